import type Allocation from '#app/money/matching/allocation'
import Payout from '#app/money/payouts/payout'
import PayoutRun from '#app/money/payouts/payout_run'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

/** The payments were not paid after all. Throws a Refusal when one that was came back, or was rejected, meanwhile. */
export async function reopenPayouts({ id }: Allocation, by: User) {
  const debited = await Payout.query().where('debitedById', id).select('payoutRunId')
  const runs = []
  for (const runId of new Set(debited.map(({ payoutRunId }) => payoutRunId!))) {
    runs.push(await PayoutRun.lock(runId))
  }
  const payouts = await Payout.query().where('debitedById', id).orderBy('id').forUpdate()
  const paid = payouts.filter(({ status }) => status === 'paid')
  const hasMoved = payouts.some(({ status, settledAt }) => status !== 'paid' && settledAt !== null)
  if (hasMoved) throw new Refusal('line', 'paymentCameBack')

  await Payout.moveAll(paid, 'sent', { settled_at: null })
  await Payout.query().where('debitedById', id).update({ debited_by_id: null })
  for (const run of runs) {
    if (run.status !== 'confirmed' || paid.length === 0) continue
    await run.moveTo('released', { by, set: { confirmedAt: null }, action: 'confirmation_undone' })
  }
}
