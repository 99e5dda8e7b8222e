import { describe, expect, test } from 'vitest'
import { opened, problems, rowsOf, told } from '#tests/unit/batches/reading/export_file'

const HEADER =
  'Dag;Datum (DD-MM-YY);Product;klasse;Check in;Vertrek;Check uit;Bestemming;Omschrijving;Kenmerk;Prijs (excl. btw);Prijs (incl. btw);Prive/Zakelijk;Gefactureerd (Ja/Nee);Kaarthouder;Kaartnummer'
const CUT_HEADER = HEADER.replace('(excl. btw)', '(excl.').replace('(incl. btw)', '(incl.')
const JOURNEY =
  'ma;20-10-25;Trein;2;07:58;Halfweg-Zw;08:30;Heemstede;Check-in en -uit: Halfweg-Zw - Heemstede;K1;€ 13.73;€ 14.97;Zakelijk;Ja;T. Test;3528020000000021'
const MISSED =
  'di;21-10-25;Trein;2;17:42;Den Haag;;;Reis zonder check-uit;;€ 18.35;€ 20.00;Zakelijk;Ja;T. Test;3528020000000021'
const FEE =
  'ma;27-10-25;Trein;2;;;;;Correctietarief: reis zonder check-uit;;€ 18.35;€ 20.00;Zakelijk;Ja;T. Test;3528020000000021'
const READ_JOURNEY = [
  2,
  'journey',
  '2025-10-20T05:58Z',
  '2025-10-20T06:30Z',
  'Halfweg-Zw',
  'Heemstede',
  1497,
]

describe('reading an export of NS Zakelijk', () => {
  test('reads journeys, missed check-outs and correction fees', async () => {
    const rows = await rowsOf([HEADER, JOURNEY, MISSED, FEE])

    expect(rows.map(told)).toEqual([
      READ_JOURNEY,
      [3, 'check_in', '2025-10-21T15:42Z', null, 'Den Haag', null, 2000],
      [4, 'correction_fee', '2025-10-26T23:00Z', null, null, null, 2000],
    ])
    expect(rows[0].transaction).toMatchObject({
      cardNumber: '3528020000000021',
      purpose: 'business',
      operatorName: 'NS',
      product: 'Trein',
      note: null,
    })
    expect(rows[2].transaction?.note).toBe('Correctietarief: reis zonder check-uit')
  })

  test('reads headers that were cut off, and commas', async () => {
    const commas = [CUT_HEADER, JOURNEY].map((line) => line.replaceAll(';', ','))
    const fileName = 'reistransacties-3528020000000021.csv'

    expect((await rowsOf([CUT_HEADER, JOURNEY])).map(told)).toEqual([READ_JOURNEY])
    expect((await rowsOf(commas)).map(told)).toEqual([READ_JOURNEY])
    expect(await opened(commas, { fileName })).toMatchObject({
      dialect: 'ns_business',
      cardNumberInName: '3528020000000021',
    })
  })

  test('drops the total at the end without a word', async () => {
    const totals = [';'.repeat(15), ';;;;;;;;;;€ 13.73;€ 14.97;;;;', 'Totaal;;€ 14.97']

    for (const total of totals) {
      expect((await rowsOf([HEADER, JOURNEY, total])).map(told)).toEqual([READ_JOURNEY])
    }
  })

  test.each([0, 3, 9, 10, 12, 13])('reads a row without its field %i', async (missing) => {
    const line = JOURNEY.split(';').toSpliced(missing, 1).join(';')
    const rows = await rowsOf([HEADER, line])

    expect(rows.map(told)).toEqual([READ_JOURNEY])
    expect(rows[0].transaction?.cardNumber).toBe('3528020000000021')
  })

  test('reads a row of sixteen fields under seventeen headers', async () => {
    const header = HEADER.replace('Kaarthouder', 'Kaarthouder;Kostenplaats')

    expect((await rowsOf([header, JOURNEY])).map(told)).toEqual([READ_JOURNEY])
  })

  test('takes the stations from the description when their columns are empty', async () => {
    const line = JOURNEY.replace(';Halfweg-Zw;', ';;').replace(';Heemstede;', ';;')

    expect((await rowsOf([HEADER, line])).map(told)).toEqual([READ_JOURNEY])
  })

  test('sets aside a row it cannot make out', async () => {
    const rows = await rowsOf([
      HEADER,
      JOURNEY,
      JOURNEY.replace('20-10-25', '31-11-25'),
      JOURNEY.replace('20-10-25', ''),
      JOURNEY.replace('Check-in en -uit: Halfweg-Zw - Heemstede', 'Tombola'),
      'zomaar;iets',
    ])

    expect(problems(rows)).toEqual([
      [2, null],
      [3, 'impossibleDate'],
      [4, 'missingDate'],
      [5, 'unknownTransaction'],
      [6, 'fieldCount'],
    ])
  })
})
