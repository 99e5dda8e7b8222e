import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { liveEvents } from '#app/messages/live/outbox'
import Counterparty from '#app/travel/operators/counterparty'
import { Lockable } from '#app/platform/shared/lockable'
import Statement from '#app/money/statements/statement'
import { StatementLineSchema } from '#database/schema'

/** A line of our bank account. Positive amounts came in; what is open stands in suspense. */
export default class StatementLine extends compose(StatementLineSchema, Lockable) {
  static findByReferenceOrFail(reference: string) {
    return this.findByOrFail('reference', reference)
  }

  @belongsTo(() => Statement)
  declare statement: BelongsTo<typeof Statement>

  @belongsTo(() => Counterparty)
  declare counterparty: BelongsTo<typeof Counterparty>

  get auditSubject() {
    return { type: 'statement_line', id: this.id, tenantId: null }
  }

  get live() {
    return liveEvents('LineMoved', this.reference, 'admin')
  }
}
