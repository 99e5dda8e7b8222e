import Payout from '#app/money/payouts/payout'
import PayoutRun from '#app/money/payouts/payout_run'
import type User from '#app/people/accounts/user'

export async function cancelPayoutRun({ id }: Pick<PayoutRun, 'id'>, by: User) {
  const run = await PayoutRun.lock(id)
  const payouts = await run.related('payouts').query()
  await run.moveTo('cancelled', { by, field: 'run' })
  await Payout.moveAll(payouts, 'requested', { payout_run_id: null })
  return run
}
