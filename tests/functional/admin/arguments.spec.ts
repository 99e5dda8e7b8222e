import { describe, expect, test } from 'vitest'
import Claim from '#app/claims/claims/claim'
import { REJECTION_REASONS, type RejectionReason } from '#app/claims/claims/isomorphic/rejection_reason'
import { disputedClaims } from '#app/claims/letters/kinds/objections/disputed_claims'
import { type Disputed, factsAgainst } from '#app/claims/letters/kinds/objections/facts'
import { asWorker } from '#app/platform/shared/tenancy'
import { checkItems } from '#app/claims/letters/check_items'
import { DateTime } from 'luxon'
import { createClaim, createReadyClaims } from '#tests/factories/claims'
import { createOperator } from '#tests/factories/operators'
import { createUser } from '#tests/factories/users'

/** A missed check-out at Leiden of 20.00, of which the usual route and an earlier ride tell the stop and the fare. */
async function disputed(): Promise<Disputed> {
  const { id } = await createClaim(await createUser())
  return asWorker(async () => {
    const claim = await Claim.query().where('id', id).preload('trip').firstOrFail()
    return (await disputedClaims([claim])).get(id)!
  })
}
const against = (given: Disputed, reason: RejectionReason | null) => factsAgainst(reason, given).join(' ')

describe('what the evidence says against an answer', () => {
  test('names the fact for each reason', async () => {
    const given = await disputed()
    expect(against(given, 'too_late')).toMatch(/^Ingediend op .* Voor de reis van .* kon dat tot en met .*\.$/)
    expect(against(given, 'cap_reached')).toMatch(/nog geen enkele gebruikt van de 3 correcties\.$/)
    expect(against(given, 'already_corrected')).toMatch(
      /loopt tot en met .* en toont na .* geen terugbetaling van €.15,10\.$/
    )
    expect(against(given, 'card_not_found')).toMatch(/^Met kaart 3528 .* Leiden Centraal\.$/)
    expect(against(given, 'stops_do_not_match')).toBe(
      `De reiziger maakte 2 reizen tussen Leiden Centraal en Den Haag Centraal, het laatst op ${daysBack(2)}.`
    )
    expect(against(given, 'no_valid_product')).toMatch(/“Reizen op Saldo NS Vol tarief \(2e klas\)”\.$/)
    expect(against(given, 'not_charged')).toMatch(/een afschrijving van €.20,00\.$/)
    expect(against(given, 'other')).toMatch(
      /afschrijving van €.20,00\. Op .* betaalde de reiziger €.4,90 voor een reis van Leiden Centraal naar Den Haag Centraal\.$/
    )
    expect(against(given, null)).toBe(against(given, 'other'))
  })

  test('is nothing where the evidence has no such fact', async () => {
    const given = await disputed()
    const { claim, evidence } = given
    const without = (change: Partial<Disputed['evidence']>, rest: Partial<Disputed> = {}) => ({
      ...given,
      ...rest,
      evidence: { ...evidence, ...change },
    })
    const bare = evidence.trip.taps.map((tap) => ({ ...tap, amountCents: null, product: null }))
    const late = { ...evidence.claim, deadlineOn: '2020-01-01' }
    const cap = { ...evidence.support!, cap: { count: 3, used: 3, from: '2026-01-01', until: '2026-12-31' } }
    expect(against(without({ claim: late }), 'too_late')).toBe('')
    expect(against(without({ support: cap }), 'cap_reached')).toBe('')
    expect(against(without({}, { knownUntil: null }), 'already_corrected')).toBe('')
    expect(against(without({ card: { ...evidence.card, number: null } }), 'card_not_found')).toBe('')
    expect(against(without({ trip: { ...evidence.trip, taps: bare } }), 'no_valid_product')).toBe('')
    expect(against(without({ trip: { ...evidence.trip, taps: bare } }), 'not_charged')).toBe('')
    // Bundles of before the facts were kept.
    for (const reason of ['stops_do_not_match', 'cap_reached', 'other'] as const)
      expect(against(without({ support: undefined }), reason)).toBe('')
    expect(claim.id).toBeGreaterThan(0)
  })

  test('says that a stop is the traveller’s word where it is no more', async () => {
    const given = await disputed()
    const support = { ...given.evidence.support!, stop: { from: 'traveller' as const } }
    const told = against({ ...given, evidence: { ...given.evidence, support } }, 'stops_do_not_match')
    expect(told).toBe('De reiziger verklaart dat de reis bij Den Haag Centraal eindigde.')
    expect(told).not.toMatch(/blijkt|volgt/)
  })

  test('of a stay at one station is the two taps, for every reason a sentence or nothing', async () => {
    const { claims } = await createReadyClaims(await createUser(), 1, await createOperator())
    const given = await asWorker(async () => {
      const claim = await Claim.query().where('id', claims[0].id).preload('trip').firstOrFail()
      return (await disputedClaims([claim])).get(claim.id)!
    })
    expect(against(given, 'other')).toMatch(/allebei bij Leiden Centraal\. Daarvoor is €.10,00 afgeschreven\.$/)
    expect(against(given, 'stops_do_not_match')).toBe('')
    for (const reason of REJECTION_REASONS) expect(against(given, reason)).not.toMatch(/undefined|null|\{/)
  })
})

test('a letter does not leave with a claim that asks for something else than its evidence shows', async () => {
  const { claim, evidence } = await disputed()
  expect(() => checkItems([{ claim, evidence, askedCents: 0, facts: [] }])).not.toThrow()
  for (const change of [{ grossCents: 1 }, { chargedCents: 1 }, { fareCents: 1 }, { statedPlace: 'Elders' }]) {
    const other = { ...evidence, claim: { ...evidence.claim, ...change } }
    expect(() => checkItems([{ claim, evidence: other, askedCents: 0, facts: [] }])).toThrow(claim.reference)
  }
})

function daysBack(days: number) {
  return DateTime.now().setZone('Europe/Amsterdam').minus({ days }).setLocale('nl').toFormat('d MMMM yyyy')
}
