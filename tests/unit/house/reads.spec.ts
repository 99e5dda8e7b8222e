import { describe, expect, test } from 'vitest'
import { sourcesOfApp } from './imports.js'

/** The export of an account names its columns for the person who reads it. */
const NAMES_COLUMNS =
  /^app\/web\/closure\/export\/|^app\/money\/closings\/auditor_tables|^app\/platform\/(shared\/column|lists)/

const FORBIDDEN: [what: string, pattern: RegExp][] = [
  ['a cast of rows', /\bquery(?:Result|Rows?)</],
  ['an alias in camel case', /\bas "[a-z]+[A-Z]\w*"/],
  ['a moment as text', /to_json\([^()]*\) #>> '\{\}'/],
]

const faultsIn = (text: string) => FORBIDDEN.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)

describe('a read', () => {
  test('declares its columns', () => {
    const faults = [...sourcesOfApp()]
      .filter(([path]) => !NAMES_COLUMNS.test(path))
      .flatMap(([path, text]) => faultsIn(text).map((what) => `${path} has ${what}`))
    expect(faults).toEqual([])
  })

  test.each([
    "await queryRows<{ id: number }>('select id from claims')",
    'select amount_cents as "amountCents" from claims',
    "select to_json(c.created_at) #>> '{}' from claims c",
  ])('is refused otherwise: %s', (text) => {
    expect(faultsIn(text)).toHaveLength(1)
  })
})
