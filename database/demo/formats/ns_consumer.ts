import { clock, dayAt, dutchDate, partsOf, type Minute } from '#database/demo/calendar'
import type { Booking, TravelEvent } from '#database/demo/bookings'
import { euros, quotedFor, type Line } from '#database/demo/formats/csv_format'
import type { FileFormat } from '#database/demo/plan'
import { beganAt, type Journey } from '#database/demo/travel'

const HEADER = 'Datum,Check in,Vertrek,Check uit,Bestemming,Af,Bij,Transactie,Kl,Product,Prive/ Zakelijk,Opmerking'

const NOTES = {
  missed_check_out: 'Check-uit gemist',
  missed_check_in: 'Check-in gemist',
  same_station: '',
  still_travelling: '',
}

/** Reishistorie & betalingen of Mijn NS: a journey a line. With `;` it went through Excel. */
export function nsConsumer({ separator, lineEnd }: FileFormat) {
  const wentThroughExcel = separator === ';'

  function lines(events: TravelEvent[]): Line[] {
    return events.flatMap((event) => {
      if (event.kind === 'journey') return [journeyLine(event)]
      return event.kind === 'supplement' ? [supplementLine(event)] : []
    })
  }

  function journeyLine(journey: Journey): Line {
    const { inAt, outAt, route, slip } = journey
    const at = beganAt(journey)
    const fields = [
      dateText(at),
      inAt === null ? '' : clock(inAt),
      inAt === null ? '' : route.from,
      outAt === null ? '' : clock(outAt),
      outAt === null ? '' : route.to,
      euroText(journey.cents ?? 0),
      euroText(0),
      'Reis',
      '2',
      productOf(journey),
      journey.purpose === 'business' ? 'Zakelijk' : 'Prive',
      slip === null ? '' : NOTES[slip],
    ]
    return { at, fields }
  }

  function supplementLine({ at, cents }: Booking): Line {
    const amounts = [euroText(cents ?? 0), euroText(0)]
    const rest = ['Toeslag Intercity Direct', '2', 'Reizen op Rekening Trein', 'Prive', '']
    return { at, fields: [dateText(at), clock(at), '', '', '', ...amounts, ...rest] }
  }

  function dateText(at: Minute) {
    if (!wentThroughExcel) return dutchDate(dayAt(at))
    const { year, month, day } = partsOf(dayAt(at))
    return `${day}/${month}/${year}`
  }

  function euroText(cents: number) {
    return wentThroughExcel ? `€${euros(cents, ',')}` : `€ ${euros(cents, ',')}`
  }

  function text(ordered: Line[]) {
    const quote = quotedFor(separator)
    const records = [HEADER.split(','), ...ordered.map(({ fields }) => fields)]
    return records.map((fields) => fields.map(quote).join(separator) + lineEnd).join('')
  }

  return { lines, text }
}

function productOf({ product, route }: Journey) {
  if (product !== null) return product
  return `Reizen op Rekening ${route.mode === 'train' ? 'Trein' : 'Bus Tram Metro'}`
}
