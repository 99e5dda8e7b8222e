import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Atom, type Contribution, LEAST, atomsOf } from '#app/money/reports/atoms'
import { isLong } from '#tests/support/long'

const OPERATORS = ['ns', 'gvb', 'htm']
const KINDS = ['missed_check_out', 'double_charge']

const contribution: fc.Arbitrary<Contribution> = fc
  .record({
    personId: fc.integer({ min: 1, max: 12 }),
    operator: fc.constantFrom(...OPERATORS),
    kind: fc.constantFrom(...KINDS),
    cents: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 3_000 }) }, fc.integer({ min: -500, max: 0 })),
  })
  .map((one) => ({ ...one, isManager: one.personId === 12 }))

const month = fc.array(contribution, { maxLength: 60 })
const RUNS = { numRuns: isLong ? 2_000 : 150 }

type Figure = Pick<Atom, 'cells'>
const keyOf = ({ operator, kind }: Atom['cells'][number]) => `${operator} ${kind}`

/** Figures as rows and contributions as columns: 1 where a figure holds a contribution. */
const matrixOf = (figures: Figure[], contributions: Contribution[]) =>
  figures.map(({ cells }) => {
    const keys = new Set(cells.map(keyOf))
    return contributions.map((one) => (keys.has(keyOf(one)) ? 1n : 0n))
  })

/** Exact, over fractions: rows are multiplied instead of divided. */
function rank(rows: bigint[][]) {
  const left = rows.map((row) => [...row])
  let found = 0
  for (let column = 0; column < (left[0]?.length ?? 0) && found < left.length; column++) {
    const pivot = left.findIndex((row, index) => index >= found && row[column] !== 0n)
    if (pivot < 0) continue
    const top = left[pivot]
    left[pivot] = left[found]
    left[found] = top
    for (let index = found + 1; index < left.length; index++) {
      const [by, of] = [top[column], left[index][column]]
      if (of !== 0n) left[index] = left[index].map((value, at) => value * by - top[at] * of)
    }
    found++
  }
  return found
}

function* sets(people: number[], most: number, from = 0): Generator<number[]> {
  if (most === 0) return
  for (let at = from; at < people.length; at++) {
    yield [people[at]]
    for (const rest of sets(people, most - 1, at + 1)) yield [people[at], ...rest]
  }
}

/** A set of at most four people about whom the figures tell something. Managers know their own part, so they are left out. */
function leakIn(figures: Figure[], given: Contribution[]) {
  const contributions = given.filter(({ isManager, cents }) => !isManager && cents !== 0)
  const whole = matrixOf(figures, contributions)
  const full = rank(whole)
  const people = [...new Set(contributions.map(({ personId }) => personId))]
  for (const set of sets(people, LEAST - 1)) {
    const kept = contributions.map((one, at) => (set.includes(one.personId) ? -1 : at)).filter((at) => at >= 0)
    if (rank(whole.map((row) => kept.map((at) => row[at]))) < full) return set
  }
  return null
}

describe('totals of an organisation', () => {
  test('tell nothing about any four people, whatever is computed from them', () => {
    fc.assert(
      fc.property(month, (contributions) => {
        const atoms = atomsOf(contributions)
        if (atoms === null || atoms.length === 0) return
        expect(leakIn(atoms, contributions)).toBeNull()
      }),
      RUNS
    )
  })

  test('hold each contribution once, and leave nothing blank', () => {
    fc.assert(
      fc.property(month, (contributions) => {
        const atoms = atomsOf(contributions)
        if (atoms === null) return
        const cells = atoms.flatMap((atom) => atom.cells.map(keyOf))
        expect(new Set(cells).size).toBe(cells.length)
        const sum = (all: { cents: number }[]) => all.reduce((total, { cents }) => total + cents, 0)
        expect(sum(atoms)).toBe(sum(contributions))
        for (const { people } of atoms) expect(people).toBeGreaterThanOrEqual(LEAST)
      }),
      RUNS
    )
  })

  test('go to the next month where all together are too few', () => {
    const few = [1, 2, 3, 4].map((personId) => ({
      personId,
      operator: 'ns',
      kind: KINDS[0],
      cents: 100,
      isManager: false,
    }))
    expect(atomsOf(few)).toBeNull()
    expect(atomsOf([...few, { ...few[0], personId: 5, isManager: true }])).toBeNull()
    expect(atomsOf([...few, { ...few[0], personId: 5 }])).toHaveLength(1)
    // One person has more than half.
    expect(atomsOf([...few, { ...few[0], personId: 5, cents: 500 }])).toBeNull()
    expect(atomsOf([])).toEqual([])
  })

  describe('the check itself', () => {
    const alike = (operator: string, kind: string, people: number[]): Contribution[] =>
      people.map((personId) => ({ personId, operator, kind, cents: 100, isManager: false }))

    test('finds blanking instead of merging: the total less the rest is the blank', () => {
      const contributions = [...alike('ns', KINDS[0], [1, 2, 3, 4, 5, 6]), ...alike('gvb', KINDS[0], [7, 8])]
      const shown = [{ operator: 'ns', kind: KINDS[0] }]
      const total = [...shown, { operator: 'gvb', kind: KINDS[0] }]
      expect(leakIn([{ cells: shown }, { cells: total }], contributions)).toEqual(expect.arrayContaining([7, 8]))
      expect(leakIn(atomsOf(contributions)!, contributions)).toBeNull()
    })

    test('finds freezing again after a correction: the difference of the two is whose correction it was', () => {
      const before = alike('ns', KINDS[0], [1, 2, 3, 4, 5])
      const late = alike('ns', 'late', [6])
      const first: Figure = { cells: [{ operator: 'ns', kind: KINDS[0] }] }
      const again: Figure = { cells: [...first.cells, { operator: 'ns', kind: 'late' }] }
      expect(leakIn([first, again], [...before, ...late])).toEqual(expect.arrayContaining([6]))
    })
  })
})
