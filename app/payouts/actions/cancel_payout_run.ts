import { audit } from '#app/audit/audit'
import PayoutRun from '#app/payouts/payout_run'
import { payoutRunMachine } from '#app/payouts/payout_status'
import { tellOfRun } from '#app/payouts/tell_of_payout'
import type User from '#app/users/user'

/** Dissolves a run that was not released; its payouts wait for the next one. */
export async function cancelPayoutRun(found: PayoutRun, by: User) {
  const run = await PayoutRun.query().where('id', found.id).forUpdate().firstOrFail()
  payoutRunMachine.check(run.status, 'cancelled', 'run')

  const payouts = await run.related('payouts').query()
  await run.related('payouts').query().update({ status: 'requested', payout_run_id: null })
  await run.merge({ status: 'cancelled' }).save()
  await audit('payout_run.cancelled', { type: 'payout_run', id: run.id, tenantId: by.tenantId }, by)
  tellOfRun(run, payouts)
  return run
}
