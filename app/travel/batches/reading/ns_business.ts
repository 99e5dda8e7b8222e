import { instantOf } from '#app/travel/batches/reading/amsterdam_time'
import { centsOf } from '#app/travel/batches/reading/amount'
import { parseDay } from '#app/travel/batches/reading/calendar_date'
import { cardNumberReader } from '#app/travel/batches/reading/card_number'
import { alignFields } from '#app/travel/batches/reading/align_fields'
import { ONLY_OVPAY, fieldAt, textAt, travelClassOf } from '#app/travel/batches/reading/fields'
import type { Header } from '#app/travel/batches/reading/header'
import { journeyLineOf, tapsOn, type JourneyLine } from '#app/travel/batches/reading/journey_line'
import { operatorIn, purposeOf } from '#app/travel/batches/reading/ns_products'
import type { FieldsReader } from '#app/travel/batches/reading/record_reader'
import type { ReadTransaction } from '#app/travel/batches/reading/types'
import type { RowProblem } from '#app/travel/batches/row_problem'
import { kindNamed } from '#app/travel/batches/reading/transaction_name'

const JOURNEY = /^(check-?in|reis zonder)\b/i
const STATIONS = /^check-?in en -?uit:\s*(.+?)\s+-\s+(.+)$/i
const NOT_WHOLE = /^reis zonder\b/i
const NO_CHECK_IN = /zonder check-?in/i

/** Of public transport in the Netherlands, in per cent. Source: Belastingdienst. */
const VAT = 9

export function nsBusinessReader(header: Header): FieldsReader {
  const { columns, width } = header
  const cardNumber = cardNumberReader()

  function read(printed: string[]): ReadTransaction | RowProblem | null {
    if (isTotal(printed)) return null
    const isShort = printed.length !== width
    const aligned = alignFields(printed, columns, width)
    if (isShort && aligned === null) return 'fieldCount'

    const fields = aligned ?? printed
    const day = parseDay(fields[columns.date], true)
    if (typeof day === 'string') return isShort ? 'fieldCount' : day

    const description = fields[columns.description].trim()
    const isJourney = JOURNEY.test(description)
    const kind = isJourney ? null : kindNamed(description)
    if (!isJourney && kind === null) return 'unknownTransaction'

    const line = journeyLineOf(fields, columns)
    if (typeof line === 'string') return line

    const amountCents = centsWithVat(fields)
    if (typeof amountCents === 'string') return amountCents

    const product = textAt(fields, columns.product)
    const rest = {
      cardNumber: cardNumber(cardNumberIn(fields)),
      amountCents,
      product,
      travelClass: travelClassOf(fieldAt(fields, columns.travelClass), product),
      operatorName: operatorIn(product, description),
      transport: null,
      purpose: purposeOf(fieldAt(fields, columns.purpose)) ?? 'business',
      ...ONLY_OVPAY,
    }

    if (kind === null || kind === 'check_in' || kind === 'check_out') {
      const taps = tapsOn(day, tapsSaid(description, withStationsOf(description, line)))
      if (typeof taps === 'string') return taps
      const isMissing = NOT_WHOLE.test(description) && taps.kind === 'check_in'
      return { ...taps, ...rest, note: isMissing ? 'Reis zonder check-uit' : null }
    }

    const { inMinutes, outMinutes, fromPlace, toPlace } = line
    const at = instantOf(day, inMinutes ?? outMinutes ?? 0)
    return { kind, at, endAt: null, fromPlace, toPlace, ...rest, note: description }
  }

  /** Some exports leave the price with VAT blank, some have no column for it. */
  function centsWithVat(fields: string[]) {
    const printed = centsOf(fieldAt(fields, columns.amount))
    if (printed !== null) return printed
    const without = centsOf(fieldAt(fields, columns.amountExclVat))
    return typeof without === 'number' ? Math.round((without * (100 + VAT)) / 100) : without
  }

  /** A number can stand in two parts under two headers of one name. */
  function cardNumberIn(fields: string[]) {
    const first = fieldAt(fields, columns.cardNumber).replace(/\s/g, '')
    const whole = first + fieldAt(fields, columns.cardNumberRest).replace(/\s/g, '')
    return whole.length === CARD_DIGITS ? whole : first
  }

  return { read, accepts: () => true }
}

const CARD_DIGITS = 16

function isTotal(fields: string[]) {
  return fields.every((field) => {
    const text = field.trim()
    return text === '' || /^(sub)?totaa?l\b/i.test(text) || typeof centsOf(text) === 'number'
  })
}

function withStationsOf(description: string, line: JourneyLine): JourneyLine {
  if (line.fromPlace !== null && line.toPlace !== null) return line

  const stations = STATIONS.exec(description)
  if (stations === null) return line
  return {
    ...line,
    fromPlace: line.fromPlace ?? stations[1],
    toPlace: line.toPlace ?? stations[2],
  }
}

/** NS prints where it supposes that a trip ended, and takes a fee all the same. Its words can be cut off. */
function tapsSaid(description: string, line: JourneyLine): JourneyLine {
  if (!NOT_WHOLE.test(description)) return line
  const isCheckInMissing = NO_CHECK_IN.test(description) || line.inMinutes === null
  if (isCheckInMissing) return { ...line, inMinutes: null, fromPlace: null }
  return { ...line, outMinutes: null, toPlace: null }
}
