import { describe, expect, test } from 'vitest'
import { sourcesOfApp } from './imports.js'

/** Where conditions on claims are said, and what the states are. */
const SAID_HERE = ['app/claims/claims/questions.ts', 'app/claims/claims/claim_status.ts']
/** Looks at what another process wrote, by the time on the wall. */
const WALL_CLOCK = /^app\/web\/health\//

const CLAIM_LISTS = String.raw`'(?:submitted', 'acknowledged|rejected', 'partly_approved|approved', 'partly_approved|withdrawn', 'expired)'`
const FORBIDDEN: [what: string, pattern: RegExp][] = [
  ['a list of states of claims in a statement', new RegExp(`status (?:not )?in \\(${CLAIM_LISTS}`)],
  ['a list of states of claims in a query', new RegExp(`where\\w*\\('(?:\\w+\\.)?status', \\[${CLAIM_LISTS}`)],
  ['a state of a claim in a statement', /\b(?:c|claims)\.(?:held_)?status (?:=|<>) '(?:ready|submitted|acknowledged|on_hold|approved|partly_approved|objected|escalated|refunded)'/],
  ['the clock of the database', /\bcurrent_date\b|(?:[<>=-]|\bfilter \(where[^)]*) now\(\) (?:-|at|and|or)/],
] // prettier-ignore

const faultsIn = (text: string) =>
  FORBIDDEN.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)

describe('a question about claims', () => {
  test('is asked in one place, and of one clock', () => {
    const faults = [...sourcesOfApp()]
      .filter(([path]) => !SAID_HERE.includes(path) && !WALL_CLOCK.test(path))
      .flatMap(([path, text]) => faultsIn(text).map((what) => `${path} has ${what}`))
    expect(faults).toEqual([])
  })

  test.each([
    "from claims where status in ('submitted', 'acknowledged')",
    "and c.status not in ('withdrawn', 'expired')",
    "Claim.query().whereIn('claims.status', ['rejected', 'partly_approved'])",
    "where c.status = 'ready'",
    "r.checked_on < current_date - interval '12 months'",
    "where expected_answer_on < now() at time zone 'Europe/Amsterdam'",
  ])('is refused elsewhere: %s', (text) => {
    expect(faultsIn(text)).toHaveLength(1)
  })
})
