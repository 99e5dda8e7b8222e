import type { TransactionKind } from '#app/transactions/transaction_kind'

/** The export formats Fareback reads, told apart by their content. */
export const DIALECTS = [
  'ov_nl_12',
  'ov_en_12',
  'ov_nl_10',
  'ov_en_10',
  'ns_consumer',
  'ns_business',
  'ovpay',
] as const
export type Dialect = (typeof DIALECTS)[number]

/** Why a row was set aside; the sentence for it stands in the catalogs under `rowProblems`. */
export const ROW_PROBLEMS = [
  'impossibleDate',
  'impossibleTime',
  'missingDate',
  'missingTime',
  'missingPlace',
  'unreadableAmount',
  'amountTooLarge',
  'unreadableCharacters',
  'fieldCount',
  'fieldTooLong',
  'unknownTransaction',
  'unknownStatus',
] as const
export type RowProblem = (typeof ROW_PROBLEMS)[number]

/** Things worth telling that do not stop a row; catalogs: `rowWarnings`. */
export const ROW_WARNINGS = ['cardNumberCheckDigit'] as const
export type RowWarning = (typeof ROW_WARNINGS)[number]

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
  /** As printed, sign kept; null when blank. A NS journey is charged minus credited (`Af` - `Bij`). */
  amountCents: number | null
  product: string | null
  /** Only where the export names it (OVpay, NS files): a word as written, `NS`, `GVB`. */
  operatorName: string | null
  /** Only where the export names it (OVpay). */
  transport: 'train' | 'bus' | 'tram' | 'metro' | 'waterbus' | null
  /** Private or business, where the export says so. */
  purpose: 'private' | 'business' | null
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

/** Why a whole file is refused; catalogs: `fileProblems`. */
export const FILE_PROBLEMS = [
  'empty',
  'tooLarge',
  'notAnExport',
  'otherBankOrShop',
  'noRows',
  'image',
  'pdf',
  'oldExcel',
  'workbookTooLarge',
  'brokenWorkbook',
  'brokenJson',
  'ambiguousDates',
  'tooManyRows',
  'tooManyCards',
  'tooHardToRead',
  'stoppedTwice',
  'ourFault',
] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]

/** Thrown when no row of the file can be trusted. */
export class UnreadableFile extends Error {
  constructor(readonly problem: FileProblem) {
    super(`Unreadable file: ${problem}`)
  }
}
