import { BaseTransformer } from '@adonisjs/core/transformers'
import type Payout from '#app/money/payouts/payout'
import { now } from '#app/platform/shared/clock'
import { payoutMachine } from '#app/money/payouts/payout_status'
import { isReturnReason } from '#app/money/payouts/isomorphic/return_reason'

export default class PayoutTransformer extends BaseTransformer<Payout> {
  toObject() {
    return {
      reference: this.resource.reference,
      amountCents: this.resource.amountCents,
      ibanLast4: this.resource.ibanLast4,
      status: this.resource.status,
      createdAt: this.resource.createdAt.toISO()!,
      waitsUntil: this.#waitsUntil,
      rejectReason: this.resource.rejectReason,
      bankReason: this.#bankReason,
      canCancel: payoutMachine.allows(this.resource.status, 'cancelled'),
    }
  }

  /** Of a payment that failed; banks send codes that we have no words for. */
  get #bankReason() {
    const { status, bankReason } = this.resource
    if (status !== 'rejected' && status !== 'returned') return null
    return bankReason && isReturnReason(bankReason) ? bankReason : null
  }

  get #waitsUntil() {
    const { status, notBefore } = this.resource
    return status === 'requested' && notBefore && notBefore > now() ? notBefore.toISO() : null
  }
}
