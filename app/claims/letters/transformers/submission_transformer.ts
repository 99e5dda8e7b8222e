import { BaseTransformer } from '@adonisjs/core/transformers'
import type Submission from '#app/claims/letters/submission'

/** Needs the operator, the message and the creator loaded. */
export default class SubmissionTransformer extends BaseTransformer<Submission> {
  toObject() {
    const submission = this.resource
    return {
      reference: submission.reference,
      operatorName: submission.counterparty.name,
      address: submission.counterparty.address,
      kind: submission.kind,
      argument: submission.argument,
      status: submission.status,
      day: submission.day,
      claimCount: submission.claimCount,
      grossCents: submission.grossCents,
      recipient: submission.recipient,
      letterSha256: submission.letterSha256,
      tableSha256: submission.tableSha256,
      delivery: submission.email ? submission.email.status : null,
      problem: submission.problem,
      isStub: submission.receipt === 'stub',
      postedOn: submission.postedOn,
      postedTo: submission.postedTo,
      deliveryProblem: submission.email?.problem ?? null,
      createdBy: submission.createdBy?.fullName ?? null,
      awaitsCheck: submission.awaitsCheck,
      checkedBy: submission.checkedBy?.fullName ?? null,
      createdAt: submission.createdAt.toISO()!,
      submittedAt: submission.submittedAt?.toISO() ?? null,
    }
  }
}
