import { describe, expect, test } from 'vitest'
import { evaluate } from '#app/claims/claims/evaluate'

const RULE = {
  id: 1,
  earliestDays: 1,
  latestDays: 90 as number | null,
  latestMonths: null as number | null,
  minimumCents: 1,
  capCount: null,
  capPeriod: null,
  refundTo: 'fareback' as 'fareback' | 'traveller' | 'employer',
}
const TRIP = {
  kind: 'missed_check_out' as const,
  travelledOn: '2026-03-01',
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

const on = (day: string, rule: Partial<typeof RULE> = {}, trip: Partial<typeof TRIP> = {}) =>
  evaluate({ ...TRIP, ...trip }, { ...RULE, ...rule }, 2_000, day)

const MONTHS = { latestDays: null, latestMonths: 6 }

describe('the window of a rule', () => {
  test.for([
    // In days, from the day after the trip.
    ['2026-03-01', {}, '2026-03-01', 'tooEarly'],
    ['2026-03-01', {}, '2026-03-02', null],
    ['2026-03-01', {}, '2026-05-30', null],
    ['2026-03-01', {}, '2026-05-31', 'tooLate'],
    // In months, to the same day of the month or the last before it.
    ['2026-03-01', MONTHS, '2026-09-01', null],
    ['2026-03-01', MONTHS, '2026-09-02', 'tooLate'],
    ['2026-08-31', MONTHS, '2027-02-28', null],
    ['2026-08-31', MONTHS, '2027-03-01', 'tooLate'],
    ['2027-08-31', MONTHS, '2028-02-29', null],
    ['2028-02-29', MONTHS, '2028-08-29', null],
    ['2028-02-29', MONTHS, '2028-08-30', 'tooLate'],
    // Over both clock changes and the end of a year.
    ['2026-10-24', { latestDays: 1 }, '2026-10-25', null],
    ['2026-10-24', { latestDays: 1 }, '2026-10-26', 'tooLate'],
    ['2026-03-28', { latestDays: 2 }, '2026-03-30', null],
    ['2026-12-31', { latestDays: 1 }, '2027-01-01', null],
    ['2026-12-31', { latestDays: 1 }, '2027-01-02', 'tooLate'],
  ] as const)('travelled %s with %o, on %s: %s', ([travelledOn, rule, day, reason]) => {
    expect(on(day, rule, { travelledOn }).reason).toBe(reason)
  })
})

describe('the amount', () => {
  test.for([
    [4_90, 2_30, 15_10, null],
    [17_70, 2_30, 2_30, null],
    [17_71, 2_30, null, 'belowMinimum'],
    [20_00, 1, null, 'fareCoversCharge'],
    [20_01, 1, null, 'fareCoversCharge'],
    [0, 1, 20_00, null],
  ] as const)('a fare of %i with a minimum of %i gives %s', ([cents, minimumCents, gross, reason]) => {
    const found = on('2026-03-10', { minimumCents }, { fare: { cents, source: 'ns_fare_table' } })
    expect(found.reason).toBe(reason)
    expect(found.quote?.grossCents ?? null).toBe(gross)
  })

  test('bears our fee only where the money comes to us', () => {
    expect(on('2026-03-10').quote).toMatchObject({ feeBps: 2_000, feeCents: 3_02, netCents: 12_08 })
    for (const refundTo of ['traveller', 'employer'] as const) {
      expect(on('2026-03-10', { refundTo }).quote).toMatchObject({
        feeBps: 0,
        feeCents: 0,
        netCents: 15_10,
      })
    }
  })
})

describe('a trip that the employer pays for', () => {
  const reasonOf = (trip: Partial<typeof TRIP> & { employerAsks?: boolean }) =>
    on('2026-03-05', {}, { paidByEmployer: true, ...trip } as Partial<typeof TRIP>).reason

  test('is the employer’s to claim, also where something is still open', () => {
    expect(reasonOf({})).toBe('paidByEmployer')
    expect(reasonOf({ isTapAsked: true })).toBe('paidByEmployer')
    expect(reasonOf({ employerAsks: true })).toBe('paidByEmployer')
  })

  test('asks its traveller where the employer claims with us, and is never theirs to claim', () => {
    for (const [fact, reason] of [
      ['isDoubleAsked', 'samePersonUnknown'],
      ['isPaymentAsked', 'paymentUnclear'],
      ['isProductAsked', 'productUnknown'],
      ['isTapAsked', 'tapUnknown'],
    ] as const) {
      expect([fact, reasonOf({ employerAsks: true, [fact]: true })]).toEqual([fact, reason])
    }
    expect(reasonOf({ employerAsks: true, operatorKnown: false })).toBe('operatorUnknown')
  })
})
