import { toUser, toTenant } from '#app/messages/live/channel_sequence'
import { liveEvents } from '#app/messages/live/outbox'
import { isRequested } from '#app/money/payouts/questions'
import { Owned } from '#app/platform/shared/owned'
import { compose } from '@adonisjs/core/helpers'
import { Stateful } from '#app/messages/events/stateful'
import { payoutMachine } from '#app/money/payouts/payout_status'
import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { PayoutSchema } from '#database/schema'
import { now } from '#app/platform/shared/clock'
import User from '#app/people/accounts/user'

export default class Payout extends compose(PayoutSchema, Stateful('payout', payoutMachine), Owned) {
  static newestFirst = scope((query) => query.orderBy('id', 'desc'))

  static ofOrganisation({ id }: { id: number }) {
    return this.query().where({ tenant_id: id, kind: 'tenant' }).whereNull('user_id')
  }

  static readyForRun = scope((query) =>
    query
      .whereRaw(isRequested('payouts'))
      .where((free) => free.whereNull('not_before').orWhere('not_before', '<=', now().toJSDate()))
      .whereRaw('not exists (select 1 from payout_holds h where h.payout_id = payouts.id)')
  )

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  get live() {
    return liveEvents(
      'PayoutMoved',
      this.reference,
      this.userId ? toUser(this.userId) : toTenant(this.tenantId),
      'admin'
    )
  }
}
