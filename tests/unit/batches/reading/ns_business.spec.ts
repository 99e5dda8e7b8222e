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
const READ_JOURNEY = [2, 'journey', '2025-10-20T05:58Z', '2025-10-20T06:30Z', 'Halfweg-Zw', 'Heemstede', 1497]

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

  test.each([0, 3, 9, 12, 13])('reads a row without its field %i', async (missing) => {
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

  test.each([10, 11])('adds VAT to the one price of a row without its field %i', async (missing) => {
    const line = JOURNEY.split(';')
      .toSpliced(missing, 1, ...(missing === 11 ? [''] : []))
      .join(';')
    const cents = missing === 11 ? 14_97 : 16_32
    expect((await rowsOf([HEADER, line]))[0].transaction?.amountCents).toBe(cents)
  })

  test.each([
    ['both', '€ 13.73;€ 14.97', 14_97],
    ['without VAT', '€ 13.73;', 14_97],
    ['with VAT', ';€ 14.97', 14_97],
    ['neither', ';', null],
    ['a fee without VAT', '€ 18.35;', 20_00],
    ['a fee of the bus without VAT', '€ 3.67;', 4_00],
  ])('takes the price with VAT from %s', async (_, printed, cents) => {
    const line = JOURNEY.replace('€ 13.73;€ 14.97', printed)
    expect((await rowsOf([HEADER, line]))[0].transaction?.amountCents).toBe(cents)
  })

  test('reads a sheet whose only price is without VAT', async () => {
    const without = (line: string) => line.split(';').toSpliced(11, 1).join(';')
    expect((await rowsOf([HEADER, JOURNEY].map(without))).map(told)).toEqual([READ_JOURNEY])
    const cut = without(HEADER).replace('Prijs (excl. btw)', 'Prijs (')
    expect((await rowsOf([cut, without(JOURNEY)])).map(told)).toEqual([READ_JOURNEY])
  })

  describe('as it comes out of its sheet', () => {
    const cut = [
      'Dag,Datum,Product,klasse,Check in,Vertrek,Check uit,Bestemming,Omschrijving,Kenmerk,Prijs (excl.,Prijs (incl.,Prive/Zakelijk,Gefactureerd,Kaarthouder,Kaartnummer,Kaartnummer',
      'ma,20-10-25,Treinreizer 1e,1e,16:07,Den Haag,16:47,Heemstede,Check-in en -uit: Den,,€ 14.97,,Nee,mevrouw T.,35280200,00000021',
      'ma,20-10-25,Treinreizer 1e,1e,07:20,Halfweg-Zw,,Haarlem,Reis zonder check-uit,,€ 4.37,,Nee,mevrouw T.,35280200,00000021',
      'ma,27-10-25,Correctieta,,,,,,,Correctietarief: reis zo,€ 18.35,,Nee,mevrouw T.,35280200,00000021',
    ]

    test('its prices are without VAT, and its fields stand a column too far', async () => {
      const rows = await rowsOf(cut)
      expect(rows.map(told)).toEqual([
        [2, 'journey', '2025-10-20T14:07Z', '2025-10-20T14:47Z', 'Den Haag', 'Heemstede', 16_32],
        [3, 'check_in', '2025-10-20T05:20Z', null, 'Halfweg-Zw', null, 4_76],
        [4, 'correction_fee', '2025-10-26T23:00Z', null, null, null, 20_00],
      ])
      expect(rows.map(({ transaction }) => transaction?.cardNumber)).toEqual(Array(3).fill('3528020000000021'))
      expect(rows[0].transaction).toMatchObject({ travelClass: 1, purpose: 'business' })
      expect(rows[1].transaction?.note).toBe('Reis zonder check-uit')
    })

    test.each([
      ['Reis zonder check-in', 'check_out'],
      ['Reis zonder', 'check_in'],
    ])('%s is a %s', async (description, kind) => {
      const times = kind === 'check_out' ? ',Halfweg-Zw,07:50,Haarlem' : '07:20,Halfweg-Zw,,Haarlem'
      const line = `ma,20-10-25,Treinreizer,2e,${times},${description},,€ 4.37,,Nee,mevrouw T.,35280200,00000021`
      expect((await rowsOf([cut[0], line]))[0].transaction?.kind).toBe(kind)
    })
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
