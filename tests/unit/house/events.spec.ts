import { describe, expect, test } from 'vitest'
import { sourcesOfApp } from './imports.js'

/** Where an entry is written, and where listeners are told. */
const WRITERS = /^app\/(?:messages\/(?:events|live|push)|platform\/(?:audit|encryption))\//

const FORBIDDEN: [what: string, pattern: RegExp][] = [
  ['an entry of the trail', /\baudit(?:All)?\(/],
  ['a broadcast', /\bbroadcast\w*\(|\.announce\(|\bbroadcaster\b/],
  ['a push', /\bpusher\.trigger|\blive_outbox\b/],
]

const faultsIn = (text: string) => FORBIDDEN.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)

describe('what happened', () => {
  test('is recorded in one call, which tells the trail and the listeners', () => {
    const faults = [...sourcesOfApp()]
      .filter(([path]) => !WRITERS.test(path))
      .flatMap(([path, text]) => faultsIn(text).map((what) => `${path} has ${what}`))
    expect(faults).toEqual([])
  })

  test.each([
    "await audit('claim.decided', claim.auditSubject, by)",
    "broadcast('ClaimMoved', claim.reference, 'admin')",
    'claim.announce()',
    'insert into live_outbox (event, audience)',
  ])('is refused elsewhere: %s', (text) => {
    expect(faultsIn(text)).toHaveLength(1)
  })
})
