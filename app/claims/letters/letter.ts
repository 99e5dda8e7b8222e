import { compose } from '@adonisjs/core/helpers'
import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { Stateful } from '#app/messages/events/stateful'
import { attachmentsOfLetterSql } from '#app/claims/attachments/attachments_of'
import { liveEvents } from '#app/messages/live/outbox'
import Counterparty from '#app/travel/operators/counterparty'
import Email from '#app/messages/emails/email'
import { firstWithRelated } from '#app/platform/shared/first_with_related'
import { letterMachine } from '#app/claims/letters/letter_status'
import User from '#app/people/accounts/user'
import { LetterSchema } from '#database/schema'

export default class Letter extends compose(LetterSchema, Stateful('letter', letterMachine)) {
  static findByReferenceOrFail(reference: string) {
    return firstWithRelated(
      this.query().where('reference', reference),
      ['counterparty', 'email', 'createdBy', 'checkedBy'],
      { attachments: attachmentsOfLetterSql('root') }
    )
  }

  static newestFirst = scope((query) => query.orderBy('id', 'desc'))

  @belongsTo(() => Counterparty)
  declare counterparty: BelongsTo<typeof Counterparty>

  @belongsTo(() => Email)
  declare email: BelongsTo<typeof Email>

  @belongsTo(() => User, { foreignKey: 'createdById' })
  declare createdBy: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'checkedById' })
  declare checkedBy: BelongsTo<typeof User>

  get awaitsCheck() {
    return this.needsCheck && this.status === 'prepared' && this.checkedAt === null
  }

  get live() {
    return liveEvents('LetterMoved', this.reference, 'admin')
  }
}
