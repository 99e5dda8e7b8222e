const HEADER =
  'Datum;Check-in;Vertrek;Check-uit;Bestemming;Bedrag;Transactie;Klasse;Product;Opmerkingen;Naam;Kaartnummer'
const TRAIN = 'Reizen op Saldo NS Vol tarief (2e klas)'
/** Passes the check digit and belongs to nobody. */
const CARD = '3528010000000014'

const DAY_MS = 86_400_000

/** A month of someone who commutes by train and forgot to check out once, as ov-chipkaart.nl exports it; of the last weeks, so that it can still be claimed. */
export function exampleFile(name: string) {
  const lines = [
    ...[26, 24, 19, 12, 5].flatMap((ago) => [
      ...ride(ago, '07:58', 'Leiden Centraal', '08:14', 'Den Haag Centraal'),
      ...ride(ago, '17:31', 'Den Haag Centraal', '17:46', 'Leiden Centraal'),
    ]),
    ...ride(17, '07:58', 'Leiden Centraal', '08:14', 'Den Haag Centraal'),
    row(17, '17:31', 'Den Haag Centraal', '', '', '20,00', 'Check-in'),
    ...ride(16, '07:58', 'Leiden Centraal', '08:14', 'Den Haag Centraal'),
  ]
  return new File([[HEADER, ...lines].join('\n')], name, { type: 'text/csv' })
}

const ride = (ago: number, from: string, start: string, to: string, end: string) => [
  row(ago, from, start, '', '', '', 'Check-in'),
  row(ago, '', start, to, end, '4,90', 'Check-uit'),
]

function row(ago: number, checkIn: string, start: string, checkOut: string, end: string, amount: string, kind: string) {
  const [year, month, day] = new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10).split('-')
  return [`${day}-${month}-${year}`, checkIn, start, checkOut, end, amount, kind, '', TRAIN, '', '', CARD].join(';')
}
