import { compose } from '@adonisjs/core/helpers'
import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { Stateful } from '#app/messages/events/stateful'
import { liveEvents } from '#app/messages/live/outbox'
import { toUser } from '#app/messages/live/channel_sequence'
import { expenseMachine } from '#app/money/expenses/expense_status'
import { RECEIPT_TYPES } from '#app/money/expenses/receipt_type'
import Payout from '#app/money/payouts/payout'
import { firstWithRelated } from '#app/platform/shared/first_with_related'
import { Owned } from '#app/platform/shared/owned'
import User from '#app/people/accounts/user'
import { ExpenseSchema } from '#database/schema'

/** Above this, someone else reimburses than who approved. The database holds the same amount. */
export const FOUR_EYES_ABOVE_CENTS = 50_00

export default class Expense extends compose(ExpenseSchema, Stateful('expense', expenseMachine), Owned) {
  static findByReferenceOrFail(reference: string) {
    return firstWithRelated(this.query().where('reference', reference), ['user', 'decidedBy', 'reimbursedBy', 'payout'])
  }

  static newestFirst = scope((query) => query.orderBy('id', 'desc'))

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'decidedById' })
  declare decidedBy: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'reimbursedById' })
  declare reimbursedBy: BelongsTo<typeof User>

  @belongsTo(() => Payout)
  declare payout: BelongsTo<typeof Payout>

  get needsTwoPeople() {
    return this.amountCents > FOUR_EYES_ABOVE_CENTS
  }

  get receiptName() {
    return `${this.reference}.${RECEIPT_TYPES[this.receiptType]}`
  }

  get live() {
    return liveEvents('ExpenseMoved', this.reference, toUser(this.userId), 'admin')
  }
}
