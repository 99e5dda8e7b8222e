import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { camt, oneEntry, OWN_IBAN, VERSIONS } from '#tests/unit/statements/camt_file'
import { linesIn, problemOf, statementsIn } from '#tests/unit/statements/statement_file'
import { isAccount } from '#app/money/statements/reading/own_account'

const SCHEMAS = fileURLToPath(new URL('../../../../shared/reference/iso20022/', import.meta.url))
const THEIR_IBAN = 'NL36INGB0007654321'
const OTHER_IBAN = 'NL39RABO0300065264'

const operator = { name: 'NS REIZIGERS B.V.', iban: THEIR_IBAN }
const us = { name: 'FAREBACK B.V.', iban: OWN_IBAN }

describe.each(VERSIONS)('camt.053.001.%s', (version) => {
  const entryOf = async (entry: Parameters<typeof oneEntry>[1]) => (await linesIn(oneEntry(version, entry)))[0]

  test.skipIf(!existsSync(SCHEMAS))('files of these tests follow the schema', async () => {
    const file = camt(version, {
      period: '<FrToDt><FrDtTm>2026-11-01T00:00:00</FrDtTm><ToDtTm>2026-11-05T23:59:59</ToDtTm></FrToDt>',
      balances: [
        ['OPBD', '-10.50'],
        ['CLBD', '9.50'],
      ],
      entries: [
        {
          amount: '20.00000',
          isReversal: true,
          value: '<DtTm>2026-11-05T12:00:00+01:00</DtTm>',
          charges: [{ amount: '0.15', direction: 'DBIT' }],
          batch: { count: 2, id: 'RUN-1' },
          transactions: [
            {
              amount: '12.00',
              endToEndId: 'A',
              debtor: { ...operator, ultimate: 'NS' },
              creditor: us,
              remittance: `<Ustrd>a</Ustrd><Ustrd>b</Ustrd><Strd><CdtrRefInf><Ref>RF18</Ref></CdtrRefInf></Strd>`,
              returned: '<Cd>AC04</Cd>',
              additional: 'more',
            },
            { amount: '8.00', returned: '<Prtry>own</Prtry>' },
          ],
          additional: 'all of it',
        },
      ],
    })
    const { errors } = await validateXML({
      xml: [{ fileName: 'statement.xml', contents: file }],
      schema: {
        fileName: 'camt.xsd',
        contents: readFileSync(`${SCHEMAS}camt.053.001.${version}.xsd`, 'utf8'),
      },
    })
    expect(errors).toEqual([])
    expect(await statementsIn(file)).toMatchObject([{ openingCents: -10_50, closingCents: 9_50 }])
  })

  test.each([
    ['10.50000', 10_50],
    ['10.5', 10_50],
    ['10', 10_00],
    ['.05', 5],
    ['0', 0],
    ['1234567.89', 1_234_567_89],
  ])('reads %s without rounding', async (amount, cents) => {
    expect((await entryOf({ amount })).amountCents).toBe(cents)
    expect((await entryOf({ amount, direction: 'DBIT' })).amountCents).toBe(0 - cents)
  })

  test.each(['10.505', '10.00001', '-10.00', '1,000.00', '1e3', '', '.', '99999999999999999', 'NaN'])(
    'refuses an amount of "%s"',
    async (amount) => {
      const problem = await problemOf(oneEntry(version, { amount }))
      expect(problem).toEqual({ code: 'bad_amount', found: null, position: 1 })
    }
  )

  test.each([
    [{ entries: [{ currency: 'USD' }] }, 'USD', 1],
    [{ currency: 'CHF' }, 'CHF', null],
    [{ balances: [['OPBD', '1.00', '2026-11-05', 'GBP'] as [string, string, string, string]] }, 'GBP', null],
  ])('refuses another currency', async (statement, found, position) => {
    const problem = await problemOf(camt(version, statement))
    expect(problem).toEqual({ code: 'other_currency', found, position })
  })

  test('leaves out what is expected or only information', async () => {
    const statuses = ['BOOK', 'PDNG', 'INFO', 'BOOK']
    const lines = await linesIn(camt(version, { entries: statuses.map((status) => ({ status })) }))
    expect(lines.map(({ position }) => position)).toEqual([1, 4])
  })

  test('keeps the sign of a reversal, which is that of the reversal itself', async () => {
    const line = await entryOf({ direction: 'DBIT', isReversal: true })
    expect(line).toMatchObject({ amountCents: -10_00, isReversal: true })
    expect((await entryOf({ isReversal: false })).isReversal).toBe(false)
  })

  test.each([
    ['<Dt>2026-11-05</Dt>', '2026-11-05'],
    ['<Dt>2026-11-05+01:00</Dt>', '2026-11-05'],
    ['<DtTm>2026-11-05T23:59:59</DtTm>', '2026-11-05'],
    ['<DtTm>2026-11-05T23:30:00Z</DtTm>', '2026-11-06'],
    ['<DtTm>2026-07-05T22:30:00.000Z</DtTm>', '2026-07-06'],
    ['<DtTm>2026-11-06T00:30:00+02:00</DtTm>', '2026-11-05'],
  ])('%s is the Dutch day %s', async (booked, day) => {
    expect((await entryOf({ booked })).bookedOn).toBe(day)
  })

  test.each(['<Dt>2026-02-30</Dt>', '<Dt>05-11-2026</Dt>', '<DtTm>2026-11-05T25:00:00Z</DtTm>'])(
    'refuses %s',
    async (booked) => {
      expect(await problemOf(oneEntry(version, { booked }))).toMatchObject({ code: 'bad_date' })
    }
  )

  test('takes the value date for an entry without a booking date', async () => {
    const line = await entryOf({ booked: '', value: '<Dt>2026-11-04</Dt>' })
    expect(line).toMatchObject({ bookedOn: '2026-11-04', valueOn: '2026-11-04' })
    expect(await problemOf(oneEntry(version, { booked: '' }))).toMatchObject({
      code: 'missing_field',
      found: 'BookgDt',
    })
  })

  test.each([
    ['the debtor of money that came in', 'CRDT', { debtor: operator, creditor: us }, operator],
    ['the creditor of money that went out', 'DBIT', { debtor: us, creditor: operator }, operator],
    ['an ultimate debtor', 'CRDT', { debtor: { ultimate: 'NS', iban: THEIR_IBAN } }, { name: 'NS', iban: THEIR_IBAN }],
    ['nobody', 'CRDT', {}, { name: null, iban: null }],
    [
      'the creditor of a payment that came back',
      'CRDT',
      { debtor: us, creditor: operator, returned: '<Cd>AC04</Cd>' },
      operator,
    ],
    [
      'the debtor when the bank turns the roles around',
      'CRDT',
      { debtor: operator, creditor: us, returned: '<Cd>AC04</Cd>' },
      operator,
    ],
    ['the only one who is named', 'CRDT', { creditor: operator, returned: '<Cd>AC04</Cd>' }, operator],
    ['never us', 'CRDT', { debtor: us }, { name: null, iban: null }],
  ])('the counterparty is %s', async (_, direction, transaction, expected) => {
    const line = await entryOf({ direction, transactions: [transaction] })
    expect(line).toMatchObject({
      counterpartyName: expected.name,
      counterpartyIban: expected.iban,
    })
  })

  test('takes no IBAN that is none', async () => {
    const debtor = { name: 'X', iban: 'NL36INGB0007654322' }
    const line = await entryOf({ transactions: [{ debtor }] })
    expect(line).toMatchObject({ counterpartyName: 'X', counterpartyIban: null })
  })

  test('puts all remittance in one line', async () => {
    const remittance =
      '<Ustrd>CLM-7F3K\n 92QD</Ustrd><Ustrd>tweede &amp; laatste</Ustrd>' +
      '<Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd>'
    const line = await entryOf({
      transactions: [{ remittance, additional: 'Kenmerk van de bank' }],
      additional: 'SEPA OVERBOEKING',
    })
    expect(line.description).toBe('CLM-7F3K 92QD tweede & laatste RF18539007547034 Kenmerk van de bank')
  })

  test('describes an entry without remittance by what the bank adds', async () => {
    expect((await entryOf({ additional: 'Kosten  oktober' })).description).toBe('Kosten oktober')
    expect((await entryOf({ additional: 'é'.repeat(500) })).description).toHaveLength(500)
    const remittance = `<Ustrd>${'x'.repeat(5_000)}</Ustrd>`
    expect((await entryOf({ transactions: [{ remittance }] })).description).toHaveLength(1_000)
  })

  test('takes NOTPROVIDED for no reference', async () => {
    const [none, some] = await Promise.all(
      ['NOTPROVIDED', 'PAY-3KD9-22MX'].map((endToEndId) => entryOf({ transactions: [{ endToEndId }] }))
    )
    expect(none.endToEndId).toBeNull()
    expect(some).toMatchObject({ endToEndId: 'PAY-3KD9-22MX', bankReference: 'BANK-1' })
  })

  test('adds up the charges that the amount includes', async () => {
    const charges = [{ amount: '0.15' }, { amount: '0.10', direction: 'DBIT' }]
    expect((await entryOf({ charges })).chargesCents).toBe(25)
    expect((await entryOf({})).chargesCents).toBe(0)
  })

  test('keeps the payments of a batch as details, and the entry as the line', async () => {
    const line = await entryOf({
      amount: '20.00',
      direction: 'DBIT',
      batch: { count: 2, id: 'RUN-1' },
      transactions: [
        { amount: '12.00', direction: 'DBIT', endToEndId: 'PAY-1', creditor: operator },
        {
          amount: '8.00',
          direction: 'DBIT',
          creditor: { name: 'RET', iban: OTHER_IBAN },
          returned: '<Cd>AC01</Cd>',
          remittance: '<Ustrd>x</Ustrd>',
        },
      ],
    })
    expect(line).toMatchObject({
      amountCents: -20_00,
      counterpartyIban: null,
      counterpartyName: null,
      batchReference: 'RUN-1',
      paymentsCount: 2,
      returnReason: null,
    })
    expect(line.details).toMatchObject([
      { amountCents: -12_00, endToEndId: 'PAY-1', counterpartyIban: THEIR_IBAN },
      { amountCents: -8_00, returnReason: 'AC01', description: 'x' },
    ])
  })

  test('does not take one payment of a batch for the whole line', async () => {
    const line = await entryOf({
      batch: { count: 31 },
      transactions: [{ debtor: operator, endToEndId: 'PAY-1' }],
    })
    expect(line).toMatchObject({ counterpartyIban: null, endToEndId: null, paymentsCount: 31 })
    expect(line.details).toMatchObject([{ counterpartyIban: THEIR_IBAN, endToEndId: 'PAY-1' }])
  })

  const pair = [{ amount: '12.00' }, { amount: '7.00' }]

  test('refuses details that are complete and do not add up', async () => {
    const file = oneEntry(version, { amount: '20.00', batch: { count: 2 }, transactions: pair })
    expect(await problemOf(file)).toEqual({ code: 'sum_mismatch', found: null, position: 1 })
  })

  test.each([
    ['that are not all there', { batch: { count: 3 } }],
    ['whose number is not told', {}],
    ['from which charges went off', { batch: { count: 2 }, charges: [{ amount: '1.00' }] }],
  ])('accepts details %s', async (_, entry) => {
    const line = await entryOf({ amount: '20.00', transactions: pair, ...entry })
    expect(line.details).toHaveLength(2)
  })

  test('reads several statements of several accounts', async () => {
    const file = camt(version, { entries: [{}, {}] }, { iban: OTHER_IBAN, entries: [{}] }, { entries: [] })
    const statements = await statementsIn(file)
    expect(statements.map(({ iban, lines }) => [iban, lines.map(({ position }) => position)])).toEqual([
      [OWN_IBAN, [1, 2]],
      [OTHER_IBAN, [3]],
      [OWN_IBAN, []],
    ])
  })

  test.each<[string, [string, string][], number | null, number | null]>([
    [
      'opening and closing',
      [
        ['OPBD', '5.00'],
        ['CLBD', '15.00'],
      ],
      5_00,
      15_00,
    ],
    [
      'the previous closing',
      [
        ['PRCD', '-5.00'],
        ['CLBD', '5.00'],
      ],
      -5_00,
      5_00,
    ],
    [
      'the first page',
      [
        ['OPBD', '5.00'],
        ['ITBD', '15.00'],
      ],
      5_00,
      15_00,
    ],
    [
      'a page between',
      [
        ['ITBD', '5.00'],
        ['ITBD', '15.00'],
      ],
      5_00,
      15_00,
    ],
    [
      'the last page',
      [
        ['ITBD', '5.00'],
        ['CLBD', '15.00'],
      ],
      5_00,
      15_00,
    ],
    ['only closing', [['CLBD', '99.00']], null, 99_00],
    [
      'only available ones',
      [
        ['CLAV', '99.00'],
        ['FWAV', '1.00'],
      ],
      null,
      null,
    ],
  ])('finds the balances: %s', async (_, balances, openingCents, closingCents) => {
    const statements = await statementsIn(camt(version, { balances, entries: [{}] }))
    expect(statements).toMatchObject([{ openingCents, closingCents }])
  })

  test('refuses balances between which a line is missing', async () => {
    const balances: [string, string][] = [
      ['OPBD', '5.00'],
      ['CLBD', '15.01'],
    ]
    const problem = await problemOf(camt(version, { balances, entries: [{}] }))
    expect(problem).toEqual({ code: 'balance_mismatch', found: '0.01', position: null })
  })

  test.each(['NL42INGB0001085277', ''])('refuses the account "%s"', async (iban) => {
    expect(await problemOf(camt(version, { iban }))).toMatchObject({ code: 'bad_iban' })
  })

  test('reads prefixes, an envelope and elements of others', async () => {
    const plain = oneEntry(version, { direction: 'DBIT' })
    const prefixed = plain
      .replace(/<(\/?)(\w)/g, '<$1ns2:$2')
      .replace('xmlns=', 'xmlns:ns2=')
      .replace('<?xml version="1.0" encoding="UTF-8"?>', '')
      .replace('<ns2:CdtDbtInd>', '<x:CdtDbtInd xmlns:x="urn:x">CRDT</x:CdtDbtInd><ns2:CdtDbtInd>')
    const wrapped = `<?xml version="1.0"?><e:Envelope xmlns:e="urn:e"><e:Head><Id>1</Id></e:Head>${prefixed}</e:Envelope>`
    expect(await statementsIn(wrapped)).toEqual(await statementsIn(plain))
  })
})

