import { record } from '#app/messages/events/record'
import Payout from '#app/money/payouts/payout'
import PayoutRun from '#app/money/payouts/payout_run'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

export async function removeFromRun({ id }: Pick<Payout, 'id'>, by: User) {
  const { payoutRunId } = await Payout.findOrFail(id)
  if (!payoutRunId) throw new Refusal('payout', 'illegalMove')
  const run = await PayoutRun.lock(payoutRunId)
  if (run.status !== 'open') throw new Refusal('payout', 'runReleased')

  const payout = await Payout.lock(id)
  if (payout.payoutRunId !== run.id) throw new Refusal('payout', 'illegalMove')
  await payout.moveTo('requested', {
    by,
    set: { payoutRunId: null },
    action: 'removed_from_run',
    audit: { run: run.reference },
  })
  if (run.payoutsCount === 1) return run.moveTo('cancelled', { by, field: 'run' })

  run.totalCents -= payout.amountCents
  run.payoutsCount -= 1
  await run.save()
  await record('payout_run.payout_removed', run, by, { payout: payout.reference })
  return run
}
