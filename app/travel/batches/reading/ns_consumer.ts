import { instantOf } from '#app/travel/batches/reading/amsterdam_time'
import { centsOf } from '#app/travel/batches/reading/amount'
import { parseDay } from '#app/travel/batches/reading/calendar_date'
import { ONLY_OVPAY, fieldAt, noteOf, textAt, travelClassOf } from '#app/travel/batches/reading/fields'
import type { Header } from '#app/travel/batches/reading/header'
import { journeyLineOf, tapsOn } from '#app/travel/batches/reading/journey_line'
import { operatorIn, purposeOf } from '#app/travel/batches/reading/ns_products'
import type { FieldsReader } from '#app/travel/batches/reading/record_reader'
import type { ReadTransaction } from '#app/travel/batches/reading/types'
import type { RowProblem } from '#app/travel/batches/row_problem'
import { kindNamed } from '#app/travel/batches/reading/transaction_name'

/** The export of Mijn NS (Reishistorie & betalingen): one journey a line. */
export function nsConsumerReader({ columns, width }: Header, isDayFirst: boolean): FieldsReader {
  function read(fields: string[]): ReadTransaction | RowProblem {
    const day = parseDay(fields[columns.date], isDayFirst)
    if (typeof day === 'string') return day

    const kind = kindNamed(fields[columns.transaction])
    if (kind === null) return 'unknownTransaction'

    const line = journeyLineOf(fields, columns)
    if (typeof line === 'string') return line

    const amountCents = chargedMinusCredited(fields)
    if (typeof amountCents === 'string') return amountCents

    const product = textAt(fields, columns.product)
    const note = textAt(fields, columns.note)
    const rest = {
      cardNumber: null,
      amountCents,
      product,
      travelClass: travelClassOf(fieldAt(fields, columns.travelClass), product),
      operatorName: operatorIn(product, note),
      transport: null,
      purpose: purposeOf(fieldAt(fields, columns.purpose)),
      note: noteOf(kind, fields[columns.transaction], note),
      ...ONLY_OVPAY,
    }

    // `Reis` is the name of a check-out at ov-chipkaart.nl and of a whole journey here.
    if (kind === 'check_in' || kind === 'check_out') {
      const taps = tapsOn(day, line)
      return typeof taps === 'string' ? taps : { ...taps, ...rest }
    }

    const { inMinutes, outMinutes, fromPlace, toPlace } = line
    const at = instantOf(day, inMinutes ?? outMinutes ?? 0)
    return { kind, at, endAt: null, fromPlace, toPlace, ...rest }
  }

  function chargedMinusCredited(fields: string[]) {
    const charged = centsOf(fields[columns.charged])
    const credited = centsOf(fields[columns.credited])
    if (typeof charged === 'string') return charged
    if (typeof credited === 'string') return credited
    return charged === null && credited === null ? null : (charged ?? 0) - (credited ?? 0)
  }

  return { read, accepts: (fieldCount) => fieldCount === width }
}
