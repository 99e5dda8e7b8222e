import { BaseTransformer } from '@adonisjs/core/transformers'
import type PayoutRun from '#app/money/payouts/payout_run'

/** Needs the creator and the releaser loaded. */
export default class PayoutRunTransformer extends BaseTransformer<PayoutRun> {
  toObject() {
    const run = this.resource
    return {
      reference: run.reference,
      status: run.status,
      executeOn: run.executeOn,
      totalCents: run.totalCents,
      payoutsCount: run.payoutsCount,
      createdBy: run.createdBy.fullName,
      createdAt: run.createdAt.toISO()!,
      releasedBy: run.releasedBy?.fullName ?? null,
      releasedAt: run.releasedAt?.toISO() ?? null,
      confirmedAt: run.confirmedAt?.toISO() ?? null,
      isOnStatement: run.isOnStatement,
      fileChecksum: run.fileChecksum,
    }
  }
}
