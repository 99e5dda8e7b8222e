import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { fixture, linesIn, problemOf, statementsIn } from '#tests/unit/statements/statement_file'

const ING = fixture('ing.csv').toString()
const RABOBANK = fixture('rabobank.csv').toString('latin1')
const TAB = fixture('abn_amro.tab').toString()

const HEADER = ING.split('\r\n')[0]
const OWN = 'NL42INGB0001085276'

type Cells = {
  date?: string
  account?: string
  counterparty?: string
  direction?: string
  amount?: string
  notes?: string
  balance?: string
}

function ing(...lines: Cells[]) {
  const rows = lines.map((line) =>
    [
      line.date ?? '20261105',
      'NS REIZIGERS B.V.',
      line.account ?? OWN,
      line.counterparty ?? 'NL36INGB0007654321',
      'OV',
      line.direction ?? 'Bij',
      line.amount ?? '15,10',
      'Overschrijving',
      line.notes ?? '',
      line.balance ?? '',
      '',
    ]
      .map((cell) => `"${cell}"`)
      .join(';')
  )
  return [HEADER, ...rows].join('\r\n')
}

describe('an amount', () => {
  test.each([
    ['15,10', 15_10],
    ['15.10', 15_10],
    ['1.042,30', 1042_30],
    ['1,042.30', 1042_30],
    ['1042,3', 1042_30],
    ['1042', 1042_00],
    ['+12,08', 12_08],
    ['0,00', 0],
  ])('%s is %i cents', async (amount, cents) => {
    expect((await linesIn(ing({ amount })))[0].amountCents).toBe(cents)
  })

  test.each(['1.042', '1,042', '12,345', '1.04,20', '-15,10', '€ 5', '', 'NaN', '1e3', '9'.repeat(40)])(
    '"%s" is refused',
    async (amount) => {
      expect(await problemOf(ing({}, { amount }))).toEqual({
        code: 'bad_amount',
        found: null,
        position: 3,
      })
    }
  )

  test('has the sign of its direction', async () => {
    const directions = ['Af', 'Bij', 'Debit', 'credit', 'debit']
    const lines = await linesIn(ing(...directions.map((direction) => ({ direction }))))
    expect(lines.map(({ amountCents }) => amountCents)).toEqual([-1510, 1510, -1510, 1510, -1510].toReversed())
    expect(await problemOf(ing({ direction: '' }))).toMatchObject({ code: 'bad_amount' })
  })
})

test.each(['20260230', '05-13-2026', '2026', '', '20261105x', '18991231'])('the day "%s" is refused', async (date) => {
  expect(await problemOf(ing({ date }))).toEqual({ code: 'bad_date', found: null, position: 2 })
})

test.each(['NL42INGB0001085277', '', 'V 1234'])('the account "%s" is refused', async (account) => {
  expect(await problemOf(ing({ account }))).toMatchObject({ code: 'bad_iban', position: 2 })
})

describe('the notifications of ING', () => {
  const lineWith = async (notes: string, other: Cells = {}) => (await linesIn(ing({ notes, ...other })))[0]

  test('keep a description that has no key whole', async () => {
    expect(await lineWith('Kosten OranjePakket 1 okt t/m 31 okt')).toMatchObject({
      description: 'Kosten OranjePakket 1 okt t/m 31 okt',
      counterpartyName: 'NS REIZIGERS B.V.',
      valueOn: null,
    })
  })

  test('tell the payer’s words from the bank’s', async () => {
    const notes =
      'Naam: X Omschrijving: pay IBAN: NL51ABNA0987654321 Kenmerk: PAY-1 please IBAN: NL39RABO0300065264 Kenmerk: REAL Valutadatum: 04-11-2026'
    expect(await lineWith(notes, { counterparty: '' })).toMatchObject({
      counterpartyName: 'X',
      counterpartyIban: 'NL39RABO0300065264',
      endToEndId: 'REAL',
      valueOn: '2026-11-04',
      description: 'pay IBAN: NL51ABNA0987654321 Kenmerk: PAY-1 please REAL',
    })
  })

  test.each([
    ['AC04 rekening opgeheven', 'AC04'],
    ['MS03', 'MS03'],
    ['CUST', 'CUST'],
    ['TECH onderwijs', null],
    ['ZZ99 iets', null],
    ['AC04x', null],
    ['over AC04', null],
  ])('"%s" returns for %s', async (text, reason) => {
    expect((await lineWith(`Omschrijving: ${text}`)).returnReason).toBe(reason)
  })

  test('let no payer refuse the file, or make a line one for a file of payments', async () => {
    const notes = 'Omschrijving: Batch ID: RUN-2026-11-04-1 Aantal: 31 Valutadatum: morgen'
    expect(await lineWith(notes)).toMatchObject({
      batchReference: null,
      paymentsCount: null,
      valueOn: null,
      counterpartyName: 'NS REIZIGERS B.V.',
    })
  })

  test('do not make a savings account an IBAN', async () => {
    expect((await lineWith('x', { counterparty: 'V 12345' })).counterpartyIban).toBeNull()
  })
})

