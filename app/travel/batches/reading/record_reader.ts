import { TRAVEL_KINDS, type TransactionKind } from '#app/travel/trips/isomorphic/transaction_kind'
import { hasWrongCheckDigit } from '#app/travel/batches/reading/card_number'
import { READING_LIMITS } from '#app/travel/batches/reading/limits'
import type { FileRecord } from '#app/travel/batches/reading/records'
import type { ReadRow, ReadTransaction } from '#app/travel/batches/reading/types'
import type { RowProblem } from '#app/travel/batches/row_problem'
import { cleanText, isClean, isTurned, oneLine, shortened } from '#app/platform/shared/clean_text'

export type FieldsReader = {
  read(fields: string[]): ReadTransaction | RowProblem | null
  accepts(fieldCount: number): boolean
}

const MAX_FIELD_LENGTH = READING_LIMITS.fieldCharacters
const MAX_RAW_FIELDS = 50
const TRAVELS = new Set<TransactionKind>(TRAVEL_KINDS)
/** Clocks of readers on the way are not all right. In milliseconds. */
const DAY = 86_400_000

export function rowOf({ line, fields, isBroken }: FileRecord, reader: FieldsReader): ReadRow | null {
  if (isBlank(fields)) return null

  const problem = fieldProblem(fields)
  if (problem !== null) return rejectedRow(line, fields, problem)
  if (isBroken) return rejectedRow(line, fields, 'fieldCount')

  const read = fields.some(isTurned) ? fields.map(oneLine) : fields
  const transaction = reader.accepts(fields.length) ? reader.read(read) : 'fieldCount'
  if (transaction === null) return null
  if (typeof transaction === 'string') return rejectedRow(line, fields, transaction)
  if (TRAVELS.has(transaction.kind) && transaction.at > Date.now() + DAY) return rejectedRow(line, fields, 'futureDate')

  const { cardNumber } = transaction
  const isWrong = cardNumber !== null && hasWrongCheckDigit(cardNumber)
  const warning = isWrong ? 'cardNumberCheckDigit' : null
  return { line, raw: fields, transaction, problem: null, warning }
}

export function isBlank(fields: string[]): boolean {
  for (const field of fields) {
    if (field !== '' && field.trim() !== '') return false
  }
  return true
}

function fieldProblem(fields: string[]): RowProblem | null {
  let isTooLong = false
  for (const field of fields) {
    if (!isClean(field) || field.includes('\uFFFD')) {
      return 'unreadableCharacters'
    }
    if (field.length > MAX_FIELD_LENGTH) isTooLong = true
  }
  return isTooLong ? 'fieldTooLong' : null
}

function rejectedRow(line: number, fields: string[], problem: RowProblem): ReadRow {
  const raw = fields.slice(0, MAX_RAW_FIELDS).map(storable)
  return { line, raw, transaction: null, problem, warning: null }
}

const storable = (field: string) => shortened(cleanText(field), MAX_FIELD_LENGTH)
