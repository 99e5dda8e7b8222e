import type { Dialect } from '#app/travel/trips/dialect'

export type Column =
  | 'date'
  | 'checkIn'
  | 'from'
  | 'checkOut'
  | 'to'
  | 'amount'
  | 'charged'
  | 'credited'
  | 'transaction'
  | 'description'
  | 'product'
  | 'purpose'
  | 'note'
  | 'cardNumber'
  | 'cardNumberRest'
  | 'cardHolder'
  | 'travelClass'
  | 'amountExclVat'
  | 'invoiced'
  | 'reference'

/** -1 for a column that the file does not have. */
export type Columns = Record<Column, number>
type TabularDialect = Exclude<Dialect, 'ovpay'>
export type Header = { dialect: TabularDialect; columns: Columns; width: number }

type Layout = {
  dialect: TabularDialect
  names: Record<string, Column>
  optional: Column[]
  repeated?: Partial<Record<Column, Column>>
  oneOf?: Column[]
  /** NS Zakelijk cuts its headers to the width of the sheet. */
  canBeCut?: true
}

const MIN_CUT_NAME_LENGTH = 6

const DUTCH_TAPS = {
  datum: 'date',
  checkin: 'checkIn',
  vertrek: 'from',
  checkuit: 'checkOut',
  bestemming: 'to',
  product: 'product',
} satisfies Record<string, Column>

const DUTCH = {
  ...DUTCH_TAPS,
  bedrag: 'amount',
  transactie: 'transaction',
  klasse: 'travelClass',
  opmerkingen: 'note',
} satisfies Record<string, Column>

const ENGLISH = {
  date: 'date',
  checkin: 'checkIn',
  departure: 'from',
  checkout: 'checkOut',
  destination: 'to',
  amount: 'amount',
  transaction: 'transaction',
  class: 'travelClass',
  product: 'product',
  comments: 'note',
} satisfies Record<string, Column>

// The layouts with a card number come first: the others would accept their headers as well.
const LAYOUTS: Layout[] = [
  {
    dialect: 'ov_nl_12',
    names: { ...DUTCH, kaartnummer: 'cardNumber' },
    optional: ['product', 'travelClass', 'note'],
  },
  {
    dialect: 'ov_en_12',
    names: { ...ENGLISH, cardnumber: 'cardNumber' },
    optional: ['product', 'travelClass', 'note'],
  },
  { dialect: 'ov_nl_10', names: DUTCH, optional: ['product', 'travelClass', 'note'] },
  { dialect: 'ov_en_10', names: ENGLISH, optional: ['product', 'travelClass', 'note'] },
  {
    dialect: 'ns_consumer',
    names: {
      ...DUTCH_TAPS,
      af: 'charged',
      bij: 'credited',
      transactie: 'transaction',
      kl: 'travelClass',
      privezakelijk: 'purpose',
      opmerking: 'note',
    },
    optional: ['product', 'travelClass', 'purpose', 'note'],
  },
  {
    dialect: 'ns_business',
    names: {
      ...DUTCH_TAPS,
      datumddmmyy: 'date',
      klasse: 'travelClass',
      omschrijving: 'description',
      kenmerk: 'reference',
      prijs: 'amountExclVat',
      prijsexclbtw: 'amountExclVat',
      prijsinclbtw: 'amount',
      privezakelijk: 'purpose',
      gefactureerdjanee: 'invoiced',
      kaarthouder: 'cardHolder',
      kaartnummer: 'cardNumber',
    },
    optional: [
      'product',
      'travelClass',
      'reference',
      'amount',
      'amountExclVat',
      'purpose',
      'invoiced',
      'cardHolder',
      'cardNumber',
    ],
    repeated: { amountExclVat: 'amount', cardNumber: 'cardNumberRest' },
    oneOf: ['amount', 'amountExclVat'],
    canBeCut: true,
  },
]

export function headerOf(fields: string[]): Header | null {
  const names = fields.map(plain)
  for (const layout of LAYOUTS) {
    const columns = columnsOf(names, layout)
    if (isComplete(columns, layout)) {
      return { dialect: layout.dialect, columns, width: fields.length }
    }
  }
  return null
}

export function looksLikeHeader(fields: string[]): boolean {
  const named = fields.filter((field) => field.trim() !== '')
  return named.length > 1 && named.every((field) => /\p{L}/u.test(field) && isPrintable(field))
}

function columnsOf(names: string[], layout: Layout): Columns {
  const columns = noColumns()
  for (const [index, name] of names.entries()) {
    const named = columnNamed(name, layout)
    if (named === undefined) continue
    const column = columns[named] === -1 ? named : layout.repeated?.[named]
    if (column !== undefined && columns[column] === -1) columns[column] = index
  }
  return columns
}

function columnNamed(name: string, { names, canBeCut }: Layout): Column | undefined {
  if (Object.hasOwn(names, name)) return names[name]
  if (!canBeCut || name.length < MIN_CUT_NAME_LENGTH) return undefined

  const whole = Object.keys(names).find((known) => known.startsWith(name))
  return whole === undefined ? undefined : names[whole]
}

function isComplete(columns: Columns, { names, optional, oneOf }: Layout) {
  const has = (column: Column) => columns[column] >= 0
  const isWhole = Object.values(names).every((column) => has(column) || optional.includes(column))
  return isWhole && (!oneOf || oneOf.some(has))
}

function noColumns(): Columns {
  return {
    date: -1,
    checkIn: -1,
    from: -1,
    checkOut: -1,
    to: -1,
    amount: -1,
    charged: -1,
    credited: -1,
    transaction: -1,
    description: -1,
    product: -1,
    purpose: -1,
    note: -1,
    cardNumber: -1,
    cardNumberRest: -1,
    cardHolder: -1,
    travelClass: -1,
    amountExclVat: -1,
    invoiced: -1,
    reference: -1,
  }
}

/** `Check-in`, `Check in` and `CHECK IN.` are one name, as are `Privé/ Zakelijk` and `Prive/Zakelijk`. */
function plain(name: string) {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

function isPrintable(text: string) {
  return !/[\p{Cc}\uFFFD]/u.test(text)
}
