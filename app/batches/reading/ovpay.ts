import { MOST_CENTS } from '#app/batches/reading/amount'
import { dayNumber } from '#app/batches/reading/amsterdam_time'
import { jsonItems } from '#app/batches/reading/json_items'
import type { FieldsReader } from '#app/batches/reading/record_reader'
import type { FileRecord } from '#app/batches/reading/records'
import { UnreadableFile, type ReadTransaction } from '#app/batches/reading/types'
import type { RowProblem } from '#app/batches/row_problem'
import type { TransactionKind } from '#app/trips/transaction_kind'

const FIELDS = [
  'transport',
  'status',
  'checkInLocation',
  'checkInTimestamp',
  'checkOutLocation',
  'checkOutTimestamp',
  'currency',
  'fare',
  'organisationName',
  'salesProductCommercialName',
] as const
const FIELD_COUNT = FIELDS.length + 1

const KINDS: Record<string, TransactionKind> = {
  COMPLETE: 'journey',
  CHECKEDOUT: 'journey',
  CKOMISSING: 'check_in',
  CKIMISSING: 'check_out',
  OPEN: 'check_in',
}

const TRANSPORTS: Record<string, ReadTransaction['transport']> = {
  RAIL: 'train',
  TRAIN: 'train',
  BUS: 'bus',
  TRAM: 'tram',
  METRO: 'metro',
  WATERBUS: 'waterbus',
  FERRY: 'waterbus',
}

const TIMESTAMP = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/

/** Items after which a file without a trip is refused: OVpay answers hold one kind of item. */
const ITEMS_TO_RECOGNISE = 1_000

export async function* ovpayRecords(texts: AsyncIterable<string>): AsyncGenerator<FileRecord[]> {
  let line = 0
  let isRecognised = false
  let waiting: FileRecord[] = []
  for await (const items of jsonItems(texts)) {
    isRecognised ||= items.some(looksLikeTrip)
    for (const item of items) waiting.push(recordOf(item, ++line))
    if (isRecognised) {
      yield waiting
      waiting = []
    }
    if (waiting.length > ITEMS_TO_RECOGNISE) throw new UnreadableFile('notAnExport')
  }
  if (!isRecognised) throw new UnreadableFile(line === 0 ? 'noRows' : 'notAnExport')
}

function looksLikeTrip(item: unknown) {
  const trip = tripIn(item)
  return 'checkInLocation' in trip || 'status' in trip
}

function recordOf(item: unknown, line: number): FileRecord {
  const trip = tripIn(item)
  const isCorrected = isObject(item) && (item.correctedFrom ?? null) !== null
  const fields = FIELDS.map((name) => printed(trip[name]))
  return { line, fields: [...fields, isCorrected ? 'corrected' : ''], isBroken: false }
}

export const ovpayReader: FieldsReader = {
  read: readTrip,
  accepts: (count) => count === FIELD_COUNT,
}

function readTrip(fields: string[]): ReadTransaction | RowProblem {
  const [transport, printedStatus, fromPlace, inAt, toPlace, outAt] = fields.map((field) =>
    field.trim()
  )
  const [currency, fare, operatorName, product, correction] = fields
    .slice(6)
    .map((field) => field.trim())

  const status = printedStatus.toUpperCase()
  const kind = Object.hasOwn(KINDS, status) ? KINDS[status] : null
  if (kind === null) return 'unknownStatus'

  const from = kind === 'check_out' ? null : instantIn(inAt)
  const to = kind === 'check_in' ? null : instantIn(outAt)
  if (typeof from === 'string') return from
  if (typeof to === 'string') return to
  if (kind !== 'check_out' && fromPlace === '') return 'missingPlace'
  if (kind !== 'check_in' && toPlace === '') return 'missingPlace'

  const fareCents = centsIn(fare, currency)
  if (typeof fareCents === 'string') return fareCents

  const note = [status === 'CKOMISSING' ? status : '', correction].filter(Boolean).join(', ')
  return {
    kind,
    cardNumber: null,
    at: (from ?? to) as number,
    endAt: kind === 'journey' ? to : null,
    fromPlace: fromPlace || null,
    toPlace: toPlace || null,
    // The fare of an open trip is only reserved.
    amountCents: status === 'OPEN' ? null : fareCents,
    product: product || null,
    operatorName: operatorName || null,
    transport: TRANSPORTS[transport.toUpperCase()] ?? null,
    purpose: null,
    note: note || null,
  }
}

function instantIn(timestamp: string): number | RowProblem {
  if (timestamp === '') return 'missingTime'

  const match = TIMESTAMP.exec(timestamp)
  if (match === null) return 'impossibleDate'

  const [year, month, day, hours, minutes, seconds] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  if (dayNumber(year, month, day) === null) return 'impossibleDate'
  if (hours > 23 || minutes > 59 || seconds > 59) return 'impossibleTime'

  const instant = Date.parse(timestamp)
  return Number.isNaN(instant) ? 'impossibleTime' : instant
}

function centsIn(fare: string, currency: string): number | null | RowProblem {
  if (fare === '') return null
  if (!/^-?\d+$/.test(fare) || (currency !== '' && currency !== 'EUR')) return 'unreadableAmount'

  const cents = Number(fare)
  return Math.abs(cents) > MOST_CENTS ? 'amountTooLarge' : cents
}

function tripIn(item: unknown): Record<string, unknown> {
  if (!isObject(item)) return {}
  return isObject(item.trip) ? item.trip : item
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function printed(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
