import { amsterdamMinute } from '#app/travel/trips/amsterdam_day'
import { TRAVEL_KINDS, type TransactionKind } from '#app/travel/trips/isomorphic/transaction_kind'

/** Exports print no time at what is booked of a day, such as a refund; midnight stands for that. */
export const isOfDay = (kind: TransactionKind, at: number) =>
  amsterdamMinute(at) === 0 && !TRAVEL_KINDS.some((one) => one === kind)
