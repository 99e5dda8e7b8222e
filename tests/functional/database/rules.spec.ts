import type { RuledKind } from '#app/claims/rules/claim_kind'
import { describe, expect, test } from 'vitest'
import { capPeriodOf, evaluate } from '#app/claims/claims/evaluate'
import ClaimRule from '#app/claims/rules/claim_rule'
import Counterparty from '#app/travel/operators/counterparty'
import { answerDay } from '#app/travel/operators/answer_day'
import { matchRule } from '#app/claims/rules/match_rule'
import type { Medium } from '#app/claims/rules/medium'
import { asWorker } from '#app/platform/shared/tenancy'
import type { Irregularity } from '#app/travel/trips/isomorphic/irregularity'

/** The rules as migrations load them. */
async function ruleOf(slug: string, kind: RuledKind & Irregularity, medium: Medium, travelledOn: string) {
  const operator = await asWorker(() => Counterparty.findByOrFail('slug', slug))
  const rules = await asWorker(() => ClaimRule.query().where('counterparty_id', operator.id))
  const payer = medium === 'ns_business' ? 'employer' : 'traveller'
  return matchRule(rules, { counterpartyId: operator.id, kind, travelledOn, medium, payer, product: 'full' })
}

const TAP = ['missed_check_out', 'missed_check_in'] as const
/** The last day of a trip of 29 March 2026, the night of the clock, and of one on the last of February. */
const LOCAL = {
  arriva: ['2026-06-27', '2026-05-29'],
  ebs: ['2026-04-12', '2026-03-14'],
  gvb: ['2026-06-29', '2026-05-29'],
  htm: ['2026-04-26', '2026-03-28'],
  keolis: ['2026-06-27', '2026-05-29'],
  qbuzz: ['2026-06-27', '2026-05-29'],
  transdev: ['2026-06-27', '2026-05-29'],
}

type Line = [
  slug: string,
  kind: RuledKind & Irregularity,
  medium: Medium,
  travelled: string,
  first: string,
  last: string,
  cap: string,
  way: string,
]
const TABLE: Line[] = [
  ...TAP.flatMap((kind): Line[] => [
    ['ns', kind, 'ns_flex', '2026-08-31', '2026-09-05', '2027-02-28', '3 a year per person', 'portal to traveller'],
    ['ns', kind, 'ov_chipkaart', '2026-08-31', '2026-09-01', '2027-02-28', '3 a year per person', 'letter to fareback'],
    ['ns', kind, 'ns_business', '2026-08-31', '2026-09-05', '2027-02-28', '5 a year per card', 'portal to employer'],
    ['ns', kind, 'ovpay', '2026-10-25', '2026-10-31', '2027-01-15', 'none', 'portal to traveller'],
    ...Object.entries(LOCAL).flatMap(([slug, [last]]): Line[] => [
      [
        slug,
        kind,
        'ov_chipkaart',
        '2026-03-29',
        '2026-03-30',
        last,
        '3 a half_year per person',
        'shared_site to traveller',
      ],
      [slug, kind, 'ovpay', '2026-12-31', '2027-01-06', '2027-03-23', 'none', 'portal to traveller'],
    ]),
    ['ret', kind, 'ovpay', '2028-02-29', '2028-03-06', '2028-05-21', 'none', 'portal to traveller'],
  ]),
  ...Object.entries({ ...LOCAL, ns: ['', '2026-05-29'] }).map(([slug, [, last]]): Line => [
    slug,
    'double_charge',
    'ov_chipkaart',
    '2026-02-28',
    '2026-03-01',
    last,
    'none',
    'letter to fareback',
  ]),
  ['ns', 'same_station', 'ov_chipkaart', '2026-02-28', '2026-03-01', '2026-05-29', 'none', 'letter to fareback'],
]

describe('the rules of each operator', () => {
  test.for(TABLE)('%s, %s, %s, travelled %s', async ([slug, kind, medium, travelledOn, first, last, cap, way]) => {
    const rule = (await ruleOf(slug, kind, medium, travelledOn))!
    const trip = {
      kind,
      travelledOn,
      chargedCents: 20_00,
      statedPlace: 'Delft',
      fare: { cents: 4_90, source: 'ns_fare_table' as const },
      operatorKnown: true,
      claimed: false,
      paidByEmployer: false,
      isDoubleAsked: false,
      isPaymentAsked: false,
      isProductAsked: false,
      isTapAsked: false,
      isRowUnread: false,
      ownWindow: null,
    }
    const on = (day: string) => evaluate(trip, rule, 2_000, day)
    expect(on(first)).toMatchObject({ reason: null, opensOn: first, deadlineOn: last })
    expect(on(last).reason).toBeNull()
    expect(on(dayAfter(last)).reason).toBe('tooLate')
    expect(on(dayAfter(first, -1)).reason).toBe('tooEarly')
    expect(rule.capCount ? `${rule.capCount} a ${rule.capPeriod} per ${rule.capScope}` : 'none').toBe(cap)
    expect(`${rule.channel} to ${rule.refundTo}`).toBe(way)
    expect(rule.channel === 'letter' ? rule.formUrl : rule.formUrl?.startsWith('https://')).toBe(
      rule.channel === 'letter' ? null : true
    )
  })

  test('leave no operator with a rule that no source was named for', async () => {
    const rules = await asWorker(() => ClaimRule.query().where('status', 'active'))
    expect(rules.filter(({ source, checkedOn }) => !source || !checkedOn)).toEqual([])
  })
})

describe('the periods of a maximum', () => {
  test.for([
    ['2026-06-30', 'half_year', '2026-01-01', '2026-06-30'],
    ['2026-07-01', 'half_year', '2026-07-01', '2026-12-31'],
    ['2026-12-31', 'year', '2026-01-01', '2026-12-31'],
    ['2028-02-29', 'half_year', '2028-01-01', '2028-06-30'],
  ] as const)('of %s in a %s', ([day, period, from, until]) => {
    expect(capPeriodOf(day, period)).toEqual({ from, until })
  })
})

describe('the day of an answer', () => {
  test.for([
    // Good Friday, Easter Monday and King's Day do not count; for calendar days they do.
    ['2026-04-02', 5, 'working_days', '2026-04-13'],
    ['2026-04-24', 5, 'working_days', '2026-05-04'],
    ['2026-04-02', 5, 'calendar_days', '2026-04-07'],
    ['2026-12-24', 3, 'working_days', '2026-12-30'],
    ['2026-03-27', 2, 'calendar_days', '2026-03-29'],
  ] as const)('sent %s, %i %s', ([sent, answerDays, answerUnit, day]) => {
    expect(answerDay({ answerDays, answerUnit }, sent)).toBe(day)
  })
})

const dayAfter = (day: string, days = 1) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
