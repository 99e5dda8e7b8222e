import { clock, dayAt, dutchDate, weekdayOf, type Minute } from '#database/demo/calendar'
import type { Booking, TravelEvent } from '#database/demo/bookings'
import { euros, quotedFor, type Line } from '#database/demo/formats/csv_format'
import { workbookOf } from '#database/demo/formats/workbook'
import type { FileFormat } from '#database/demo/plan'
import { beganAt, type Journey } from '#database/demo/travel'

const HEADER =
  'Dag;Datum (DD-MM-YY);Product;klasse;Check in;Vertrek;Check uit;Bestemming;Omschrijving;Kenmerk;Prijs (excl. btw);Prijs (incl. btw);Prive/Zakelijk;Gefactureerd (Ja/Nee);Kaarthouder;Kaartnummer'
const CENTS_COLUMN = HEADER.split(';').indexOf('Prijs (incl. btw)')
/** The sheet is too narrow for these. */
const CUT_HEADERS = [
  ['Prijs (excl. btw)', 'Prijs (excl.'],
  ['Prijs (incl. btw)', 'Prijs (incl.'],
  ['Gefactureerd (Ja/Nee)', 'Gefactureerd'],
]
const WEEKDAYS = ['zo', 'ma', 'di', 'wo', 'do', 'vr', 'za']
const VAT = 1.09

/** The history of NS-Business Cards: journeys, the fees booked days later, and a total. */
export function nsBusiness({ separator, lineEnd }: FileFormat) {
  function lines(events: TravelEvent[]): Line[] {
    return events.flatMap((event) => {
      if (event.kind === 'journey') return [journeyLine(event)]
      return event.kind === 'correction_fee' ? [feeLine(event)] : []
    })
  }

  function text(ordered: Line[]) {
    const quote = quotedFor(separator)
    const records = [HEADER.split(';'), ...recordsOf(ordered)]
    return records.map((fields) => fields.map(quote).join(separator) + lineEnd).join('')
  }

  function workbook(ordered: Line[]) {
    const header = CUT_HEADERS.reduce((cut, [name, short]) => cut.replace(name, short), HEADER)
    return workbookOf([header.split(';'), ...recordsOf(ordered)])
  }

  return { lines, text, workbook }
}

function journeyLine(journey: Journey): Line {
  const { inAt, outAt, route, slip, cents } = journey
  const at = beganAt(journey)
  const isMissed = slip === 'missed_check_out' || slip === 'missed_check_in'
  const fields = [
    ...dateFields(at),
    route.mode === 'train' ? 'Reizen op Rekening Trein' : 'Reizen op Rekening Bus Tram Metro',
    '2',
    inAt === null ? '' : clock(inAt),
    inAt === null ? '' : route.from,
    outAt === null ? '' : clock(outAt),
    outAt === null ? '' : route.to,
    descriptionOf(journey),
    '',
    ...priceFields(isMissed ? 0 : (cents ?? 0)),
    journey.purpose === 'business' ? 'Zakelijk' : 'Prive',
    'Ja',
    ...cardFields(journey),
  ]
  return { at, fields }
}

function descriptionOf({ route, slip }: Journey) {
  if (slip === 'missed_check_out') return 'Reis zonder check-uit'
  if (slip === 'missed_check_in') return 'Reis zonder check-in'
  return `Check-in en -uit: ${route.from} - ${route.to}`
}

function feeLine(fee: Booking): Line {
  const fields = [
    ...dateFields(fee.at),
    '',
    '2',
    ...['', '', '', ''],
    `Correctietarief: ${fee.product}`,
    '',
    ...priceFields(fee.cents ?? 0),
    'Zakelijk',
    'Ja',
    ...cardFields(fee),
  ]
  return { at: fee.at, fields }
}

function recordsOf(ordered: Line[]): string[][] {
  const cents = ordered.reduce((sum, { fields }) => sum + centsIn(fields[CENTS_COLUMN]), 0)
  const blanks = HEADER.split(';').map(() => '')
  return [...ordered.map(({ fields }) => fields), blanks.toSpliced(CENTS_COLUMN - 1, 2, ...priceFields(cents))]
}

const centsIn = (price: string) => Math.round(Number(price.replace('€ ', '')) * 100)

function dateFields(at: Minute) {
  const day = dayAt(at)
  return [WEEKDAYS[weekdayOf(day)], dutchDate(day).replace(/-\d\d(\d\d)$/, '-$1')]
}

function priceFields(cents: number) {
  return [`€ ${euros(Math.round(cents / VAT), '.')}`, `€ ${euros(cents, '.')}`]
}

function cardFields({ card, holder }: TravelEvent) {
  return [holder, card.number ?? '']
}
