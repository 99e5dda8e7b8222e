import { describe, expect, test } from 'vitest'
import { CARD, CHECK_OUT, NL_12, opened, problems, rowsOf, told } from '#tests/unit/batches/reading/export_file'

const EN_12 = 'Date;Check-in;Departure;Check-out;Destination;Amount;Transaction;Class;Product;Comments;Name;Card number'
const NL_10 = 'Datum;Check-in;Vertrek;Check-uit;Bestemming;Bedrag;Transactie;Klasse;Product;Opmerkingen'
const EN_10 = 'Date;Check-in;Departure;Check-out;Destination;Amount;Transaction;Class;Product;Comments'

const checkIn = (fields: { date?: string; time?: string; place?: string; amount?: string }) => {
  const { date = '02-11-2026', time = '07:58', place = 'Leiden Centraal', amount = '' } = fields
  return `${date};${time};${place};;;${amount};Check-in;;;;T. Test;${CARD}`
}

describe('reading an OV-chipkaart export', () => {
  test('reads the Dutch export of 2013, newest first, with its deposits', async () => {
    const file = [
      NL_10,
      '"13-12-2013";"";"Grote Markt";"19:57";"Muurbloemweg";"1,76";"Reis";"";"";""',
      '"13-12-2013";"8:15";"Grote Markt";"";"";"-4,00";"Check-in";"";"";""',
    ].join('\r\n')

    expect((await opened(file)).dialect).toBe('ov_nl_10')
    expect((await rowsOf(file)).map(told)).toEqual([
      [2, 'check_out', '2013-12-13T18:57Z', null, 'Grote Markt', 'Muurbloemweg', 176],
      [3, 'check_in', '2013-12-13T07:15Z', null, 'Grote Markt', null, -400],
    ])
  })

  test('reads the English export of 2016', async () => {
    const file = [EN_10, '01-02-2016;;Den Haag HS;9:05;Delft;1.07;Check-out;;;', '']

    expect((await opened(file)).dialect).toBe('ov_en_10')
    const rows = await rowsOf(file)
    expect(rows.map(told)).toEqual([[2, 'check_out', '2016-02-01T08:05Z', null, 'Den Haag HS', 'Delft', 107]])
    expect(rows[0].transaction?.cardNumber).toBeNull()
  })

  test('reads every name of a transaction, Dutch and English', async () => {
    const names = {
      'Check-in': 'check_in',
      'Check-uit': 'check_out',
      'Check-out': 'check_out',
      Reis: 'check_out',
      'Saldo opgeladen': 'top_up',
      'Saldo automatisch opgeladen': 'top_up',
      'Automatisch opladen': 'top_up',
      'Balance topped up': 'top_up',
      'Balance automatically topped up': 'top_up',
      'Product op kaart geladen': 'product',
      'Product op kaart gezet': 'product',
      'Toeslag Intercity Direct': 'supplement',
      'Saldo teruggave': 'refund',
      Correctietarief: 'correction_fee',
    }
    const lines = Object.keys(names).map(
      (name) => `02-11-2026;07:58;Leiden;08:14;Delft;1.00;${name};;;;T. Test;${CARD}`
    )

    const rows = await rowsOf([EN_12, ...lines])

    expect(rows.map((row) => row.transaction?.kind)).toEqual(Object.values(names))
  })

  test('sets aside a transaction with a name we do not know', async () => {
    const rows = await rowsOf([NL_12, CHECK_OUT, CHECK_OUT.replace('Check-uit', 'Tombola')])

    expect(problems(rows)).toEqual([
      [2, null],
      [3, 'unknownTransaction'],
    ])
    expect(rows[1].raw).toContain('Tombola')
  })

  test('accepts columns in another order, extra columns and careless headers', async () => {
    const rows = await rowsOf([
      'KAARTNUMMER;Transactie;bedrag;Check in;Vertrek;Extra;check.uit;Bestemming;Datum',
      `${CARD};Check-uit;4,90;;Leiden;zomaar;08:14;Delft;02-11-2026`,
    ])

    expect(rows.map(told)).toEqual([[2, 'check_out', '2026-11-02T07:14Z', null, 'Leiden', 'Delft', 490]])
  })

  test('reads a file separated by tabs or commas, with blank lines above the header', async () => {
    for (const separator of ['\t', ',']) {
      const file = ['', '  ', NL_12, CHECK_OUT.replace('4,90', '4.90')]
      const rows = await rowsOf(file.map((line) => line.replaceAll(';', separator)))

      expect(rows.map(told)).toEqual([
        [4, 'check_out', '2026-11-02T07:14Z', null, 'Leiden Centraal', 'Den Haag Centraal', 490],
      ])
    }
  })

  test('takes the first of two columns with one name', async () => {
    const rows = await rowsOf([`${NL_12};Bedrag`, `${CHECK_OUT};99,00`])

    expect(rows[0].transaction?.amountCents).toBe(490)
  })

  test.each([
    ['impossibleDate', checkIn({ date: '31-02-2026' })],
    ['impossibleDate', checkIn({ date: 'gisteren' })],
    ['futureDate', checkIn({ date: '02-11-2062' })],
    ['missingDate', checkIn({ date: '' })],
    ['impossibleTime', checkIn({ time: '25:61' })],
    ['missingTime', checkIn({ time: '' })],
    ['missingPlace', checkIn({ place: '' })],
    ['unreadableAmount', checkIn({ amount: '=1+1' })],
    ['unreadableAmount', checkIn({ amount: 'gratis' })],
    ['amountTooLarge', checkIn({ amount: '123456789,00' })],
    ['fieldTooLong', checkIn({ place: 'x'.repeat(1001) })],
    ['fieldCount', `${checkIn({})};te veel`],
    ['fieldCount', '02-11-2026;07:58'],
    ['unreadableCharacters', checkIn({ place: 'Lei\0den' })],
  ])('sets aside a row as %s and reads on', async (problem, line) => {
    const rows = await rowsOf([NL_12, line, CHECK_OUT])

    expect(problems(rows)).toEqual([
      [2, problem],
      [3, null],
    ])
  })

  test('keeps what it sets aside within what the database can hold', async () => {
    const rows = await rowsOf([NL_12, checkIn({ place: 'x'.repeat(2000) }), checkIn({ place: 'a\0b' })])

    expect(rows[0].raw[2]).toBe('x'.repeat(1000))
    expect(rows[1].raw[2]).toBe('ab')
  })

  test('keeps a formula in a place as the text it is', async () => {
    const formula = '=HYPERLINK(""http://example.com"")'
    const rows = await rowsOf([NL_12, checkIn({ place: `"${formula}"` }), checkIn({ place: '@SUM(A1)' })])

    expect(rows.map((row) => row.transaction?.fromPlace)).toEqual(['=HYPERLINK("http://example.com")', '@SUM(A1)'])
  })

  test('drops blank rows and rows of separators without a word', async () => {
    const rows = await rowsOf([NL_12, '', CHECK_OUT, ';'.repeat(11), '   '])

    expect(problems(rows)).toEqual([[3, null]])
  })

  test('counts lines as a person sees them, also behind a line break in a field', async () => {
    const broken = checkIn({ place: '"Leiden\nCentraal"' })
    const rows = await rowsOf([NL_12, broken, CHECK_OUT])

    expect(rows.map((row) => row.line)).toEqual([2, 4])
    expect(rows[0].transaction?.fromPlace).toBe('Leiden Centraal')
  })

  test('yields the rows in chunks, as often as they are asked for', async () => {
    const file = await opened([NL_12, ...Array(7).fill(CHECK_OUT)], { chunkRows: 3 })

    for (let turn = 0; turn < 2; turn++) {
      const chunks = await Array.fromAsync(file.rows())
      expect(chunks.map((chunk) => chunk.length)).toEqual([3, 3, 1])
    }
  })
})

describe('reading a card number', () => {
  test.each([
    ['3528 0200 0000 0021', '3528020000000021', null],
    ['3528 0200 0000 0022', '3528020000000022', 'cardNumberCheckDigit'],
    ['4111111111111111', '4111111111111111', 'cardNumberCheckDigit'],
    ['ovp1234ab', 'OVP1234AB', null],
    ['3528 **** **** 0021', null, null],
    ['12345', null, null],
    ['', null, null],
  ])('of %s keeps %s', async (printed, cardNumber, warning) => {
    const [row] = await rowsOf([NL_12, CHECK_OUT.replace(CARD, printed)])

    expect(row).toMatchObject({ problem: null, warning, transaction: { cardNumber } })
  })
})
