import { describe, expect, test } from 'vitest'
import type { Comparable } from '#app/money/statements/line_relation'
import { type KnownPart, recogniseDay } from '#app/money/statements/recognise_day'

type Given = Partial<Comparable> & { cents: number }

/** Lines that follow each other from a balance on; without one nothing tells what the account held. */
function day(openingCents: number | null, ...given: Given[]): Comparable[] {
  let balance = openingCents
  return given.map(({ cents, ...rest }) => {
    const beforeCents = balance
    if (balance !== null) balance += cents
    return { ...NOTHING, amountCents: cents, beforeCents, afterCents: balance, ...rest }
  })
}

const NOTHING = {
  identity: null,
  references: [],
  ibanIndexes: [],
  name: null,
  endToEndId: null,
  format: 'camt_053',
}

const part = (lines: Comparable[], more: Partial<KnownPart> = {}): KnownPart => ({
  lines: lines.map((line, n) => ({ ...line, id: n + 1 })),
  hint: null,
  isWholeDay: false,
  ...more,
})

/** A number for the known line, `+` for a fresh one, `?` and the numbers for a question. */
function outcome(lines: Comparable[], parts: KnownPart[], isWholeDay = false) {
  return recogniseDay(lines, parts, { isWholeDay })
    .map((one) => {
      if (one.outcome === 'fresh') return '+'
      return one.outcome === 'known' ? String(one.id) : `?${one.candidates.join('/')}`
    })
    .join(' ')
}

const ns = { ibanIndexes: ['ns'], name: 'NS Reizigers B.V.' }
const ret = { ibanIndexes: ['ret'], name: 'RET N.V.' }
const five = { cents: 5_00 }
const csv = { format: 'ing_csv' }

describe('with balances', () => {
  test.each<[string, Comparable[], Comparable[], string]>([
    ['the same day again', day(100_00, five, { cents: -2_00 }), day(100_00, five, { cents: -2_00 }), '1 2'],
    [
      'the day with a line more',
      day(100_00, five, { cents: -2_00 }, five),
      day(100_00, five, { cents: -2_00 }),
      '1 2 +',
    ],
    ['the day with a line before', day(95_00, five, five), day(100_00, five), '+ 1'],
    ['the second part of a day, of the same amount', day(105_00, five), day(100_00, five), '+'],
    ['the first part of a day, after the second', day(100_00, five), day(105_00, five), '+'],
    ['two parts with the same two lines', day(110_00, five, five), day(100_00, five, five), '+ +'],
    ['a part in the middle of what is known', day(105_00, five), day(100_00, five, five, five), '2'],
    ['a part over the end of what is known', day(105_00, five, five), day(100_00, five, five), '2 +'],
    ['a third part before the second', day(110_00, five), day(100_00, five), '+'],
    [
      'the second part of a day, of the same payer, in another format',
      day(105_00, { ...five, ...ns, ...csv }),
      day(100_00, { ...five, ...ns }),
      '+',
    ],
    [
      'two payers without account in two parts',
      day(105_00, { ...five, name: 'A. Jansen' }),
      day(100_00, { ...five, name: 'B. de Vries' }),
      '+',
    ],
    [
      'the same slot with other payers',
      day(100_00, { ...five, name: 'A. Jansen' }),
      day(100_00, { ...five, name: 'B. de Vries' }),
      '?1',
    ],
    [
      'the same slot with names as banks cut them',
      day(100_00, { ...five, name: 'GVB EXPLOITATIE BV' }),
      day(100_00, { ...five, name: 'Gvb Exploit.' }),
      '1',
    ],
    ['the same slot with other accounts', day(100_00, { ...five, ...ns }), day(100_00, { ...five, ...ret }), '+'],
    [
      'the same slot with other references of ours',
      day(100_00, { ...five, references: ['RUN-AAAA-AAAA'] }),
      day(100_00, { ...five, references: ['RUN-BBBB-BBBB'] }),
      '+',
    ],
    [
      'two runs of equal sum, one after the other',
      day(90_00, { cents: -10_00, references: ['RUN-BBBB-BBBB'] }),
      day(100_00, { cents: -10_00, references: ['RUN-AAAA-AAAA'] }),
      '+',
    ],
    [
      'a day that nets to nothing, again',
      day(100_00, five, { cents: -5_00 }),
      day(100_00, five, { cents: -5_00 }),
      '?1 ?2',
    ],
    [
      'lines of a day in the order of another format',
      day(100_00, { ...five, ...csv }, { cents: -2_00, ...csv }),
      day(100_00, { cents: -2_00 }, five),
      '2 1',
    ],
    [
      'a longer day in another order',
      day(100_00, { cents: 3_00, ...csv }, { ...five, ...csv }, { cents: -2_00, ...csv }),
      day(100_00, { cents: -2_00 }, five),
      '+ 2 1',
    ],
    ['other lines between the same balances', day(100_00, { cents: 4_00 }, { cents: 1_00 }), day(100_00, five), '+ +'],
    ['the same amount at another balance', day(300_00, five), day(100_00, five), '+'],
    [
      'the same payer and amount at another balance, in another format',
      day(300_00, { ...five, ...ns, ...csv }),
      day(100_00, { ...five, ...ns }),
      '?1',
    ],
    ['an account below zero', day(-3_00, five, { cents: -9_00 }), day(-3_00, five, { cents: -9_00 }), '1 2'],
  ])('%s', (_, lines, known, expected) => {
    expect(outcome(lines, [part(known)])).toBe(expected)
  })

  test.each<[string, Partial<KnownPart>, boolean, string]>([
    ['the same number', { hint: 'same' }, false, '1 2'],
    ['another number', { hint: 'other' }, false, '+ +'],
    ['an export of whole days', {}, true, '1 2'],
    ['a day within a longer statement', { isWholeDay: true }, false, '1 2'],
    ['nothing', {}, false, '?1 ?2'],
  ])('a day that nets to nothing is decided by %s', (_, more, isWholeDay, expected) => {
    const lines = day(100_00, five, { cents: -5_00 })
    expect(outcome(lines, [part(lines, more)], isWholeDay)).toBe(expected)
  })

  test('parts of one day join what lies between them', () => {
    const parts = [
      part(day(100_00, five)),
      { ...part(day(110_00, five)), lines: day(110_00, five).map((line) => ({ ...line, id: 9 })) },
    ]
    expect(outcome(day(105_00, five), parts)).toBe('+')
    expect(outcome(day(100_00, five, five, five), parts)).toBe('1 + 9')
  })
})

