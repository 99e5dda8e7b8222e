import { describe, expect, test } from 'vitest'
import { sourcesOfApp } from './imports.js'

/** Where conditions are said, and what the states are; one statement over all kinds of matches is still text. */
const SAID_HERE = /\/questions\.ts$|_status\.ts$|^app\/money\/matching\/proposals\//
/** Looks at what another process wrote, by the time on the wall. */
const WALL_CLOCK = /^app\/web\/health\//

const CLAIM_LISTS = String.raw`'(?:submitted', 'acknowledged|rejected', 'partly_approved|approved', 'partly_approved|withdrawn', 'expired)'`
const FORBIDDEN: [what: string, pattern: RegExp][] = [
  ['a list of states of claims in a statement', new RegExp(`status (?:not )?in \\(${CLAIM_LISTS}`)],
  ['a list of states of claims in a query', new RegExp(`where\\w*\\('(?:\\w+\\.)?status', \\[${CLAIM_LISTS}`)],
  [
    'a state of a claim in a statement',
    /\b(?:c|claims)\.(?:held_)?status (?:=|<>) '(?:ready|submitted|acknowledged|on_hold|approved|partly_approved|objected|escalated|refunded)'/,
  ],
  ['a list of states of payouts', /status (?:not )?in \('(?:requested', 'in_run|sent', 'paid)'/],
  [
    'a state of a payout in a statement',
    /\b(?:p|payouts)\.status (?:=|<>) '(?:requested|in_run|sent|paid|rejected|returned)'/,
  ],
  ['a list of states of expenses', /status (?:not )?in \('submitted', 'approved'/],
  ['a state of an expense in a statement', /\bexpenses\.status (?:=|<>) '|expenses where status/],
  ['the clock of the database', /\bcurrent_date\b|(?:[<>=-]|\bfilter \(where[^)]*) now\(\) (?:-|at|and|or)/],
]

const faultsIn = (text: string) => FORBIDDEN.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)

describe('a question about claims, payouts and expenses', () => {
  test('is asked in one place, and of one clock', () => {
    const faults = [...sourcesOfApp()]
      .filter(([path]) => !SAID_HERE.test(path) && !WALL_CLOCK.test(path))
      .flatMap(([path, text]) => faultsIn(text).map((what) => `${path} has ${what}`))
    expect(faults).toEqual([])
  })

  test.each([
    "from claims where status in ('submitted', 'acknowledged')",
    "and c.status not in ('withdrawn', 'expired')",
    "Claim.query().whereIn('claims.status', ['rejected', 'partly_approved'])",
    "where c.status = 'ready'",
    "where p.status in ('requested', 'in_run')",
    "and payouts.status = 'sent'",
    "expenses where status = 'submitted'",
    "r.checked_on < current_date - interval '12 months'",
    "where expected_answer_on < now() at time zone 'Europe/Amsterdam'",
  ])('is refused elsewhere: %s', (text) => {
    expect(faultsIn(text)).toHaveLength(1)
  })
})
