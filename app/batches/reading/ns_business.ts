import { instantOf } from '#app/batches/reading/amsterdam_time'
import { centsOf } from '#app/batches/reading/amount'
import { parseDay } from '#app/batches/reading/calendar_date'
import { cardNumberReader } from '#app/batches/reading/card_number'
import { fieldAt, textAt } from '#app/batches/reading/fields'
import type { Header } from '#app/batches/reading/header'
import { journeyLineOf, tapsOn, type JourneyLine } from '#app/batches/reading/journey_line'
import { withMissingField } from '#app/batches/reading/ns_business_missing_field'
import { operatorIn, purposeOf } from '#app/batches/reading/ns_products'
import type { FieldsReader } from '#app/batches/reading/record_reader'
import type { ReadTransaction } from '#app/batches/reading/types'
import type { RowProblem } from '#app/batches/row_problem'
import { kindNamed } from '#app/batches/reading/transaction_name'

const JOURNEY = /^(check-?in en -?uit|reis zonder check-?(uit|in))\b/i
const STATIONS = /^check-?in en -?uit:\s*(.+?)\s+-\s+(.+)$/i

export function nsBusinessReader(header: Header): FieldsReader {
  const { columns, width } = header

  const cardNumber = cardNumberReader()

  function read(printed: string[]): ReadTransaction | RowProblem | null {
    if (isTotal(printed)) return null
    if (!isFull(printed.length)) return 'fieldCount'

    const fields = printed.length < width ? withMissingField(printed, columns) : printed
    const day = parseDay(fields[columns.date], true)
    if (typeof day === 'string') return day

    const description = fields[columns.description].trim()
    const isJourney = JOURNEY.test(description)
    const kind = isJourney ? null : kindNamed(description)
    if (!isJourney && kind === null) return 'unknownTransaction'

    const line = journeyLineOf(fields, columns)
    if (typeof line === 'string') return line

    const amountCents = centsOf(fields[columns.amount])
    if (typeof amountCents === 'string') return amountCents

    const product = textAt(fields, columns.product)
    const rest = {
      cardNumber: cardNumber(fieldAt(fields, columns.cardNumber)),
      amountCents,
      product,
      operatorName: operatorIn(product, description),
      transport: null,
      purpose: purposeOf(fieldAt(fields, columns.purpose)),
    }

    if (kind === null || kind === 'check_in' || kind === 'check_out') {
      const taps = tapsOn(day, withStationsOf(description, line))
      return typeof taps === 'string' ? taps : { ...taps, ...rest, note: null }
    }

    const { inMinutes, outMinutes, fromPlace, toPlace } = line
    // A fee is booked on a day, without a time.
    const at = instantOf(day, inMinutes ?? outMinutes ?? 0)
    return { kind, at, endAt: null, fromPlace, toPlace, ...rest, note: description }
  }

  function isFull(fieldCount: number) {
    return fieldCount === width || fieldCount === width - 1
  }

  return { read, accepts: () => true }
}

/** The last line adds up the prices: no date, no time, no card. */
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
