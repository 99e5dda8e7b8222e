import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openExport } from '#app/travel/batches/reading/open_export'
import { allRows, told } from '#tests/unit/batches/reading/export_file'

// The samples are not part of the project; they lie next to it where we work.
const SAMPLES = join(import.meta.dirname, '../../../../../shared/samples')
const LEIDEN = 'Leiden Centraal'
const THE_HAGUE = 'Den Haag Centraal'
const THE_HAGUE_BTM = 'Den Haag, Centraal Station'

async function sample(name: string) {
  const file = await openExport(`${SAMPLES}/${name}`, { fileName: basename(name) })
  return { ...file, read: await allRows(file) }
}

const travelled = [
  [2, 'check_in', '2026-11-02T06:58Z', null, LEIDEN, null, null],
  [3, 'check_out', '2026-11-02T07:14Z', null, LEIDEN, THE_HAGUE, 490],
  [4, 'check_in', '2026-11-02T07:20Z', null, THE_HAGUE_BTM, null, null],
  [5, 'check_out', '2026-11-02T07:31Z', null, THE_HAGUE_BTM, 'Den Haag, Spui', 135],
  [6, 'check_in', '2026-11-03T16:42Z', null, THE_HAGUE, null, 2000],
  [7, 'check_in', '2026-11-04T06:57Z', null, LEIDEN, null, null],
  [8, 'check_out', '2026-11-04T07:13Z', null, LEIDEN, THE_HAGUE, 490],
  [9, 'check_in', '2026-11-04T17:05Z', null, 'Leiden, Station', null, 400],
  [10, 'check_in', '2026-11-06T22:48Z', null, 'Amsterdam Centraal', null, null],
  [11, 'check_out', '2026-11-06T23:31Z', null, 'Amsterdam Centraal', LEIDEN, 980],
  [12, 'check_in', '2026-11-08T09:00Z', null, LEIDEN, null, null],
  [13, 'check_out', '2026-11-08T09:12Z', null, LEIDEN, LEIDEN, 0],
  [14, 'check_in', '2026-11-08T10:00Z', null, LEIDEN, null, null],
  [15, 'check_out', '2026-11-08T11:10Z', null, LEIDEN, LEIDEN, 2000],
]

const booked = [
  [16, 'top_up', '2026-11-09T08:00Z', null, null, 'bij NS', 2000],
  [17, 'product', '2026-11-09T08:05Z', null, null, null, null],
  [18, 'refund', '2026-11-10T11:00Z', null, null, null, 1510],
  [19, 'supplement', '2026-11-11T07:15Z', null, null, null, 290],
  [20, 'check_out', '2026-11-12T08:10Z', null, 'Fryslân; "Halte"', 'Grou-Jirnsum', 300],
]

describe.skipIf(!existsSync(SAMPLES))('reading the sample', () => {
  test('ovchip_nl_12col_utf8bom_crlf.csv gives every transaction', async () => {
    const { dialect, encoding, read } = await sample('ovchip_nl_12col_utf8bom_crlf.csv')

    expect([dialect, encoding]).toEqual(['ov_nl_12', 'utf-8'])
    expect(read.map(told)).toEqual([...travelled, ...booked])
    expect(new Set(read.map((row) => row.transaction?.cardNumber))).toEqual(new Set(['3528020000000021']))
    expect(read.every((row) => row.warning === null)).toBe(true)
    expect(read[1].transaction?.product).toBe('Reizen op Saldo NS Vol tarief (2e klas)')
    expect(read[1].raw).toEqual([
      '02-11-2026',
      '',
      LEIDEN,
      '08:14',
      THE_HAGUE,
      '4,90',
      'Check-uit',
      '',
      'Reizen op Saldo NS Vol tarief (2e klas)',
      '',
      'T. Test',
      '3528 0200 0000 0021',
    ])
  })

  test('ovchip_nl_12col_cp1252.csv gives the same, euro signs and accents included', async () => {
    const { dialect, encoding, read } = await sample('ovchip_nl_12col_cp1252.csv')

    expect([dialect, encoding]).toEqual(['ov_nl_12', 'windows-1252'])
    expect(read.map(told)).toEqual([...travelled, ...booked])
  })

  test('ovchip_en_12col_dot.csv gives the same in English with decimal points', async () => {
    const { dialect, encoding, read } = await sample('ovchip_en_12col_dot.csv')

    expect([dialect, encoding]).toEqual(['ov_en_12', 'utf-8'])
    expect(read.map(told)).toEqual(travelled)
  })

  test('ovchip_nl_12col_topup_2021.csv gives a top-up and warns about the card number', async () => {
    const { read } = await sample('ovchip_nl_12col_topup_2021.csv')

    expect(read.map(told)).toEqual([[2, 'top_up', '2021-03-29T14:00Z', null, null, 'bij NS', 1000]])
    expect(read[0]).toMatchObject({
      warning: 'cardNumberCheckDigit',
      transaction: { cardNumber: '1234567890123456' },
    })
  })

  test('ovchip_nl_12col_travel_2021.csv gives a check-out', async () => {
    const { read } = await sample('ovchip_nl_12col_travel_2021.csv')

    expect(read.map(told)).toEqual([[2, 'check_out', '2021-03-29T09:49Z', null, 'Eindhoven Centraal', 'Nijmegen', 888]])
  })

  test('ns_consument_comma.csv gives journeys and a missed check-out', async () => {
    const { dialect, read } = await sample('ns_consument_comma.csv')

    expect(dialect).toBe('ns_consumer')
    expect(read.map(told)).toEqual([
      [2, 'check_in', '2026-11-03T16:42Z', null, THE_HAGUE, null, 2000],
      [3, 'journey', '2026-11-02T16:40Z', '2026-11-02T16:56Z', THE_HAGUE, LEIDEN, 490],
      [4, 'journey', '2026-11-02T06:58Z', '2026-11-02T07:14Z', LEIDEN, THE_HAGUE, 490],
    ])
    expect(read.map(({ transaction }) => [transaction?.purpose, transaction?.note])).toEqual([
      ['private', 'Check-uit gemist'],
      ['private', null],
      ['business', null],
    ])
    expect(read.every((row) => row.transaction?.operatorName === 'NS')).toBe(true)
  })

  test('ns_consument_semicolon_2025.csv gives a journey on 5 September', async () => {
    const { dialect, read } = await sample('ns_consument_semicolon_2025.csv')

    expect(dialect).toBe('ns_consumer')
    expect(read.map(told)).toEqual([
      [2, 'journey', '2025-09-05T13:44Z', '2025-09-05T14:42Z', 'Amsterdam Sloterdijk', 'Heiloo', 0],
    ])
  })

  test('ovpay_trips_page.json gives a journey', async () => {
    const { dialect, read } = await sample('ovpay_trips_page.json')

    expect(dialect).toBe('ovpay')
    expect(read.map(told)).toEqual([
      [1, 'journey', '2022-12-30T12:37Z', '2022-12-30T13:37Z', 'Utrecht Centraal', 'Utrecht Centraal', 0],
    ])
    expect(read[0].transaction).toMatchObject({
      operatorName: 'NS',
      transport: 'train',
      cardNumber: null,
      note: null,
    })
  })
})