test('charges of version .08 that are only announced are not in the amount', async () => {
  const charges = [
    { amount: '0.15', isIncluded: true },
    { amount: '9.00', isIncluded: false },
  ]
  const [line] = await linesIn(oneEntry('08', { charges }))
  expect(line.chargesCents).toBe(15)
})

test.each([
  ['camt.055.001.08', 'unsupported_version'],
  ['camt.053.001.00', 'unsupported_version'],
  ['pain.001.001.09', 'not_a_statement'],
])('%s is refused by its name', async (name, code) => {
  const file = camt('08', {}).replace('camt.053.001.08', name)
  expect(await problemOf(file)).toEqual({ code, found: name, position: null })
})

test.each(['01', '02', '03', '04', '06', '08', '09', '10', '13'])(
  'version .%s of camt.053 is read',
  async (version) => {
    const file = oneEntry('08', {}).replace('camt.053.001.08', `camt.053.001.${version}`)
    expect(await linesIn(file)).toMatchObject([{ amountCents: 10_00, bookedOn: '2026-11-05' }])
  }
)

test.each([
  '<Othr><Id>0001085276</Id></Othr>',
  '<Othr><Id>1085276</Id></Othr>',
  '<Othr><Id>10.85.276</Id></Othr>',
  '<Othr><Id>INGB0001085276</Id></Othr>',
  '<Othr><Id>NL42 INGB 0001 0852 76</Id></Othr>',
  '<IBAN>nl42ingb0001085276</IBAN>',
])('our account is recognised as %s', async (id) => {
  const file = oneEntry('08', {}).replace(`<IBAN>${OWN_IBAN}</IBAN>`, id)
  const [{ iban, lines }] = await statementsIn(file)
  expect(isAccount(OWN_IBAN, iban)).toBe(true)
  expect(lines).toHaveLength(1)
})

test.each(['NL69INGB0123456789', '0001085277', 'RABO0001085276', '85276'])('%s is another account', (account) =>
  expect(isAccount(OWN_IBAN, account)).toBe(false)
)

test('what is wrong with the statement of another account does not matter', async () => {
  const file = camt(
    '08',
    { iban: 'NL69INGB0123456789', currency: 'USD', entries: [{ amount: 'x' }] },
    { entries: [{}] }
  )
  const statements = await statementsIn(file, undefined, (account) => isAccount(OWN_IBAN, account))
  expect(statements.map(({ iban, lines }) => [iban, lines.length])).toEqual([[OWN_IBAN, 1]])
})
