import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { readStatements } from '#app/money/statements/reading/read_statements'
import { STATEMENT_FORMATS } from '#app/money/statements/statement_format'
import { fixture, inPieces, linesIn, statementsIn } from '#tests/unit/statements/statement_file'

const FILES = {
  'camt_053_02.xml': 'camt_053',
  'camt_053_08.xml': 'camt_053',
  'camt_052_08.xml': 'camt_052',
  'camt_054_08.xml': 'camt_054',
  'mt940_ing.sta': 'mt940',
  'ing.csv': 'ing_csv',
  'ing_english.csv': 'ing_csv',
  'ing_comma.csv': 'ing_csv',
  'rabobank.csv': 'rabobank_csv',
  'abn_amro.tab': 'abn_amro_csv',
  'abn_amro.csv': 'abn_amro_csv',
}
const names = Object.keys(FILES)

const SCHEMAS = fileURLToPath(new URL('../../../../shared/reference/iso20022/', import.meta.url))

const SAME = [
  ['2026-11-03', 3_05, 'NL51ABNA0987654321'],
  ['2026-11-04', 23_80, 'NL14TRIO0002198873'],
  ['2026-11-04', -412_36, null],
  ['2026-11-05', 8_42, 'NL39RABO0300065264'],
  ['2026-11-05', 15_10, 'NL36INGB0007654321'],
]

test('every format has a file', () => {
  expect([...new Set(Object.values(FILES))].sort()).toEqual([...STATEMENT_FORMATS].sort())
})

describe.each(Object.entries(FILES))('%s', (name, format) => {
  test('is recognised by its content', async () => {
    expect((await readStatements(inPieces(fixture(name)))).format).toBe(format)
  })

  test('has the same days, amounts and counterparties as the other files', async () => {
    const lines = await linesIn(fixture(name))
    expect(
      lines.map(({ bookedOn, amountCents, counterpartyIban }) => [bookedOn, amountCents, counterpartyIban])
    ).toEqual(SAME)
    expect(lines.map(({ valueOn }) => valueOn)).toEqual(lines.map(({ bookedOn }) => bookedOn))
  })

  test('says for what, from whom and why', async () => {
    const [correction, returned, , unreferenced, refund] = await linesIn(fixture(name))
    expect(correction.description).toContain('CLM-Z720-JPNG CLM-PVNJ-H0J5')
    expect(correction.counterpartyName).toMatch(/^GVB EXPLOITATIE BV$/i)
    expect(returned).toMatchObject({ endToEndId: 'PAY-3KD9-22MX', returnReason: 'AC04' })
    expect(returned.counterpartyName).toMatch(/^S.? JANSEN$/i)
    expect(unreferenced).toMatchObject({ endToEndId: null, returnReason: null })
    expect(refund.description).toContain('CLM-7F3K-92QD correctie reis 12-10-2026')
    expect(refund.endToEndId).toBe('2026-118833')
  })

  test('is read the same in pieces of a few bytes', async () => {
    expect(await statementsIn(fixture(name), 7)).toEqual(await statementsIn(fixture(name)))
  })
})

test.each(names.filter((name) => !/^abn|^mt940/.test(name)))(
  '%s tells that a line is for a file of payments',
  async (name) => {
    const run = (await linesIn(fixture(name)))[2]
    expect(run).toMatchObject({
      batchReference: 'RUN-2026-11-04-1',
      paymentsCount: 31,
      counterpartyName: null,
      details: [],
    })
  }
)

test.each(names.filter((name) => !['ing_comma.csv', 'camt_054_08.xml'].includes(name)))(
  '%s has the balances before and after',
  async (name) => {
    const [statement] = await statementsIn(fixture(name))
    expect(statement).toMatchObject({
      openingCents: 1404_29,
      closingCents: 1042_30,
      fromOn: '2026-11-03',
      untilOn: '2026-11-05',
    })
  }
)

test.each([
  ['camt_053_02.xml', 'NL42INGB0001085276', '214'],
  ['camt_053_08.xml', 'NL42INGB0001085276', '214'],
  ['mt940_ing.sta', 'NL42INGB0001085276', '214'],
  ['ing.csv', 'NL42INGB0001085276', null],
  ['rabobank.csv', 'NL44RABO0123456789', null],
  ['abn_amro.tab', 'NL91ABNA0417164300', null],
])('%s is of one account', async (name, iban, sequence) => {
  const statements = await statementsIn(fixture(name))
  expect(statements.map((one) => [one.iban, one.sequence])).toEqual([[iban, sequence]])
})

test.skipIf(!existsSync(SCHEMAS)).each(['02', '08'])(
  'the file of camt.053.001.%s follows the official schema (skipped without ../shared/reference/iso20022)',
  async (version) => {
    const { errors } = await validateXML({
      xml: [{ fileName: 'statement.xml', contents: fixture(`camt_053_${version}.xml`).toString() }],
      schema: {
        fileName: 'camt.xsd',
        contents: readFileSync(`${SCHEMAS}camt.053.001.${version}.xsd`, 'utf8'),
      },
    })
    expect(errors).toEqual([])
  }
)
