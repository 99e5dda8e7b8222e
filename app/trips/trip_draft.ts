import type { TransactionKind } from '#app/transactions/transaction_kind'

export const MODES = ['train', 'metro', 'tram', 'bus', 'waterbus', 'unknown'] as const
export type Mode = (typeof MODES)[number]

export const TRIP_STATUSES = [
  'complete',
  'missing_check_out',
  'missing_check_in',
  'still_travelling',
  'corrected',
] as const
export type TripStatus = (typeof TRIP_STATUSES)[number]

/** One step of the readable trace; each has a sentence in the catalogs under `tripReasons`. */
export const TRIP_REASONS = [
  'one_row_journey',
  'paired_same_place',
  'paired_past_midnight',
  'double_tap_left_out',
  'earlier_report_left_out',
  'only_check_outs_known',
  'check_out_without_check_in',
  'check_in_without_check_out',
  'still_open_at_end_of_file',
  'same_station_short',
  'same_station_long',
  'operator_named_in_file',
  'operator_from_product',
  'operator_from_stop_shape',
  'operator_from_station_list',
  'operator_from_city',
  'operator_unknown',
  'fare_as_charged',
  'fare_blank_subscription',
  'fee_as_charged',
  'fee_imputed_train',
  'fee_imputed_local',
  'fee_in_own_row',
  'fee_joined_by_date',
  'corrected_by_operator',
  'reported_missing_by_operator',
] as const
export type TripReason = (typeof TRIP_REASONS)[number]

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
  transport: Exclude<Mode, 'unknown'> | null
  purpose: 'private' | 'business' | null
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
  purpose: 'private' | 'business' | null
  reasons: TripReason[]
}
