import type { Dialect } from '#app/travel/trips/dialect'
import type { TransactionKind } from '#app/travel/trips/isomorphic/transaction_kind'
import type { Purpose } from '#app/travel/trips/purpose'
import type { KnownMode, Mode } from '#app/travel/operators/isomorphic/mode'
import type { TravelClass } from '#app/travel/trips/travel_class'
import type { TripStatus } from '#app/travel/trips/isomorphic/trip_status'
import type { RailPass } from '#app/travel/operators/isomorphic/rail_pass'
import type { TripReason } from '#app/travel/trips/trip_reason'

/** Times are epoch milliseconds. */
export type TravelTransaction = {
  id: number
  format: Dialect | null
  kind: TransactionKind
  at: number
  endAt: number | null
  fromPlace: string | null
  toPlace: string | null
  amountCents: number | null
  product: string | null
  travelClass: TravelClass | null
  operatorName: string | null
  transport: KnownMode | null
  purpose: Purpose | null
  note: string | null
  correctionFrom: number | null
  correctionUntil: number | null
  externalId: string | null
  version: number | null
}

export type TripDraft = {
  /** Identifies the trip for good: its check-in, else its check-out; of merged reports the one stored first. */
  anchorTransactionId: number
  checkInTransactionId: number | null
  checkOutTransactionId: number | null
  feeTransactionId: number | null
  refundTransactionId: number | null
  mergedTransactionIds: number[]
  /** Fees and refunds of this trip or another one, which only the traveller knows. */
  unclearTransactionIds: number[]
  /** The anchor of a trip at another operator's post that can be the same journey. */
  otherPostTransactionId: number | null
  status: TripStatus
  mode: Mode
  operator: string | null
  /** Slugs; filled where several operators are possible. */
  operatorChoices: string[]
  fromPlace: string | null
  toPlace: string | null
  checkedInAt: number | null
  checkedOutAt: number | null
  /** Null when unknown (blank on a subscription). */
  fareCents: number | null
  feeCents: number | null
  sameStation: boolean
  /** Of a missed tap in a train: what can have been on the card. */
  railPasses: RailPass[]
  purpose: Purpose | null
  reasons: TripReason[]
}
