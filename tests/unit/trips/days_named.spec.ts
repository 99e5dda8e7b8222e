import { describe, expect, test } from 'vitest'
import { amsterdamDay } from '#app/travel/trips/amsterdam_day'
import { daysNamedIn } from '#app/travel/trips/days_named'
import { at } from '#tests/unit/trips/taps'

const dayOf = (day: string) => amsterdamDay(at(`${day} 12:00`))
const named = (text: string, tripDays: string[] = [], rowDay = '2026-11-20') => {
  const { days, perhaps } = daysNamedIn(text, dayOf(rowDay), new Set(tripDays.map(dayOf)))
  const written = (all: number[]) => all.map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)).sort()
  return [written(days), written(perhaps)]
}

describe('the days that a text names', () => {
  test.each([
    ['Correctie reis 05-11-2026', '2026-11-05'],
    ['Automatische correctie reis 5/11/2026', '2026-11-05'],
    ['correctie 5.11.26', '2026-11-05'],
    ['refund of 2026-11-05', '2026-11-05'],
    ['refund of 20261105', '2026-11-05'],
    ['rit op 5 november 2026', '2026-11-05'],
    ['rit op 5 nov. 2026', '2026-11-05'],
    ['rit van 5 mrt 2026', '2026-03-05'],
    ['trip of November 5, 2026', '2026-11-05'],
    ['trip of 5th Nov 2026', '2026-11-05'],
    ["5 okt '26", '2026-10-05'],
    ['(05-11-2026): reis zonder check-uit', '2026-11-05'],
    ['11/25/2026', '2026-11-25'],
  ])('%s', (text, day) => {
    expect(named(text)).toEqual([[day], []])
  })

  test.each([
    ['reis 5-11', '2026-11-05'],
    ['reis 5/11 terug', '2026-11-05'],
    ['reis 5 november', '2026-11-05'],
    ['reis 24-12', '2025-12-24'],
    ['trip of Nov 5', '2026-11-05'],
  ])('without a year it is the last one before the row: %s', (text, day) => {
    expect(named(text)).toEqual([[], [day]])
  })

  test.each([
    '',
    'Automatische correctie',
    '€ 17,06 terug',
    '17.06 terug',
    'kaart 3528-0400-1234-5678',
    'om 10:30 uur',
    '5 meisjes',
    'lijn 12-14-16',
    'zone 4 decor',
    '31-02-2026',
    '99-99-2026',
    'versie 1.2.3',
    'NLOV AB1234567890123456',
  ])('is none in: %s', (text) => {
    expect(named(text)).toEqual([[], []])
  })

  test('lets the trips say whether the month stands first, and keeps both where both were days of travel', () => {
    expect(named('correctie 11/5/2026', ['2026-11-05'])[0]).toEqual(['2026-11-05'])
    expect(named('correctie 11/5/2026', ['2026-05-11'])[0]).toEqual(['2026-05-11'])
    expect(named('correctie 11/5/2026', ['2026-05-11', '2026-11-05'])[0]).toEqual(['2026-05-11', '2026-11-05'])
    expect(named('correctie 11/5/2026')[0]).toEqual(['2026-05-11'])
  })

  test.each([
    ['nacht van 4 op 5 november 2026', ['2026-11-04', '2026-11-05']],
    ['4/5 november 2026', ['2026-11-04', '2026-11-05']],
    ['3 en 5 november 2026', ['2026-11-03', '2026-11-05']],
    ['3, 5 en 12 november 2026', ['2026-11-03', '2026-11-05', '2026-11-12']],
    ['3+5 nov 2026', ['2026-11-03', '2026-11-05']],
    ['3 & 5-11-2026', ['2026-11-03', '2026-11-05']],
    ['tussen 3 en 5 november 2026', ['2026-11-03', '2026-11-04', '2026-11-05']],
    ['3 t/m 5 november 2026', ['2026-11-03', '2026-11-04', '2026-11-05']],
    ['periode 3-11 t/m 5-11-2026', ['2026-11-03', '2026-11-04', '2026-11-05']],
    ['3-5 november 2026', ['2026-11-03', '2026-11-04', '2026-11-05']],
    ['30 en 2 november 2026', ['2026-10-30', '2026-11-02']],
    ['3 november en 5 november 2026', ['2026-11-05']],
  ])('share a month in lists and ranges: %s', (text, expected) => {
    expect(named(text)[0]).toEqual(expected)
  })

  test.each(['t/m 12-11-2026', 'tot en met 12 november 2026', 'until November 12, 2026'])(
    'are none where a text only says up to which: %s',
    (text) => {
      expect(named(text)).toEqual([[], []])
    }
  )

  test('are all of them', () => {
    expect(named('reis 5-11-2026, verwerkt 10-11-2026')[0]).toEqual(['2026-11-05', '2026-11-10'])
  })

  test('never takes long for a long text', () => {
    const text = '5-'.repeat(5_000) + '1 november '.repeat(2_000)
    const started = process.cpuUsage().user
    named(text)
    expect(process.cpuUsage(undefined).user - started).toBeLessThan(2_000_000)
  })
})
