import { audit } from '#app/audit/audit'
import Payout from '#app/payouts/payout'
import PayoutRun from '#app/payouts/payout_run'
import { newReference } from '#app/shared/reference'
import { Refusal } from '#app/shared/refusal'
import { now, today } from '#app/shared/clock'
import type User from '#app/users/user'

/** Collects every payout that is not held back; someone else releases the run. */
export async function createPayoutRun(by: User, executeOn: string) {
  if (executeOn < today()) throw new Refusal('executeOn', 'dayInThePast')
  // Skips the payouts that another run is collecting now.
  const payouts = await Payout.query()
    .withScopes((scopes) => scopes.readyForRun())
    .orderBy('id')
    .forUpdate()
    .skipLocked()
  if (payouts.length === 0) throw new Refusal('executeOn', 'noPayouts')

  const run = await PayoutRun.create({
    reference: newReference('RUN'),
    status: 'open',
    executeOn,
    totalCents: payouts.reduce((sum, payout) => sum + payout.amountCents, 0),
    payoutsCount: payouts.length,
    createdById: by.id,
    createdAt: now(),
  })
  await Payout.moveAll(payouts, 'in_run', { payout_run_id: run.id })
  await audit('payout_run.created', run.auditSubject, by, {
    total: run.totalCents,
    payouts: run.payoutsCount,
  })
  run.announce()
  return run
}
