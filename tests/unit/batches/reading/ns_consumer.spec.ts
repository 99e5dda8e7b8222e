import { describe, expect, test } from 'vitest'
import { opened, problems, refusal, rowsOf, told } from '#tests/unit/batches/reading/export_file'

const HEADER = 'Datum,Check in,Vertrek,Check uit,Bestemming,Af,Bij,Transactie,Kl,Product,Prive/ Zakelijk,Opmerking'
const SEMICOLONS = HEADER.replaceAll(',', ';')
const journeyOn = (date: string) => `${date},07:58,Leiden,08:14,Delft,"€ 4,90",,Reis,2,,Prive,`
const journeySemicolons = (date: string) => `${date};07:58;Leiden;08:14;Delft;€4,90;;Reis;2;;Prive;`
const daysOf = async (lines: string[], dayFirst?: boolean) => {
  const rows = await rowsOf(lines, { dayFirst })
  return rows.map((row) => told(row)[2]?.toString().slice(0, 10))
}

describe('reading an export of NS', () => {
  test('names the card by the name of the file', async () => {
    const fileName = 'reistransacties_3528020000000021_02112026.csv'
    const lines = [HEADER, journeyOn('02-11-2026')]

    expect((await opened(lines, { fileName })).cardNumberInName).toBe('3528020000000021')
    expect((await opened(lines, { fileName: 'november.csv' })).cardNumberInName).toBeNull()
  })

  test('ends a journey past midnight on the next day', async () => {
    const rows = await rowsOf([
      HEADER,
      '06-11-2026,23:48,Amsterdam Centraal,00:31,Leiden,"€ 9,80","€ 0,00",Reis,2,,Zakelijk,',
    ])

    expect(rows.map(told)).toEqual([
      [2, 'journey', '2026-11-06T22:48Z', '2026-11-06T23:31Z', 'Amsterdam Centraal', 'Leiden', 980],
    ])
  })

  test('reads what is charged minus what is credited', async () => {
    const rows = await rowsOf([
      HEADER,
      '06-11-2026,08:00,Leiden,08:20,Delft,"€ 4,90","€ 1,20",Reis,2,,,',
      '05-11-2026,08:00,Leiden,08:20,Delft,,"€ 15,10",Reis,2,,,',
      '04-11-2026,08:00,Leiden,08:20,Delft,,,Reis,2,,,',
    ])

    expect(rows.map((row) => row.transaction?.amountCents)).toEqual([370, -1510, null])
  })

  test('reads a journey with one tap as that tap', async () => {
    const rows = await rowsOf([
      HEADER,
      '06-11-2026,08:00,Leiden,,,"€ 20,00",,Reis,2,,,Check-uit gemist',
      '05-11-2026,,,08:20,Delft,"€ 20,00",,Reis,2,,,Check-in gemist',
    ])

    expect(rows.map(told)).toEqual([
      [2, 'check_in', '2026-11-06T07:00Z', null, 'Leiden', null, 2000],
      [3, 'check_out', '2026-11-05T07:20Z', null, null, 'Delft', 2000],
    ])
  })

  test('sets aside half a tap', async () => {
    const rows = await rowsOf([
      HEADER,
      '06-11-2026,08:00,,,,,,Reis,2,,,',
      '06-11-2026,08:00,Leiden,,Delft,,,Reis,2,,,',
      '06-11-2026,08:00,Leiden,08:20,,,,Reis,2,,,',
      '06-11-2026,,,,,,,Reis,2,,,',
      '06-11-2026,08:00,Leiden,8.20,Delft,,,Reis,2,,,',
    ])

    expect(problems(rows).map(([, problem]) => problem)).toEqual([
      'missingPlace',
      'missingTime',
      'missingPlace',
      'missingTime',
      'impossibleTime',
    ])
  })

  test('keeps what NS books without a time on its day', async () => {
    const rows = await rowsOf([HEADER, '06-11-2026,,,,,,"€ 15,10",Restitutie,,,,'])

    expect(rows.map(told)).toEqual([[2, 'refund', '2026-11-05T23:00Z', null, null, null, -1510]])
  })

  test('leaves the operator open for buses, trams and metros', async () => {
    const rows = await rowsOf([
      HEADER,
      '06-11-2026,08:00,Leiden,08:20,Delft,,,Reis,2,Reizen op Rekening Trein,,',
      '05-11-2026,08:00,Leiden,08:20,Delft,,,Reis,2,Reizen op Rekening Bus Tram Metro,,',
      '04-11-2026,08:00,Leiden,08:20,Delft,,,Reis,2,,,Rit met RET',
      '03-11-2026,08:00,Leiden,08:20,Delft,,,Reis,2,Retour,,',
    ])

    expect(rows.map((row) => row.transaction?.operatorName)).toEqual(['NS', null, null, 'NS'])
  })
})

describe('reading the dates of an export of NS', () => {
  test('takes a part above twelve for the day', async () => {
    expect(await daysOf([HEADER, journeyOn('11/13/2026'), journeyOn('11/2/2026')])).toEqual([
      '2026-11-13',
      '2026-11-02',
    ])
    expect(await daysOf([HEADER, journeyOn('13/11/2026'), journeyOn('2/11/2026')])).toEqual([
      '2026-11-13',
      '2026-11-02',
    ])
  })

  test('takes the order in which the newest journey comes first', async () => {
    const dayFirst = ['3/11/2026', '12/10/2026', '1/10/2026']
    const monthFirst = ['11/3/2026', '10/12/2026', '10/1/2026']

    expect(await daysOf([HEADER, ...dayFirst.map(journeyOn)])).toEqual(['2026-11-03', '2026-10-12', '2026-10-01'])
    expect(await daysOf([HEADER, ...monthFirst.map(journeyOn)])).toEqual(['2026-11-03', '2026-10-12', '2026-10-01'])
  })

  test('asks the user when nothing in the file tells, and believes the answer', async () => {
    const lines = [HEADER, journeyOn('5/9/2025')]

    expect(await refusal(lines)).toBe('ambiguousDates')
    expect(await daysOf(lines, true)).toEqual(['2025-09-05'])
    expect(await daysOf(lines, false)).toEqual(['2025-05-09'])
  })

  test('asks nothing about a date that reads the same both ways', async () => {
    expect(await daysOf([HEADER, journeyOn('5/5/2025')])).toEqual(['2025-05-05'])
  })

  test('takes the day first with dashes or semicolons', async () => {
    expect(await daysOf([HEADER, journeyOn('05-09-2025')])).toEqual(['2025-09-05'])
    expect(await daysOf([SEMICOLONS, journeySemicolons('5/9/2025')])).toEqual(['2025-09-05'])
  })
})
