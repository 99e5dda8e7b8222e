import { clock, dayAt, dutchDate, type Minute } from '#database/demo/calendar'
import type { Booking, TravelEvent } from '#database/demo/bookings'
import { euros, quoted, type Line } from '#database/demo/formats/csv_format'
import { inFours } from '#database/demo/numbers'
import type { FileFormat } from '#database/demo/plan'
import type { DemoCard } from '#database/demo/types'
import type { Journey } from '#database/demo/travel'
import type { Dialect } from '#app/travel/trips/dialect'

type OvDialect = Extract<Dialect, `ov_${string}`>
type Row = {
  at: Minute
  isCheckOut?: boolean
  from?: string
  to?: string
  amount?: string
  transaction: string
  class?: string
  product?: string | null
  event: { card: DemoCard; holder: string }
}

const NEWEST_FIRST: OvDialect[] = ['ov_nl_10', 'ov_nl_12']

const DUTCH = {
  header: 'Datum;Check-in;Vertrek;Check-uit;Bestemming;Bedrag;Transactie;Klasse;Product;Opmerkingen;Naam;Kaartnummer',
  check_in: 'Check-in',
  check_out: 'Check-uit',
  auto_top_up: 'Saldo automatisch opgeladen',
  top_up: 'Saldo opgeladen',
  product: 'Product op kaart geladen',
  supplement: 'Toeslag Intercity Direct',
  refund: 'Saldo teruggave',
  correction_fee: 'Correctietarief',
  unknown: 'Saldo overgezet naar andere kaart',
}
const ENGLISH: typeof DUTCH = {
  header: 'Date;Check-in;Departure;Check-out;Destination;Amount;Transaction;Class;Product;Comments;Name;Card number',
  check_in: 'Check-in',
  check_out: 'Check-out',
  auto_top_up: 'Balance automatically topped up',
  top_up: 'Balance topped up',
  product: 'Product loaded on card',
  supplement: 'Supplement Intercity Direct',
  refund: 'Balance refund',
  correction_fee: 'Correction fare',
  unknown: 'Balance moved to another card',
}

export const orderOf = (dialect: OvDialect) => (NEWEST_FIRST.includes(dialect) ? 'newest_first' : 'oldest_first')

/** Mijn reishistorie of ov-chipkaart.nl: one tap a line. */
export function ovChipkaart(dialect: OvDialect, format: FileFormat) {
  const words = dialect.startsWith('ov_nl') ? DUTCH : ENGLISH
  const columns = dialect.endsWith('_12') ? 12 : 10
  const isOld = dialect === 'ov_nl_10'

  function lines(events: TravelEvent[]): Line[] {
    const rows = events.flatMap((event) => (event.kind === 'journey' ? tapsOf(event) : [bookingRow(event)]))
    const shown = format.isOnlyCheckOuts ? rows.filter(({ isCheckOut }) => isCheckOut) : rows
    return shown.map((row) => ({ at: row.at, fields: fieldsOf(row) }))
  }

  function tapsOf(journey: Journey): Row[] {
    const { inAt, outAt, route, cents, slip } = journey
    const product = productOf(journey)
    const rows: Row[] = []
    if (inAt !== null) {
      const isMissed = slip === 'missed_check_out'
      rows.push({
        at: inAt,
        from: route.from,
        amount: isOld ? depositOf(journey) : isMissed ? feeText(cents) : '',
        transaction: words.check_in,
        product: isMissed ? product : '',
        event: journey,
      })
    }
    if (outAt !== null) {
      rows.push({
        at: outAt,
        isCheckOut: true,
        from: inAt === null ? '' : route.from,
        to: route.to,
        amount: slip === null ? amountText(cents) : feeText(cents),
        transaction: isOld ? 'Reis' : words.check_out,
        product,
        event: journey,
      })
    }
    return rows
  }

  function productOf({ product, route }: Journey) {
    if (product !== null) return product
    if (route.mode !== 'train') return ''
    return `Reizen op Saldo ${route.operator} Vol tarief (${words === DUTCH ? '2e klas' : '2nd class'})`
  }

  /** Until some years ago every check-in showed what was set aside for it. */
  function depositOf({ route }: Journey) {
    return route.mode === 'train' ? '-20,00' : '-4,00'
  }

  function bookingRow({ kind, at, place, cents, product, ...event }: Booking): Row {
    const isProduct = kind === 'product'
    return {
      at,
      to: place,
      amount: amountText(cents),
      transaction: words[kind],
      class: isProduct ? '2' : '',
      product,
      event,
    }
  }

  function fieldsOf({ at, isCheckOut, event, ...row }: Row): string[] {
    const fields = [
      dutchDate(dayAt(at)),
      isCheckOut ? '' : timeText(at),
      row.from ?? '',
      isCheckOut ? timeText(at) : '',
      row.to ?? '',
      row.amount ?? '',
      row.transaction,
      row.class ?? '',
      row.product ?? '',
      '',
      event.card.kind === 'anonymous' ? '' : event.holder,
      inFours(event.card.number ?? ''),
    ]
    return fields.slice(0, columns)
  }

  const timeText = (at: Minute) => (isOld ? clock(at).replace(/^0/, '') : clock(at))
  const amountText = (cents: number | null) => (cents === null ? '' : euros(cents, format.decimals))

  /** Fees are printed with a euro sign in the files people have saved on Windows. */
  function feeText(cents: number | null) {
    const amount = amountText(cents)
    return amount !== '' && format.encoding === 'cp1252' ? `€ ${amount}` : amount
  }

  function text(ordered: Line[]) {
    const header = words.header.split(';').slice(0, columns)
    const records = [header, ...ordered.map(({ fields }) => fields)]
    return records.map((fields) => fields.map(quoted).join(';') + format.lineEnd).join('')
  }

  return { lines, text }
}
