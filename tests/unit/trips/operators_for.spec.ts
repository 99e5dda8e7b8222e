import { describe, expect, test } from 'vitest'
import { at, inferOperator } from '#tests/unit/trips/taps'
import type { Mode } from '#app/travel/operators/isomorphic/mode'

const shown = (day: string, mode: Mode, fromPlace: string | null, toPlace: string | null = null) =>
  inferOperator.possibleFor({ fromPlace, toPlace, mode, at: at(`${day} 12:00`) })
const here = (...ride: Parameters<typeof shown>) =>
  shown(...ride)
    .filter(({ isHere }) => isHere)
    .map(({ operator, brands }) => `${operator}: ${brands.join(', ')}`)

describe('who can have run a ride', () => {
  test('is by place and day, with the brand of that day: U-OV was Qbuzz, and is Transdev or Keolis', () => {
    expect(here('2025-12-13', 'bus', 'Utrecht, Neude')).toEqual(['qbuzz: U-OV'])
    expect(here('2025-12-14', 'bus', 'Utrecht, Neude')).toEqual(['transdev: U-OV', 'keolis: U-OV'])
    expect(here('2026-11-02', 'bus', 'Woerden, Station')).toEqual(['keolis: U-OV'])
  })

  test('is nobody else where that is known, and everybody of the kind where it is not', () => {
    const there = shown('2026-11-02', 'bus', 'Utrecht, Neude')
    expect(there.find(({ operator }) => operator === 'qbuzz')?.isHere ?? false).toBe(false)
    const nowhere = shown('2026-11-02', 'bus', 'Ergens')
    expect(nowhere.every(({ isHere }) => !isHere)).toBe(true)
    expect(nowhere.map(({ operator }) => operator)).toContain('qbuzz')
    expect(nowhere.map(({ operator }) => operator)).not.toContain('ns')
  })

  test('is the railway for a train, and both where the vehicle is not known', () => {
    expect(here('2026-11-02', 'train', 'Leiden Centraal', 'Den Haag Centraal')).toEqual([expect.stringMatching(/^ns:/)])
    expect(here('2026-11-02', 'train', 'Winterswijk')).toEqual([expect.stringMatching(/^arriva:/)])
    const unknown = shown('2026-11-02', 'unknown', 'Ergens').map(({ operator }) => operator)
    expect(unknown).toEqual(expect.arrayContaining(['ns', 'gvb', 'transdev']))
  })

  test('names each operator once', () => {
    const names = shown('2026-11-02', 'bus', 'Leiden, Station').map(({ operator }) => operator)
    expect(new Set(names).size).toBe(names.length)
  })
})
