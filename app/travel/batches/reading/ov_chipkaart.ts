import { instantOf, minutesOf } from '#app/travel/batches/reading/amsterdam_time'
import { centsOf } from '#app/travel/batches/reading/amount'
import { parseDay } from '#app/travel/batches/reading/calendar_date'
import { cardNumberReader } from '#app/travel/batches/reading/card_number'
import { ONLY_OVPAY, fieldAt, noteOf, textAt, travelClassOf } from '#app/travel/batches/reading/fields'
import type { Header } from '#app/travel/batches/reading/header'
import type { FieldsReader } from '#app/travel/batches/reading/record_reader'
import type { ReadTransaction } from '#app/travel/batches/reading/types'
import type { RowProblem } from '#app/travel/batches/row_problem'
import type { TransactionKind } from '#app/travel/trips/isomorphic/transaction_kind'
import { kindNamed } from '#app/travel/batches/reading/transaction_name'

const TAPS: TransactionKind[] = ['check_in', 'check_out', 'journey']

/** The export of ov-chipkaart.nl (Mijn reishistorie): one tap a line, Dutch or English. */
export function ovChipkaartReader({ columns, width }: Header): FieldsReader {
  const cardNumber = cardNumberReader()

  function read(fields: string[]): ReadTransaction | RowProblem {
    const day = parseDay(fields[columns.date], true)
    if (typeof day === 'string') return day

    const kind = kindNamed(fields[columns.transaction])
    if (kind === null) return 'unknownTransaction'

    // A check-out has its own column; everything else is under Check-in.
    const printed = minutesOf(fields[kind === 'check_out' ? columns.checkOut : columns.checkIn])
    if (printed === 'impossibleTime') return printed
    // Only travel needs a time: what is booked afterwards is of a day.
    if (printed === null && TAPS.includes(kind)) return 'missingTime'
    const minutes = printed ?? 0

    const amountCents = centsOf(fields[columns.amount])
    if (typeof amountCents === 'string') return amountCents

    const fromPlace = textAt(fields, columns.from)
    const toPlace = textAt(fields, columns.to)
    if (kind === 'check_in' && fromPlace === null) return 'missingPlace'
    if (kind === 'check_out' && toPlace === null) return 'missingPlace'

    const product = textAt(fields, columns.product)
    return {
      kind,
      cardNumber: cardNumber(fieldAt(fields, columns.cardNumber)),
      at: instantOf(day, minutes),
      endAt: null,
      fromPlace,
      toPlace,
      amountCents,
      product,
      travelClass: travelClassOf(fieldAt(fields, columns.travelClass), product),
      operatorName: null,
      transport: null,
      purpose: null,
      note: noteOf(kind, fields[columns.transaction], textAt(fields, columns.note)),
      ...ONLY_OVPAY,
    }
  }

  return { read, accepts: (fieldCount) => fieldCount === width }
}
