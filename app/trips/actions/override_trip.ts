import { audit } from '#app/audit/audit'
import Counterparty from '#app/counterparties/counterparty'
import { Refusal } from '#app/shared/refusal'
import { currentConnection, queryRows } from '#app/shared/tenancy'
import { isoDate } from '#app/shared/clock'
import { currentInference } from '#app/trips/operators/current_inference'
import { rebuildTrips } from '#app/trips/actions/rebuild_trips'
import type { TapReading } from '#app/trips/tap_reading'
import type { FareOrigin } from '#app/trips/fare_origin'
import type Trip from '#app/trips/trip'
import TripOverride from '#app/trips/trip_override'
import type User from '#app/users/user'

type Given = {
  /** A slug. */
  operator?: string
  fare?: { cents: number; origin: FareOrigin }
  isDouble?: boolean
  tapReading?: TapReading
  note?: string | null
}

/** Where it is known who ran between the stops that day, nobody else did; elsewhere whoever ran anything of the kind that day. */
async function assertRanThere(trip: Trip, { slug, name }: Counterparty) {
  const { possibleFor } = await currentInference(await currentConnection())
  const at = trip.travelledAt.toMillis()
  const possible = possibleFor({ fromPlace: trip.fromPlace, toPlace: trip.toPlace, mode: trip.mode, at }) // prettier-ignore
  const here = possible.filter(({ isHere }) => isHere)
  const open = here.length > 0 ? here : possible
  if (open.some(({ operator }) => operator === slug)) return
  throw new Refusal('operator', 'operatorNotThere', { operator: name, day: isoDate(trip.travelledAt) }) // prettier-ignore
}

/** Only a check-in without a check-out can be read in several ways, and only a tap beside another operator's is at a wrong post. */
function assertCanBe(trip: Trip, tapReading: TapReading) {
  const isOpen = trip.status === 'missing_check_out' || trip.reasons.includes('tap_was_arrival')
  const hasPost = tapReading !== 'wrong_post' || trip.otherPostTransactionId !== null
  if (!isOpen || !hasPost) throw new Refusal('tapReading', 'tapNotOpen')
}

/** Keeps what was said before of what is not given now. Throws a Refusal for a trip with a claim, and an operator that did not run there that day. */
export async function overrideTrip(
  trip: Trip,
  { operator, fare, isDouble, tapReading, note }: Given,
  by: User
) {
  const [claimed] = await queryRows(
    "select 1 from claims where trip_id = ? and status not in ('withdrawn', 'expired') limit 1",
    [trip.id]
  )
  if (claimed) throw new Refusal('operator', 'tripClaimed')
  if ([operator, fare, isDouble, tapReading, note].every((one) => one === undefined))
    throw new Refusal('operator', 'operatorNotFound')
  const chosen = operator === undefined ? null : await Counterparty.findBy('slug', operator)
  if (operator !== undefined && !chosen) throw new Refusal('operator', 'operatorNotFound')
  if (chosen) await assertRanThere(trip, chosen)
  if (tapReading !== undefined) assertCanBe(trip, tapReading)

  await TripOverride.updateOrCreate(
    { anchorTransactionId: trip.anchorTransactionId },
    {
      tenantId: trip.tenantId,
      userId: trip.userId,
      ...(chosen && { counterpartyId: chosen.id }),
      ...(fare && { fareCents: fare.cents, fareOrigin: fare.origin }),
      ...(isDouble !== undefined && { isDouble }),
      ...(tapReading !== undefined && { tapReading }),
      ...(note !== undefined && { note: note || null }),
    }
  )
  await audit('trip.overridden', { type: 'trip', id: trip.id, tenantId: trip.tenantId }, by, {
    operator,
    fare: fare?.cents,
    origin: fare?.origin,
    isDouble,
    tapReading,
    note,
  })
  await rebuildTrips([trip.cardId])
}
