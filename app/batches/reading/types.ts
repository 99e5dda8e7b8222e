import type { TransactionKind } from '#app/trips/transaction_kind'
import type { KnownMode } from '#app/trips/mode'
import type { Purpose } from '#app/trips/purpose'
import type { RowProblem } from '#app/batches/row_problem'
import type { RowWarning } from '#app/batches/row_warning'
import type { FileProblem } from '#app/batches/file_problem'

/** What an export says happened, in our words. Times are epoch milliseconds, money is cents. */
export type ReadTransaction = {
  kind: TransactionKind
  /** Digits only; null when the format does not name the card. */
  cardNumber: string | null
  /** The tap's own instant; for a `journey` the instant of its first tap. */
  at: number
  /** A journey's last tap (`journey` only). */
  endAt: number | null
  /** Where the tap or the journey began; for a check-out row the place it was checked in. */
  fromPlace: string | null
  /** Where it ended (check-out and journey rows), or the place of a top-up. */
  toPlace: string | null
  /** As printed, sign kept; null when blank. An NS journey is charged minus credited (`Af` - `Bij`). */
  amountCents: number | null
  product: string | null
  /** Only where the export names it (OVpay, NS files): a word as written, `NS`, `GVB`. */
  operatorName: string | null
  /** Only where the export names it (OVpay). */
  transport: KnownMode | null
  /** Private or business, where the export says so. */
  purpose: Purpose | null
  /** `Opmerking` / `Comments`, trimmed, null when blank. */
  note: string | null
}

/**
 * One record of an export. `line` is the line a person sees in the file (the header is line 1); in an
 * OVpay file it is the number of the trip, in a workbook the number of the row.
 */
export type ReadRow = {
  line: number
  raw: string[]
} & (
  | { transaction: ReadTransaction; problem: null; warning: RowWarning | null }
  | { transaction: null; problem: RowProblem; warning: null }
)

/** Thrown when no row of the file can be trusted. */
export class UnreadableFile extends Error {
  constructor(readonly problem: FileProblem) {
    super(`Unreadable file: ${problem}`)
  }
}
