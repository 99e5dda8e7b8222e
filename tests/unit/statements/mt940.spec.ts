import { describe, expect, test } from 'vitest'
import { linesIn, problemOf, statementsIn } from '#tests/unit/statements/statement_file'

const message = (
  entries: string,
  { opening = 'C261104EUR100,00', closing = 'C261105EUR100,00', number = '7/1' } = {}
) =>
  `:20:940S261105\r\n:25:NL44RABO0123456789 EUR\r\n:28C:${number}\r\n:60F:${opening}\r\n${entries}:62F:${closing}\r\n`
const entry = (first: string, information = '') => `:61:${first}\r\n${information ? `:86:${information}\r\n` : ''}`
const lineOf = async (first: string, information?: string) =>
  (await linesIn(message(entry(first, information), { opening: 'C261104EUR100,00', closing: closingAfter(first) })))[0]

/** 100.00 and the one entry. */
function closingAfter(first: string) {
  const [, mark, amount] = /(R?[CD])[A-Z]?(\d+,\d*)/.exec(first.slice(6))!
  const cents = Math.round(Number(amount.replace(',', '.')) * 100)
  const sum = 100_00 + (mark === 'C' || mark === 'RD' ? cents : -cents)
  return `${sum < 0 ? 'D' : 'C'}261105EUR${(Math.abs(sum) / 100).toFixed(2).replace('.', ',')}`
}

describe('an entry', () => {
  test.each([
    ['2611051105C12,08NTRFNONREF', 12_08, false],
    ['2611051105D12,08NTRFNONREF', -12_08, false],
    ['2611051105RD12,08NTRFNONREF', 12_08, true],
    ['2611051105RC12,08NTRFNONREF', -12_08, true],
    ['2611051105CR5,NTRFNONREF', 5_00, false],
    ['261105C000000000005,1N102EREF', 5_10, false],
  ])('%s has its sign', async (first, amountCents, isReversal) => {
    expect(await lineOf(first)).toMatchObject({ amountCents, isReversal, bookedOn: '2026-11-05' })
  })

  test.each([
    ['2612310102C1,00NTRF', '2027-01-02', '2026-12-31'],
    ['2701021231C1,00NTRF', '2026-12-31', '2027-01-02'],
    ['2802290229C1,00NTRF', '2028-02-29', '2028-02-29'],
  ])('%s is of the year nearest to its value day', async (first, bookedOn, valueOn) => {
    expect(await lineOf(first)).toMatchObject({ bookedOn, valueOn })
  })

  test.each([
    ['2613051105C1,00NTRF', 'bad_date'],
    ['2611051399C1,00NTRF', 'bad_date'],
    ['2611051105C1.00NTRF', 'bad_amount'],
    ['2611051105X1,00NTRF', 'bad_amount'],
    ['hello', 'bad_date'],
  ])('%s is refused', async (first, code) => {
    expect(await problemOf(message(entry(first)))).toMatchObject({ code, position: 1 })
  })
})

describe('the information of banks', () => {
  test('Rabobank writes the account below the entry', async () => {
    const [line] = await linesIn(
      message(
        ':61:2611051105C25,00N102EREF            \r\nNL51ABNA0987654321\r\n:86:/EREF/CLM-7F3K-92QD/ORDP//NAME/GVB EXPLOI\r\nTATIE BV/REMI/Restitutie/ISDT/2026-11-05\r\n',
        { closing: 'C261105EUR125,00' }
      )
    )
    expect(line).toMatchObject({
      counterpartyIban: 'NL51ABNA0987654321',
      counterpartyName: 'GVB EXPLOITATIE BV',
      endToEndId: 'CLM-7F3K-92QD',
      description: 'Restitutie',
    })
  })

  test('ABN AMRO writes keys', async () => {
    const information =
      '/TRTP/SEPA OVERBOEKING/IBAN/NL51ABNA0987654321/BIC/ABNANL2A/NAME/GVB/REMI/Restitutie/EREF/NOTPROVIDED'
    expect(await lineOf('2611051105C1,00N654NONREF', information)).toMatchObject({
      counterpartyIban: 'NL51ABNA0987654321',
      counterpartyName: 'GVB',
      description: 'Restitutie',
      endToEndId: null,
    })
  })

  test('another bank writes text', async () => {
    const text = '0987654321 marechal s\r\n      \r\ndit is een test'
    expect(await lineOf('2611051105D20,00NIOB0987654321', text)).toMatchObject({
      description: '0987654321 marechal s dit is een test',
      endToEndId: '0987654321',
    })
  })
})

test('statements of a file follow each other, with their numbers and pages', async () => {
  const file =
    message(entry('261105C1,00NTRF'), { closing: 'C261105EUR101,00', number: '160/1' }) +
    '-\r\n' +
    message(entry('261105D1,00NTRF'), { opening: 'C261105EUR101,00', number: '160/2' })
  const statements = await statementsIn(file)
  expect(
    statements.map(({ sequence, openingCents, closingCents, lines }) => [
      sequence,
      openingCents,
      closingCents,
      lines.length,
    ])
  ).toEqual([
    ['160', 100_00, 101_00, 1],
    ['160.2', 101_00, 100_00, 1],
  ])
})

test.each([
  [message(entry('261105C1,00NTRF')), { code: 'balance_mismatch', found: '-1.00' }],
  [message('', { opening: 'C261104USD100,00' }), { code: 'other_currency', found: 'USD' }],
  [message('').replace(/:62F.*\r\n/, ''), { code: 'missing_field', found: ':62F:' }],
  [message('').replace(':25:NL44', ':25:NL45'), { code: 'bad_iban' }],
])('a message that does not add up is refused', async (file, problem) => {
  expect(await problemOf(file)).toMatchObject(problem)
})