describe('the order of lines', () => {
  const amounts = async (content: string) => (await linesIn(content)).map(({ amountCents }) => amountCents)

  test('is oldest first, whatever the file has', async () => {
    const [first, second] = [
      { date: '20261104', amount: '1,00' },
      { date: '20261105', amount: '2,00' },
    ]
    expect(await amounts(ing(second, first))).toEqual([100, 200])
    expect(await amounts(ing(first, second))).toEqual([100, 200])
  })

  test('within a day follows the balances, and without them the bank’s habit', async () => {
    const [one, two] = [{ amount: '1,00' }, { amount: '2,00' }]
    expect(await amounts(ing(two, one))).toEqual([100, 200])
    const balanced = ing({ ...one, balance: '1,00' }, { ...two, balance: '3,00' })
    expect(await amounts(balanced)).toEqual([100, 200])
  })

  test('keeps the place of each line in the file', async () => {
    expect((await linesIn(ING)).map(({ position }) => position)).toEqual([6, 5, 4, 3, 2])
  })
})

describe('balances that do not connect are refused', () => {
  test.each([
    ['ING', ING.replace('1.018,78', '1.018,79')],
    ['ING without a line', ING.replace(/"20261104";"BUNDEL[^\n]*\n/, '')],
    ['Rabobank', RABOBANK.replace('+1027,20', '+1027,21')],
    ['ABN AMRO', TAB.replace('\t1018,78\t20261104', '\t1018,79\t20261104')],
    ['ABN AMRO without a line', TAB.replace(/417164300\tEUR\t20261104\t1431[^\n]*\n/, '')],
  ])('%s', async (_, content) => {
    expect(await problemOf(content)).toMatchObject({ code: 'balance_mismatch' })
  })
})

test('an export without balances has none', async () => {
  const [statement] = await statementsIn(ing({}, {}))
  expect(statement).toMatchObject({ openingCents: null, closingCents: null })
})

test('lines of several accounts are several statements', async () => {
  const other = 'NL39RABO0300065264'
  const statements = await statementsIn(ing({}, { account: other }, {}))
  expect(statements.map(({ iban, lines }) => [iban, lines.length])).toEqual([
    [OWN, 2],
    [other, 1],
  ])
})

describe('encodings', () => {
  const text = ing({ notes: 'Omschrijving: Geïnde reis naar Fryslân à € 5' })

  test.each([
    ['UTF-8', iconv.encode(text, 'utf-8')],
    ['UTF-8 with a mark', iconv.encode(text, 'utf-8', { addBOM: true })],
    ['windows-1252', iconv.encode(text, 'windows-1252')],
    ['UTF-16', iconv.encode(text, 'utf-16le', { addBOM: true })],
    ['UTF-16 the other way around', iconv.encode(text, 'utf-16be', { addBOM: true })],
  ])('%s', async (_, content) => {
    for (const size of [1, 2, 3, 1_000]) {
      const [{ lines }] = await statementsIn(content, size)
      expect(lines[0].description).toBe('Geïnde reis naar Fryslân à € 5')
    }
  })

  test('ISO-8859-1, as Rabobank writes', async () => {
    expect((await linesIn(fixture('rabobank.csv')))[4].counterpartyName).toBe('NS Reizigers B.V. één')
  })

  test('a name cut by the last byte', async () => {
    const content = iconv.encode(`${TAB.trimEnd().replace('12-10-2026', 'Café')}`, 'windows-1252')
    expect((await linesIn(content))[4].description).toContain('Café')
  })
})

describe('Rabobank', () => {
  test('refuses another currency', async () => {
    const content = RABOBANK.replace('"EUR","RABONL2U","000000000000001234"', '"USD","RABONL2U","000000000000001234"')
    expect(await problemOf(Buffer.from(content, 'latin1'))).toEqual({
      code: 'other_currency',
      found: 'USD',
      position: 3,
    })
  })

  test('keeps a reason that we have no words for', async () => {
    const content = fixture('rabobank.csv').toString('latin1').replace('"AC04"', '"XX99 anders"')
    const [, returned] = await linesIn(Buffer.from(content, 'latin1'))
    expect(returned.returnReason).toBe('XX99')
  })

  test('numbers its lines', async () => {
    const [first] = await linesIn(fixture('rabobank.csv'))
    expect(first.bankReference).toBe('000000000000001233')
  })
})

describe('ABN AMRO', () => {
  test('joins words that the columns cut', async () => {
    const [first] = await linesIn(TAB)
    expect(first.description).toBe('CLM-Z720-JPNG CLM-PVNJ-H0J5')
  })

  test('takes a quote mark in the tab file for a character', async () => {
    expect((await linesIn(TAB))[3].description).toContain('"najaar"')
  })

  test.each([
    [
      'SEPA OVERBOEKING                 IBAN: NL39RABO0300065264BIC: RABONL2U  NAAM: RETOMSCHRIJVING: week 43',
      'RET',
      'week 43',
    ],
    [
      '/TRTP/SEPA OVERBOEKING/IBAN/NL39RABO0300065264/BIC/RABONL2U/NAME/RET/REMI/a/EREF/PAY-1/EREF/NOTPROVIDED',
      'RET',
      'a/EREF/PAY-1',
    ],
    ['BEA   NR:A1B23C   05.11.26/09.15 Hema,PAS123', null, 'BEA NR:A1B23C 05.11.26/09.15 Hema,PAS123'],
  ])('reads %s', async (text, counterpartyName, description) => {
    const content = `417164300\tEUR\t20261105\t0,00\t1,00\t20261105\t1,00\t${text}\r\n`
    const [line] = await linesIn(content)
    expect(line).toMatchObject({ counterpartyName, description, endToEndId: null })
  })
})

test.each([
  ['nothing', '', 'empty', null],
  ['only a header', `${HEADER}\r\n`, 'empty', null],
  ['only blanks', ' \r\n\r\n', 'empty', null],
  ['a letter', 'Beste Fareback,\r\n', 'not_a_statement', null],
  ['a zip', 'PK\u0003\u0004....', 'not_a_statement', 'zip'],
  ['half an MT940', ':20:ABN AMRO BANK NV\r\n:25:12345', 'missing_field', ':62F:'],
  ['another message of SWIFT', ':20:ABN AMRO BANK NV\r\n:32A:1', 'not_a_statement', 'swift'],
  ['a page', '<html><body></body></html>', 'not_a_statement', null],
  ['columns left out', ING.replaceAll('"Af Bij"', '"Af Bij"').replace('"Datum";', ''), 'columns_missing', 'datum'],
  ['another currency', ING.replace('(EUR)', '(USD)'), 'other_currency', 'USD'],
  ['a line cut short', ING.slice(0, -150), 'broken_csv', null],
  ['a field too many', `${ing({})};""`, 'broken_csv', null],
  ['a quote that is not closed', `${ing({})}\r\n"${'x'.repeat(200_000)}`, 'broken_csv', null],
])('%s is refused', async (_, content, code, found) => {
  expect(await problemOf(content)).toMatchObject({ code, found })
})
