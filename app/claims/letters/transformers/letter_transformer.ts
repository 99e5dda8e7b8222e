import { BaseTransformer } from '@adonisjs/core/transformers'
import type Letter from '#app/claims/letters/letter'

/** Needs the operator, the message and the creator loaded. */
export default class LetterTransformer extends BaseTransformer<Letter> {
  toObject() {
    const letter = this.resource
    return {
      reference: letter.reference,
      operatorName: letter.counterparty.name,
      address: letter.counterparty.address,
      kind: letter.kind,
      argument: letter.argument,
      status: letter.status,
      day: letter.day,
      claimCount: letter.claimCount,
      grossCents: letter.grossCents,
      recipient: letter.recipient,
      letterSha256: letter.letterSha256,
      tableSha256: letter.tableSha256,
      delivery: letter.email ? letter.email.status : null,
      problem: letter.problem,
      isStub: letter.receipt === 'stub',
      postedOn: letter.postedOn,
      postedTo: letter.postedTo,
      deliveryProblem: letter.email?.problem ?? null,
      createdBy: letter.createdBy?.fullName ?? null,
      awaitsCheck: letter.awaitsCheck,
      checkedBy: letter.checkedBy?.fullName ?? null,
      createdAt: letter.createdAt.toISO()!,
      submittedAt: letter.submittedAt?.toISO() ?? null,
    }
  }
}