describe('with names that the bank gave', () => {
  const named = (identity: string) => ({ cents: 5_00, identity })
  test.each<[string, Comparable[], Comparable[], string]>([
    ['the same name', day(null, named('asr:1')), day(null, named('asr:1')), '1'],
    ['another name', day(null, named('asr:2')), day(null, named('asr:1')), '+'],
    ['another name between the same balances', day(100_00, named('asr:2')), day(100_00, named('asr:1')), '+'],
    [
      'names in another order',
      day(null, named('asr:2'), named('asr:1')),
      day(null, named('asr:1'), named('asr:2')),
      '2 1',
    ],
    ['names of another scheme say nothing', day(100_00, named('volgnr:1')), day(100_00, named('asr:7')), '1'],
    [
      'one name for many lines is a filler',
      day(105_00, named('asr:0'), named('asr:0')),
      day(100_00, named('asr:0')),
      '+ +',
    ],
    [
      'the same name with another amount',
      day(null, { cents: 6_00, identity: 'asr:1' }),
      day(null, named('asr:1')),
      '+',
    ],
    ['the same name in the part that follows', day(105_00, named('asr:1')), day(100_00, named('asr:1')), '?1'],
    [
      'some named and some by their balances',
      day(100_00, named('asr:1'), five),
      day(100_00, named('asr:1'), five),
      '1 2',
    ],
  ])('%s', (_, lines, known, expected) => {
    expect(outcome(lines, [part(known)])).toBe(expected)
  })
})

describe('without balances', () => {
  test.each<[string, Comparable[], Comparable[], boolean, string]>([
    ['likeness alone asks', day(null, { ...five, ...ns }), day(null, { ...five, ...ns }), false, '?1'],
    ['an amount alone asks', day(null, five), day(null, five), false, '?1'],
    ['another payer is another line', day(null, { ...five, ...ns }), day(null, { ...five, ...ret }), false, '+'],
    [
      'another payer without account asks nothing',
      day(null, { ...five, name: 'A. Jansen' }),
      day(null, { ...five, name: 'B. de Vries' }),
      false,
      '+',
    ],
    ['another amount is another line', day(null, { cents: 6_00 }), day(null, five), false, '+'],
    [
      'another end-to-end id of one format is another line',
      day(null, { ...five, ...ns, endToEndId: 'a' }),
      day(null, { ...five, ...ns, endToEndId: 'b' }),
      false,
      '+',
    ],
    [
      'a whole day that holds all that is known',
      day(null, { ...five, ...ns, ...csv }, { ...five, ...ret, ...csv }),
      day(100_00, { ...five, ...ret }),
      true,
      '+ 1',
    ],
    ['a whole day of lines that only look alike', day(null, { ...five, ...csv }), day(100_00, five), true, '?1'],
    [
      'a whole day without a line that is known',
      day(null, { ...five, ...ns, ...csv }),
      day(100_00, { ...five, ...ns }, { cents: 7_00 }),
      true,
      '?1',
    ],
    [
      'one likely and two of them',
      day(null, { ...five, ...ns }, { ...five, ...ns }),
      day(null, { ...five, ...ns }),
      false,
      '?1 ?1',
    ],
  ])('%s', (_, lines, known, isWholeDay, expected) => {
    expect(outcome(lines, [part(known)], isWholeDay)).toBe(expected)
  })
})
