import { MAX_CENTS } from '#app/travel/batches/reading/amount'
import { EARLIEST_YEAR, LATEST_YEAR, dayNumber } from '#app/travel/batches/reading/amsterdam_time'
import { jsonItems } from '#app/travel/batches/reading/json_items'
import type { FieldsReader } from '#app/travel/batches/reading/record_reader'
import type { FileRecord } from '#app/travel/batches/reading/records'
import { UnreadableFile, type ReadTransaction } from '#app/travel/batches/reading/types'
import type { RowProblem } from '#app/travel/batches/row_problem'
import type { TransactionKind } from '#app/travel/trips/isomorphic/transaction_kind'

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
  'id',
  'version',
] as const
/** Whether it was corrected, and from when to when it can be. */
const EXTRA_FIELDS = 3
const FIELD_COUNT = FIELDS.length + EXTRA_FIELDS

const KINDS: Record<string, TransactionKind> = {
  COMPLETE: 'journey',
  CHECKEDOUT: 'journey',
  CKOMISSING: 'check_in',
  CKIMISSING: 'check_out',
  OPEN: 'check_in',
  CHECKEDIN: 'check_in',
}

const MAX_ID_LENGTH = 40

/** The fare of these is only set aside. */
const UNFINISHED = ['OPEN', 'CHECKEDIN']

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

const EPOCH = /^\d{9,10}$|^\d{12,13}$/

/** A file without a trip in so many items is refused: OVpay answers hold one kind of item. */
const ITEMS_TO_RECOGNISE = 1_000

export async function* ovpayRecords(texts: AsyncIterable<string>): AsyncGenerator<FileRecord[]> {
  let line = 0
  let isRecognised = false
  let hasPayment = false
  let waiting: FileRecord[] = []
  for await (const items of jsonItems(texts)) {
    isRecognised ||= items.some(looksLikeTrip)
    hasPayment ||= items.some(looksLikePayment)
    for (const item of items) {
      if (!looksLikePayment(item)) waiting.push(recordOf(item, ++line))
    }
    if (isRecognised) {
      yield waiting
      waiting = []
    }
    if (waiting.length > ITEMS_TO_RECOGNISE) throw new UnreadableFile('notAnExport')
  }
  if (isRecognised) return
  if (hasPayment) throw new UnreadableFile('ovpayPayments')
  throw new UnreadableFile(line === 0 ? 'noRows' : 'notAnExport')
}

function looksLikeTrip(item: unknown) {
  const trip = tripIn(item)
  return !looksLikePayment(item) && ('checkInLocation' in trip || 'status' in trip)
}

/** A receipt and the list of payments: amounts and references, without stops. */
function looksLikePayment(item: unknown) {
  if (!isObject(item) || 'trip' in item || 'checkInLocation' in item) return false
  return 'serviceReferenceId' in item || 'transactionTimestamp' in item || 'amountDue' in item
}

function recordOf(item: unknown, line: number): FileRecord {
  const trip = tripIn(item)
  const beside = isObject(item) ? item : {}
  const isCorrected = (beside.correctedFrom ?? trip.correctedFrom ?? null) !== null
  const options = beside.correctionOptions ?? trip.correctionOptions
  const { correctionWindowStart: from, correctionWindowEnd: until } = isObject(options) ? options : {}
  const fields = FIELDS.map((name) => printed(trip[name]))
  const extra = [isCorrected ? 'corrected' : '', printed(from), printed(until)]
  return { line, fields: [...fields, ...extra], isBroken: false }
}

export const ovpayReader: FieldsReader = {
  read: readTrip,
  accepts: (count) => count === FIELD_COUNT,
}

function readTrip(fields: string[]): ReadTransaction | RowProblem {
  const [transport, printedStatus, fromPlace, inAt, toPlace, outAt] = fields.map((field) => field.trim())
  const [currency, fare, operatorName, product, id, version, correction, opens, closes] = fields
    .slice(6)
    .map((field) => field.trim())

  const status = printedStatus.toUpperCase().replace(/[\s_-]/g, '')
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
    amountCents: UNFINISHED.includes(status) ? null : fareCents,
    product: product || null,
    travelClass: null,
    operatorName: operatorName || null,
    transport: TRANSPORTS[transport.toUpperCase()] ?? null,
    purpose: null,
    note: note || null,
    correctionFrom: knownInstant(opens),
    correctionUntil: knownInstant(closes),
    externalId: id.length > 0 && id.length <= MAX_ID_LENGTH ? id : null,
    version: /^\d{1,6}$/.test(version) ? Number(version) : null,
  }
}

function knownInstant(timestamp: string) {
  const instant = instantIn(timestamp)
  return typeof instant === 'number' ? instant : null
}

function instantIn(timestamp: string): number | RowProblem {
  if (timestamp === '') return 'missingTime'
  if (EPOCH.test(timestamp)) return epochInstant(timestamp)

  const match = TIMESTAMP.exec(timestamp)
  if (match === null) return 'impossibleDate'

  const [year, month, day, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0))
  if (dayNumber(year, month, day) === null) return 'impossibleDate'
  if (hours > 23 || minutes > 59 || seconds > 59) return 'impossibleTime'

  const instant = Date.parse(timestamp)
  return Number.isNaN(instant) ? 'impossibleTime' : instant
}

/** Receipts print seconds or milliseconds since 1970. */
function epochInstant(digits: string): number | RowProblem {
  const instant = digits.length > 10 ? Number(digits) : Number(digits) * 1000
  const year = new Date(instant).getUTCFullYear()
  return year < EARLIEST_YEAR || year > LATEST_YEAR ? 'impossibleDate' : instant
}

function centsIn(fare: string, currency: string): number | null | RowProblem {
  if (fare === '') return null
  if (!/^-?\d+$/.test(fare) || (currency !== '' && currency !== 'EUR')) return 'unreadableAmount'

  const cents = Number(fare)
  return Math.abs(cents) > MAX_CENTS ? 'amountTooLarge' : cents
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
  // Newer answers give a place as an object.
  if (isObject(value)) return typeof value.name === 'string' ? value.name : ''
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
