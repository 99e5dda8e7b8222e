import type { TransactionKind } from '#app/travel/trips/isomorphic/transaction_kind'
import type { KnownMode } from '#app/travel/operators/isomorphic/mode'
import type { TravelClass } from '#app/travel/trips/travel_class'
import type { Purpose } from '#app/travel/trips/purpose'
import type { RowProblem } from '#app/travel/batches/row_problem'
import type { RowWarning } from '#app/travel/batches/row_warning'
import type { FileProblem } from '#app/travel/batches/file_problem'

/** Times are epoch milliseconds, money is cents. */
export type ReadTransaction = {
  kind: TransactionKind
  /** Digits only; null when the format does not name the card. */
  cardNumber: string | null
  /** The tap's own instant; for a `journey` the instant of its first tap. */
  at: number
  endAt: number | null
  /** For a check-out the place of its check-in. */
  fromPlace: string | null
  /** The end of a check-out or journey row, or the place of a top-up. */
  toPlace: string | null
  /** As printed, sign kept; null when blank. An NS journey is charged minus credited (`Af` - `Bij`). */
  amountCents: number | null
  product: string | null
  travelClass: TravelClass | null
  /** Only in OVpay and NS files, as written: `NS`, `GVB`. */
  operatorName: string | null
  transport: KnownMode | null
  purpose: Purpose | null
  note: string | null
  correctionFrom: number | null
  correctionUntil: number | null
  /** OVpay's own name for the trip, and how often it changed. */
  externalId: string | null
  version: number | null
}

/** `line`: the line of the file (the header is 1), the row of a workbook, or the number of the OVpay trip. */
export type ReadRow = {
  line: number
  raw: string[]
} & (
  | { transaction: ReadTransaction; problem: null; warning: RowWarning | null }
  | { transaction: null; problem: RowProblem; warning: null }
)

export class UnreadableFile extends Error {
  constructor(readonly problem: FileProblem) {
    super(`Unreadable file: ${problem}`)
  }
}
