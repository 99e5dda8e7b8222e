import type { ReadRow, ReadTransaction } from '#app/travel/batches/reading/types'

const EVERY_FIELD = {
  kind: true,
  cardNumber: true,
  at: true,
  endAt: true,
  fromPlace: true,
  toPlace: true,
  amountCents: true,
  product: true,
  travelClass: true,
  operatorName: true,
  transport: true,
  purpose: true,
  note: true,
  correctionFrom: true,
  correctionUntil: true,
  externalId: true,
  version: true,
} satisfies Record<keyof ReadTransaction, true>
const FIELDS = Object.keys(EVERY_FIELD) as (keyof ReadTransaction)[]

/** Without the names of its fields, which are most of a row; what was printed is kept of rows that were not understood. */
export type PackedRow = [line: number, problem: unknown, warning: unknown, raw: string[] | null, ...values: unknown[]]

export function packRow({ line, problem, warning, raw, transaction }: ReadRow): PackedRow {
  if (!transaction) return [line, problem, warning, raw]
  return [line, problem, warning, null, ...FIELDS.map((field) => transaction[field])]
}

export function unpackRow([line, problem, warning, raw, ...values]: PackedRow) {
  return { line, problem, warning, raw: raw ?? [], transaction: raw ? null : unpackTransaction(values) } as ReadRow
}

function unpackTransaction(values: unknown[]) {
  const transaction: Record<string, unknown> = {}
  for (let index = 0; index < FIELDS.length; index++) transaction[FIELDS[index]] = values[index]
  return transaction
}
