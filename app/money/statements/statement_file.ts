import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { liveEvents } from '#app/messages/live/outbox'
import { Lockable } from '#app/platform/shared/lockable'
import User from '#app/people/accounts/user'
import { StatementFileSchema } from '#database/schema'

/** A file as the bank's web site exports it; it may hold several statements. */
export default class StatementFile extends compose(StatementFileSchema, Lockable) {
  @belongsTo(() => User, { foreignKey: 'withdrawnById' })
  declare withdrawnBy: BelongsTo<typeof User>

  get auditSubject() {
    return { type: 'statement_file', id: this.id, tenantId: null }
  }

  get live() {
    return liveEvents('StatementMoved', this.publicId, 'admin')
  }
}
