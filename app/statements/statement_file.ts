import { compose } from '@adonisjs/core/helpers'
import { broadcast } from '#app/broadcasting/broadcast'
import { Lockable } from '#app/shared/lockable'
import { StatementFileSchema } from '#database/schema'

/** A file as the bank's web site exports it; it may hold several statements. */
export default class StatementFile extends compose(StatementFileSchema, Lockable) {
  get subject() {
    return { type: 'statement_file', id: this.id, tenantId: null }
  }

  announce() {
    broadcast('StatementMoved', this.publicId, 'admin')
  }
}
