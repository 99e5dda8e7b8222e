import { claimableTrips } from '#app/claims/claims/claimable_trips'
import type { ClaimableTrip } from '#app/claims/claims/claimable_trips'
import User from '#app/people/accounts/user'
import { bulkInsert, type Value } from '#app/platform/shared/bulk_insert'
import { execute, lock } from '#app/platform/shared/execute'
import { asWorker, currentConnection } from '#app/platform/shared/tenancy'

const COLUMNS = [
  'trip_id',
  'tenant_id',
  'user_id',
  'counterparty_id',
  'kind',
  'reason',
  'gross_cents',
  'net_cents',
  'opens_on',
  'deadline_on',
  'travelled_on',
] as const

/** What is gone by: nobody has to see it again. */
const OVER = ['alreadyClaimed', 'tooLate', 'fareCoversCharge', 'belowMinimum', 'noRule']

/**
 * Works out what the employer can claim of someone's business travel, so that a page about all people reads it at once.
 * A trip without a `reason` can be claimed from `opens_on` to `deadline_on`.
 */
export const proposeClaims = (userId: number) => asWorker(() => renew(userId))

export async function renew(userId: number) {
  await lock('claim_proposals', userId)
  await execute('delete from claim_proposals where user_id = ?', [userId])
  const user = await User.find(userId)
  if (!user || user.isErased) return
  const trips = await claimableTrips(user, { claimant: 'employer' })
  const open = trips.filter(({ evaluation: { reason } }) => reason === null || !OVER.includes(reason))
  await bulkInsert(
    await currentConnection(),
    'claim_proposals',
    COLUMNS,
    open.map((one) => valuesOf(user, one))
  )
}

function valuesOf({ id, tenantId }: User, { trip, kind, evaluation, proposed }: ClaimableTrip): Value[] {
  const { quote, opensOn, deadlineOn } = evaluation
  const isOpen = evaluation.reason === null || evaluation.reason === 'tooEarly'
  const reason = !isOpen ? evaluation.reason : proposed ? null : 'capReached'
  return [
    trip.id,
    tenantId,
    id,
    trip.counterpartyId,
    kind,
    reason,
    quote?.grossCents ?? 0,
    quote?.netCents ?? 0,
    opensOn,
    deadlineOn,
    trip.travelledOn,
  ]
}
