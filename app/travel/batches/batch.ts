import { toTenant, toUser } from '#app/messages/live/channel_sequence'
import { liveEvents } from '#app/messages/live/outbox'
import { Owned } from '#app/platform/shared/owned'
import { compose } from '@adonisjs/core/helpers'
import { Stateful } from '#app/messages/events/stateful'
import { batchMachine } from '#app/travel/batches/batch_status'
import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { BatchSchema } from '#database/schema'
import { isProcessing } from '#app/travel/batches/batch_status'
import { decrypt } from '#app/platform/encryption/encrypt'
import User from '#app/people/accounts/user'

export default class Batch extends compose(BatchSchema, Stateful('batch', batchMachine), Owned) {
  static newestFirst = scope((query) => query.orderBy('id', 'desc'))

  /** What managers uploaded for all people of their organisation. */
  static ofTenant({ id }: { id: number }) {
    return this.query().where({ tenant_id: id, is_for_tenant: true })
  }

  /** What someone uploaded for themselves. */
  static personal(user: { id: number; tenantId: number }) {
    return this.ownedBy(user).where('is_for_tenant', false)
  }

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  get isProcessing() {
    return isProcessing(this.status)
  }

  /** The name as uploaded, with the card number that some operators put in it. */
  get originalFileName() {
    return this.fileNameEncrypted ? decrypt(this.fileNameEncrypted, 'file_name') : this.fileName
  }

  get audience() {
    return this.isForTenant ? toTenant(this.tenantId) : toUser(this.userId)
  }

  get live() {
    return liveEvents('BatchProgressed', this.publicId, this.audience)
  }
}
