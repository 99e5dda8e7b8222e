import type Allocation from '#app/matching/allocation'
import Payout from '#app/payouts/payout'
import PayoutRun from '#app/payouts/payout_run'
import { Refusal } from '#app/shared/refusal'
import type User from '#app/users/user'

/** The payments were not paid after all. Throws a Refusal when one of them came back meanwhile. */
export async function unsettlePayouts(allocation: Allocation, by: User) {
  const { payoutRunId, payoutId } = allocation
  if (!payoutRunId && !payoutId) return
  const runId = payoutRunId ?? (await Payout.findOrFail(payoutId!)).payoutRunId!
  const run = await PayoutRun.lock(runId)
  const payouts = await run
    .related('payouts')
    .query()
    .if(payoutId, (query) => void query.where('id', payoutId!))
    .orderBy('id')
    .forUpdate()
  if (payouts.some(({ status }) => status === 'returned')) {
    throw new Refusal('line', 'paymentCameBack')
  }
  const paid = payouts.filter(({ status }) => status === 'paid')
  await Payout.moveAll(paid, 'sent', { settled_at: null })
  if (run.status === 'confirmed') {
    await run.moveTo('released', { by, set: { confirmedAt: null }, action: 'confirmation_undone' })
  }
}
