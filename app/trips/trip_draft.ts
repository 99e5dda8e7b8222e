import type { TransactionKind } from '#app/trips/transaction_kind'
import type { Purpose } from '#app/trips/purpose'
import type { KnownMode, Mode } from '#app/trips/mode'
import type { TripStatus } from '#app/trips/trip_status'
import type { TripReason } from '#app/trips/trip_reason'

/** A stored transaction of one card, as the trip builder reads it. Times are epoch milliseconds. */
export type TravelTransaction = {
  id: number
  kind: TransactionKind
  at: number
  endAt: number | null
  fromPlace: string | null
  toPlace: string | null
  amountCents: number | null
  product: string | null
  operatorName: string | null
  transport: KnownMode | null
  purpose: Purpose | null
  note: string | null
}

/** A trip as rebuilt from the transactions of one card, before it is stored. */
export type TripDraft = {
  /** The transaction that names the trip for good: its check-in, or its check-out where there is none. */
  anchorTransactionId: number
  checkInTransactionId: number | null
  checkOutTransactionId: number | null
  /** The separate row that charged the correction fee (NS business), if any. */
  feeTransactionId: number | null
  status: TripStatus
  mode: Mode
  /** Slug of the counterparty (`ns`, `gvb`, `ret`, `htm`, ...), or null when it cannot be told. */
  operator: string | null
  fromPlace: string | null
  toPlace: string | null
  checkedInAt: number | null
  checkedOutAt: number | null
  /** What the traveller paid for it, in cents; null when unknown (blank on a subscription). */
  fareCents: number | null
  /** Present when a missed tap was charged: the correction fee in cents (charged or imputed). */
  feeCents: number | null
  /** Checked in and out at the same place. */
  sameStation: boolean
  purpose: Purpose | null
  reasons: TripReason[]
}
