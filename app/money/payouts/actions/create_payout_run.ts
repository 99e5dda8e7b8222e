import { record } from '#app/messages/events/record'
import Payout from '#app/money/payouts/payout'
import PayoutRun from '#app/money/payouts/payout_run'
import { newReference } from '#app/platform/shared/reference'
import { Refusal } from '#app/platform/shared/refusal'
import { now, today } from '#app/platform/shared/clock'
import { isTargetDay, nextTargetDay } from '#app/platform/shared/target_days'
import { plusDays } from '#app/platform/shared/working_days'
import type User from '#app/people/accounts/user'

const MAX_DAYS_AHEAD = 30

export function executionDays() {
  return { earliest: nextTargetDay(today()), latest: plusDays(today(), MAX_DAYS_AHEAD) }
}

export async function createPayoutRun(by: User, executeOn: string) {
  refuseOtherDays(executeOn)
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
  await record('payout_run.created', run, by, {
    total: run.totalCents,
    payouts: run.payoutsCount,
  })
  return run
}

function refuseOtherDays(day: string) {
  const { earliest, latest } = executionDays()
  if (day < today()) throw new Refusal('executeOn', 'dayInThePast')
  if (day > latest) throw new Refusal('executeOn', 'tooFarAhead', { days: MAX_DAYS_AHEAD })
  if (isTargetDay(day)) return
  const next = nextTargetDay(day)
  throw new Refusal('executeOn', 'notATargetDay', { day: next > latest ? earliest : next })
}
