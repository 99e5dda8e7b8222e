import { describe, expect, test } from 'vitest'
import { generateExportRows } from '#database/demo/generate_export'
import { luhnDigitOf } from '#database/demo/numbers'

const FROM = new Date('2025-05-21T00:00:00+02:00')
const generated = (rows: number, cards: number, seed = 1) => [...generateExportRows({ rows, cards, seed, from: FROM })]

describe('a generated export', () => {
  test('has a header and as many lines as were asked for', () => {
    const [header, ...lines] = generated(1001, 7)
    expect(header).toMatch(/^"Datum";.*"Kaartnummer"\n$/)
    expect(lines).toHaveLength(1001)
    for (const line of lines) expect(line.trimEnd().split(';')).toHaveLength(12)
  })

  test('is the same for the same seed', () => {
    expect(generated(500, 3)).toEqual(generated(500, 3))
    expect(generated(500, 3, 2)).not.toEqual(generated(500, 3))
  })

  test('deals the lines out over valid cards of their own', () => {
    const lines = generated(20_000, 400).slice(1)
    const numbers = new Set(lines.map((line) => line.split('"').at(-2)!.replaceAll(' ', '')))
    expect(numbers.size).toBe(400)
    for (const number of numbers) {
      expect(luhnDigitOf(number.slice(0, -1))).toBe(Number(number.at(-1)))
    }
  })

  test('misses about 1.5 percent of the check-outs', () => {
    const lines = generated(60_000, 20).slice(1)
    const checkIns = lines.filter((line) => line.includes('"Check-in"')).length
    const checkOuts = lines.length - checkIns
    expect(1 - checkOuts / checkIns).toBeGreaterThan(0.01)
    expect(1 - checkOuts / checkIns).toBeLessThan(0.02)
  })

  test('goes from old to new on each card', () => {
    const moments = generated(4000, 1).slice(1).map(momentOf)
    expect(moments).toEqual(moments.toSorted())
  })
})

function momentOf(line: string) {
  const [date, checkIn, , checkOut] = line.replaceAll('"', '').split(';')
  const [day, month, year] = date.split('-')
  return `${year}-${month}-${day} ${checkIn || checkOut}`
}
