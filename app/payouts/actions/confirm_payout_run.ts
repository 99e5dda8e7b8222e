import { post } from '#app/ledger/ledger'
import PayoutRun from '#app/payouts/payout_run'
import { now } from '#app/shared/clock'
import type User from '#app/users/user'

/** The bank statement shows the run: each payment has left the bank. */
export async function confirmPayoutRun({ id }: Pick<PayoutRun, 'id'>, by: User) {
  const run = await PayoutRun.lock(id)
  run.assertCanMove('confirmed', 'run')

  const payouts = await run.related('payouts').query().where('status', 'sent').orderBy('id')
  for (const payout of payouts) {
    await post({
      kind: 'payout.paid',
      key: `payout:${payout.id}:paid`,
      postings: [
        { account: 'in_transit', amountCents: -payout.amountCents },
        { account: 'bank', amountCents: payout.amountCents },
      ],
      subject: { type: 'payout', id: payout.id },
      actorId: by.id,
    })
    await payout.moveTo('paid', { by })
  }
  return run.moveTo('confirmed', { by, set: { confirmedAt: now() } })
}
