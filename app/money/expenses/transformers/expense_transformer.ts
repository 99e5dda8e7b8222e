import { BaseTransformer } from '@adonisjs/core/transformers'
import type Expense from '#app/money/expenses/expense'

export default class ExpenseTransformer extends BaseTransformer<Expense> {
  toObject() {
    const expense = this.resource
    return {
      reference: expense.reference,
      category: expense.category,
      incurredOn: expense.incurredOn,
      amountCents: expense.amountCents,
      vatCents: expense.vatCents,
      description: expense.description,
      job: expense.job,
      status: expense.status,
      handedInAt: expense.createdAt.toISO()!,
      decidedAt: expense.decidedAt?.toISO() ?? null,
      rejectionReason: expense.rejectionReason,
      reimbursedAt: expense.reimbursedAt?.toISO() ?? null,
      isPaidOut: expense.payoutId !== null,
      canWithdraw: expense.canMoveTo('withdrawn'),
    }
  }

  /** Needs the people and the payout loaded. */
  forAdmin() {
    const expense = this.resource
    return {
      ...this.toObject(),
      person: expense.user.fullName,
      personId: expense.user.publicId,
      ibanLast4: expense.user.ibanLast4,
      isPdf: expense.receiptType === 'application/pdf',
      receiptBytes: expense.receiptSize,
      decidedBy: expense.decidedBy?.fullName ?? null,
      reimbursedBy: expense.reimbursedBy?.fullName ?? null,
      needsTwoPeople: expense.needsTwoPeople,
      payoutReference: expense.payout?.reference ?? null,
    }
  }
}
