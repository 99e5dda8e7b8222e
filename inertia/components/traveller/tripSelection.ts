import type { Data } from '~generated/data'

export type ClaimableTrip = Data.Claims.Claims.ClaimableTrip
export type Chosen = ReadonlySet<string>

export const isReady = (trip: ClaimableTrip) => trip.reason === null

/** The operator corrects no more taps in this period, whatever stop is named. */
export const isCapReached = (trip: ClaimableTrip) => trip.cap?.left === 0

/** A stop or a fare would change what is asked for it, so that it may still become ready. */
const OPEN_TO_A_STOP = ['placeMissing', 'fareUnknown', 'fareCoversCharge', 'belowMinimum']
const needsStop = (trip: ClaimableTrip) =>
  trip.missedTap !== null && trip.reason !== null && OPEN_TO_A_STOP.includes(trip.reason) && !isCapReached(trip)

export const needsOperator = (trip: ClaimableTrip) => trip.reason === 'operatorUnknown'

/** Two cards made the same trip at one gate. */
export const isDoubleAsked = (trip: ClaimableTrip) => trip.reason === 'samePersonUnknown'

/** A fee or a refund in the file can be of this trip or of another one. */
export const isPaymentAsked = (trip: ClaimableTrip) => trip.reason === 'paymentUnclear'

/** What it was charged depends on the product on the card. */
export const isProductAsked = (trip: ClaimableTrip) => trip.reason === 'productUnknown'

/** A check-in can have been the start of a trip or its end. */
export const isTapAsked = (trip: ClaimableTrip) => trip.reason === 'tapUnknown'

/** Nobody knows yet what the check-in was, whatever else is asked first. */
export const isTapOpen = ({ tapReadings, tapReading }: ClaimableTrip) => tapReadings.length > 0 && tapReading === null

/** The traveller can say what is missing. */
export const needsDetails = (trip: ClaimableTrip) =>
  needsOperator(trip) ||
  needsStop(trip) ||
  isDoubleAsked(trip) ||
  isPaymentAsked(trip) ||
  isProductAsked(trip) ||
  isTapAsked(trip)

/** The trips that will be claimed: chosen, and still possible after the last change of a stop. */
export const chosenTrips = (trips: ClaimableTrip[], chosen: Chosen) =>
  trips.filter((trip) => isReady(trip) && chosen.has(trip.tripId))

/** Whether the operator's cap leaves no turn for a trip beside those that are chosen. */
export function isCapFull(trip: ClaimableTrip, trips: ClaimableTrip[], chosen: Chosen) {
  if (!trip.cap || chosen.has(trip.tripId)) return false
  const taken = chosenTrips(trips, chosen).filter((other) => other.capKey === trip.capKey)
  return taken.length >= trip.cap.left
}

/** Adds a trip where the cap allows it. */
export function choose(trip: ClaimableTrip, trips: ClaimableTrip[], chosen: Chosen): Chosen {
  if (!isReady(trip) || isCapFull(trip, trips, chosen)) return chosen
  return new Set([...chosen, trip.tripId])
}

/** Adds a trip in the place of the one that brings least of those that share its cap. */
export function swap(trip: ClaimableTrip, trips: ClaimableTrip[], chosen: Chosen): Chosen {
  const [least] = chosenTrips(trips, chosen)
    .filter(({ capKey }) => capKey === trip.capKey)
    .sort((a, b) => (a.netCents ?? 0) - (b.netCents ?? 0))
  return choose(trip, trips, new Set([...chosen].filter((id) => id !== least?.tripId)))
}

/** As many as the caps allow, in the order in which they come: the most valuable first. */
export const chooseAll = (trips: ClaimableTrip[]) =>
  trips.reduce<Chosen>((chosen, trip) => choose(trip, trips, chosen), new Set())

export function totalOf(trips: ClaimableTrip[]) {
  const sum = (pick: (trip: ClaimableTrip) => number | null) =>
    trips.reduce((total, trip) => total + (pick(trip) ?? 0), 0)

  return {
    grossCents: sum((trip) => trip.grossCents),
    feeCents: sum((trip) => trip.feeCents),
    netCents: sum((trip) => trip.netCents),
  }
}
