import { describe, expect, test } from 'vitest'
import { sourcesOfApp } from './imports.js'

/** The records of the kinds, and the two places that make a letter of one. */
const OF_A_KIND = /^app\/claims\/letters\/(?:kinds[/.]|letter_kind\.ts$)/

const FORBIDDEN: [what: string, pattern: RegExp][] = [
  [
    'a switch on the kind of a letter',
    /\bkind\b[^\n]{0,20}[!=]==? '(?:claims|objections|reminder)'|'(?:claims|objections|reminder)' [!=]==? /,
  ],
  ['a table by kind', /Record<LetterKind/],
  ['the letters of a claim in columns', /\b(?:submission|objection)_?[iI]d\b|reminded_claims/],
]

const faultsIn = (text: string) => FORBIDDEN.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)

describe('a kind of letter', () => {
  test('is one record, and nothing else asks which it is', () => {
    const faults = [...sourcesOfApp()]
      .filter(([path]) => !OF_A_KIND.test(path))
      .flatMap(([path, text]) => faultsIn(text).map((what) => `${path} has ${what}`))
    expect(faults).toEqual([])
  })

  test.each([
    "if (letter.kind === 'objections') return",
    "const isReminder = 'reminder' === kind",
    'const EMAILS: Record<LetterKind, string> = {}',
    "claims.where('objection_id', this.id)",
    'claim.submissionId !== null',
    'insert into reminded_claims (claim_id)',
  ])('is refused elsewhere: %s', (text) => {
    expect(faultsIn(text)).toHaveLength(1)
  })
})
