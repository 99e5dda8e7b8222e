import { describe, expect, test } from 'vitest'
import { demoStory } from '#database/demo/story'

const DAY_MS = 86_400_000
const DAYS = ['2026-11-21', '2026-09-05', '2026-03-31', '2027-01-11', '2028-02-29']

type Tap = { day: number; time: string; kind: string; from: string }

describe.each(DAYS)('the heroine on %s', (day) => {
  const today = new Date(`${day}T14:00:00Z`)
  const sanne = demoStory({ today }).people.find(({ email }) => email === 'traveller@fareback.test')!
  const missed = missedTaps(sanne.files.flatMap(({ bytes }) => tapsIn(bytes().toString())))
  const within = (days: number) => missed.filter((tap) => tap.day * DAY_MS > today.getTime() - days * DAY_MS)

  test('has at least six missed taps of the last sixty days to claim', () => {
    expect(within(60).length).toBeGreaterThanOrEqual(6)
    expect(new Set(within(60).map(({ kind }) => kind))).toEqual(new Set(['Check-in', 'Check-uit']))
  })

  test('has trains and trams among them', () => {
    const isTram = ({ from }: Tap) => from.includes(',')
    expect(new Set(within(80).map(isTram))).toEqual(new Set([true, false]))
  })

  test('has older ones for history', () => {
    expect(missed.length - within(90).length).toBeGreaterThan(8)
  })
})

/** Check-ins that no check-out belongs to, and the other way round. */
function missedTaps(taps: Tap[]): Tap[] {
  const open = new Map<string, Tap>()
  const missed: Tap[] = []
  const oldestFirst = taps.toSorted((one, other) => momentOf(one) - momentOf(other))
  for (const tap of oldestFirst) {
    const before = open.get(tap.from)
    if (tap.kind === 'Check-uit' && before === undefined) missed.push(tap)
    if (tap.kind === 'Check-in' && before !== undefined) missed.push(before)
    if (tap.kind === 'Check-in') open.set(tap.from, tap)
    else open.delete(tap.from)
  }
  return [...missed, ...open.values()]
}

function tapsIn(csv: string): Tap[] {
  const lines = csv.trim().split('\n').slice(1)
  return lines.flatMap((line) => {
    const [date, checkIn, from, checkOut, to, , kind] = line.slice(1, -1).split('";"')
    if (kind !== 'Check-in' && kind !== 'Check-uit') return []
    const [day, month, year] = date.split('-').map(Number)
    const place = from === '' ? `unknown, or ${to}` : from
    return [
      {
        day: Date.UTC(year, month - 1, day) / DAY_MS,
        time: checkIn || checkOut,
        kind,
        from: place,
      },
    ]
  })
}

function momentOf({ day, time }: Tap) {
  const [hours, minutes] = time.split(':').map(Number)
  return day * 1440 + hours * 60 + minutes
}
