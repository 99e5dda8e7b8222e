import { describe, expect, test } from 'vitest'
import { answerDay } from '#app/travel/operators/answer_day'
import type ClaimRule from '#app/claims/rules/claim_rule'
import { matchRule } from '#app/claims/rules/match_rule'

const rule = (given: Record<string, unknown>) =>
  ({
    counterpartyId: 1,
    kind: 'missed_check_out',
    status: 'active',
    validFrom: '2025-01-01',
    validTo: null,
    medium: null,
    product: null,
    payer: null,
    ...given,
  }) as unknown as ClaimRule

const FACTS = {
  counterpartyId: 1,
  kind: 'missed_check_out',
  travelledOn: '2026-03-01',
  medium: 'ov_chipkaart',
  payer: 'traveller',
  product: 'full',
} as const

describe('the rule of a trip', () => {
  const all = rule({ name: 'all' })
  const ovpay = rule({ name: 'ovpay', medium: 'ovpay' })
  const employer = rule({ name: 'employer', payer: 'employer' })
  const free = rule({ name: 'free', product: 'always_free' })
  const old = rule({ name: 'old', validFrom: '2020-01-01', validTo: '2024-12-31' })
  const draft = rule({ name: 'draft', medium: 'ov_chipkaart', status: 'draft' })
  const retired = rule({ name: 'retired', medium: 'ov_chipkaart', status: 'retired' })
  const other = rule({ name: 'other', counterpartyId: 2 })
  const rules = [other, retired, draft, old, free, employer, ovpay, all]

  test.for([
    [{}, 'all'],
    [{ medium: 'ovpay' }, 'ovpay'],
    [{ medium: 'ovpay', payer: 'employer', product: 'always_free' }, 'ovpay'],
    [{ payer: 'employer' }, 'employer'],
    [{ payer: 'employer', product: 'always_free' }, 'free'],
    [{ travelledOn: '2024-12-31' }, 'old'],
    [{ travelledOn: '2025-01-01' }, 'all'],
    [{ counterpartyId: 2 }, 'other'],
    [{ counterpartyId: 3 }, undefined],
    [{ counterpartyId: null }, undefined],
    [{ kind: 'double_charge' }, undefined],
    [{ travelledOn: '2019-12-31' }, undefined],
  ] as const)('with %o is %s', ([facts, name]) => {
    const found = matchRule(rules, { ...FACTS, ...facts } as never) as unknown as { name: string }
    expect(found?.name).toBe(name)
  })
})

test.for([
  [5, 'working_days', '2026-04-02', '2026-04-13'],
  [5, 'working_days', '2026-04-24', '2026-05-04'],
  [5, 'calendar_days', '2026-04-02', '2026-04-07'],
  [30, 'calendar_days', '2028-01-31', '2028-03-01'],
] as const)('%i %s after %s is %s', ([answerDays, answerUnit, sentOn, day]) => {
  expect(answerDay({ answerDays, answerUnit }, sentOn)).toBe(day)
})
