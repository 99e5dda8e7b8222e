/** Card transactions as ov-chipkaart.nl exports them, of the last weeks. */
export const asFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

const daysAgo = (days: number) => {
  const date = new Date(Date.now() - days * 86_400_000)
  return [date.getDate(), date.getMonth() + 1, date.getFullYear()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

const HEADER =
  'Datum;Check-in;Vertrek;Check-uit;Bestemming;Bedrag;Transactie;Klasse;Product;Opmerkingen;Naam;Kaartnummer'

/** At full fare, which costs the same on each day of the week. */
const TRAIN = 'Reizen op Saldo NS Vol tarief'

const lineOf = (card: string, product: string, ...cells: string[]) =>
  [...cells, '', product, '', 'T. Test', card].join(';')

export const ride = (card: string, ago: number, from: string, to: string) => [
  lineOf(card, TRAIN, daysAgo(ago), '07:58', from, '', '', '', 'Check-in'),
  lineOf(card, TRAIN, daysAgo(ago), '', from, '08:14', to, '4,90', 'Check-uit'),
]
export const missed = (card: string, ago: number, from: string, cents: string, product = TRAIN) =>
  lineOf(card, product, daysAgo(ago), '17:42', from, '', '', cents, 'Check-in')

export const text = (...lines: string[]) => [HEADER, ...lines].join('\n')

/** A month of commuting with one missed check-out. */
export const month = (first: number, card: string) =>
  text(
    ...ride(card, first, 'Leiden Centraal', 'Den Haag Centraal'),
    missed(card, first - 1, 'Leiden Centraal', '20,00'),
    ...ride(card, first - 5, 'Leiden Centraal', 'Den Haag Centraal')
  )

export const exampleExport = (name: string) => asFile(name, month(20, '3528060000000050'))

const BUSINESS_HEADER =
  'Dag;Datum (DD-MM-YY);Product;klasse;Check in;Vertrek;Check uit;Bestemming;Omschrijving;Kenmerk;Prijs (excl. btw);Prijs (incl. btw);Prive/Zakelijk;Gefactureerd (Ja/Nee);Kaarthouder;Kaartnummer'

const shortDay = (days: number) => daysAgo(days).replace(/-20(\d\d)$/, '-$1')

const businessRide = (card: string, ago: number) =>
  `ma;${shortDay(ago)};Trein;2;07:58;Utrecht Centraal;08:36;Arnhem Centraal;Check-in en -uit: Utrecht Centraal - Arnhem Centraal;;€ 11.01;€ 12.00;Zakelijk;Ja;T. Test;${card}`

/** Of NS Business: two journeys and a check-out that is missed. */
export const businessMonth = (card: string) =>
  [
    BUSINESS_HEADER,
    businessRide(card, 30),
    `di;${shortDay(20)};Trein;2;17:02;Utrecht Centraal;;;Reis zonder check-uit;;€ 18.35;€ 20.00;Zakelijk;Ja;T. Test;${card}`,
    businessRide(card, 10),
  ].join('\n')
