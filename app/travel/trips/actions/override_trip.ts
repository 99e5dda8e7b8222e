import { record } from '#app/messages/events/record'
import Counterparty from '#app/travel/operators/counterparty'
import { enqueue } from '#app/platform/queue/queue'
import { Refusal } from '#app/platform/shared/refusal'
import { execute, exists } from '#app/platform/shared/execute'
import { currentConnection } from '#app/platform/shared/tenancy'
import { isoDate } from '#app/platform/shared/clock'
import { currentInference } from '#app/travel/trips/operators/current_inference'
import { rebuildTrips } from '#app/travel/trips/actions/rebuild_trips'
import type { Purpose } from '#app/travel/trips/purpose'
import type { TapReading } from '#app/travel/trips/isomorphic/tap_reading'
import type { FareOrigin } from '#app/travel/trips/fare_origin'
import Trip from '#app/travel/trips/trip'
import TripOverride from '#app/travel/trips/trip_override'
import User from '#app/people/accounts/user'

type Given = {
  operator?: string
  fare?: { cents: number; origin: FareOrigin }
  isDouble?: boolean
  tapReading?: TapReading
  purpose?: Purpose
  note?: string | null
}

/** Where nobody is known between the stops that day, it may be anyone who ran that kind of vehicle. */
async function assertRanThere(trip: Trip, { slug, name }: Counterparty) {
  const { possibleFor } = await currentInference(await currentConnection())
  const at = trip.travelledAt.toMillis()
  const possible = possibleFor({ fromPlace: trip.fromPlace, toPlace: trip.toPlace, mode: trip.mode, at })
  const here = possible.filter(({ isHere }) => isHere)
  const open = here.length > 0 ? here : possible
  if (open.some(({ operator }) => operator === slug)) return
  throw new Refusal('operator', 'operatorNotThere', { operator: name, day: isoDate(trip.travelledAt) })
}

function assertCanBe(trip: Trip, tapReading: TapReading) {
  const isOpen = trip.status === 'missing_check_out' || trip.reasons.includes('tap_was_arrival')
  const hasPost = tapReading !== 'wrong_post' || trip.otherPostTransactionId !== null
  if (!isOpen || !hasPost) throw new Refusal('tapReading', 'tapNotOpen')
}

const saysSomething = ({ counterpartyId, fareCents, isDouble, tapReading, purpose, note }: TripOverride) =>
  [counterpartyId, fareCents, isDouble, tapReading, purpose, note].some((one) => one !== null && one !== undefined)

/** One tap of a journey is at a wrong post: what was said of the other goes. Throws a Refusal where that is claimed. */
async function readOtherPost(trip: Trip) {
  const other = await Trip.ownedBy({ id: trip.userId, tenantId: trip.tenantId })
    .where('anchor_transaction_id', trip.otherPostTransactionId!)
    .first()
  if (!other) return
  const claimed = await exists("select 1 from live_claims where trip_id = ? and kind = 'wrong_post'", [other.id])
  if (claimed) throw new Refusal('tapReading', 'otherPostClaimed')
  const tapReading = other.travelledAt < trip.travelledAt ? 'departure' : 'arrival'
  await execute(
    "update trip_overrides set tap_reading = ? where anchor_transaction_id = ? and tap_reading = 'wrong_post'",
    [tapReading, other.anchorTransactionId]
  )
}

/** Keeps what was said before. Throws a Refusal for a trip with a claim, and an operator that did not run there. */
export async function overrideTrip(trip: Trip, { operator, fare, ...rest }: Given, by: User) {
  // As filing does, so that a claim and a word about its trip come one after the other.
  await User.lock(trip.userId)
  const claimed = await exists('select 1 from live_claims where trip_id = ? limit 1', [trip.id])
  if (claimed) throw new Refusal('operator', 'tripClaimed')
  const { isDouble, tapReading, purpose, note } = rest
  if ([operator, fare, isDouble, tapReading, purpose, note].every((one) => one === undefined))
    throw new Refusal('operator', 'operatorNotFound')
  const chosen = operator === undefined ? null : await Counterparty.findBy('slug', operator)
  if (operator !== undefined && !chosen) throw new Refusal('operator', 'operatorNotFound')
  if (chosen) await assertRanThere(trip, chosen)
  if (tapReading !== undefined) assertCanBe(trip, tapReading)

  const row = await TripOverride.firstOrNew({ anchorTransactionId: trip.anchorTransactionId })
  row.merge({
    tenantId: trip.tenantId,
    userId: trip.userId,
    ...(chosen && { counterpartyId: chosen.id }),
    ...(fare && { fareCents: fare.cents, fareOrigin: fare.origin }),
    ...(isDouble !== undefined && { isDouble }),
    ...(tapReading !== undefined && { tapReading }),
    ...(purpose !== undefined && { purpose }),
    ...(note !== undefined && { note: note || null }),
  })
  if (saysSomething(row)) await row.save()
  else if (row.$isPersisted) await row.delete()
  if (tapReading === 'wrong_post') await readOtherPost(trip)
  await record('trip.overridden', { type: 'trip', id: trip.id, tenantId: trip.tenantId }, by, {
    operator,
    fare: fare?.cents,
    origin: fare?.origin,
    ...rest,
  })
  await rebuildTrips([trip.cardId])
  if (purpose !== undefined || trip.isBusiness) await enqueue('propose_claims', { userId: trip.userId })
}
