import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import Claim from '#app/claims/claims/claim'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import { ledgerFaults } from '#tests/support/ledger'
import { joinThroughReferral } from '#app/money/referrals/actions/join_through_referral'
import { referralCodeIn, referralCodeOf } from '#app/money/referrals/referral_code'
import Referral from '#app/money/referrals/referral'
import { recordRefund } from '#app/money/matching/actions/record_refund'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import User from '#app/people/accounts/user'
import { createClaim, payClaim } from '#tests/factories/claims'
import { balance } from '#tests/factories/money'
import { createTenant, createUser, erased } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const OTHER_IBAN = 'NL20INGB0001234567'

const codeOf = (user: User) => inTenant(user.tenantId, async () => referralCodeOf(await User.findOrFail(user.id)))
const join = (user: User, code: unknown) => inTenant(user.tenantId, () => joinThroughReferral(user, code))
const referralOf = (referred: User) => asWorker(() => Referral.query().where('referred_id', referred.id).first())
const auditOf = (referral: Referral) =>
  asWorker(() =>
    queryRows<{ action: string; changes: object }>(
      "select action, changes from audit_logs where subject_type = 'referral' and subject_id = ? order by id",
      [referral.id]
    )
  )

/** Two travellers, one brought in by the other, with bank accounts of their own. */
async function pair(given: Parameters<typeof createUser>[0] = {}) {
  const referrer = await createUser({ firstName: 'Sanne' })
  const referred = await createUser({
    firstName: 'Daan',
    lastName: 'Visser',
    iban: OTHER_IBAN,
    ...given,
  })
  await join(referred, await codeOf(referrer))
  const staff = await createUser({ role: 'owner' })
  return { referrer, referred, staff }
}

describe('a referral code', () => {
  test('is made once, at the first view, whoever looks at the same time', async () => {
    const user = await createUser()
    const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(user)))
    expect(new Set(codes).size).toBe(1)
    expect(codes[0]).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/)
    expect(await codeOf(user)).toBe(codes[0])
  })

  test('is not made by who may only look', async () => {
    const user = await createUser()
    const seen = await inTenant(user.tenantId, async () => {
      await queryRows('set transaction read only')
      return referralCodeOf(user)
    })
    expect(seen).toBeNull()
  })

  test.each([
    ['abcd2345', 'ABCD2345'],
    [' ABCD-2345 ', 'ABCD2345'],
    ['ABCD234', null],
    ['ABCD23456', null],
    ['ABCD234O', null],
    ["' or 1=1", null],
    [undefined, null],
    [{ code: 'ABCD2345' }, null],
  ])('is read from %j as %j', (text, code) => expect(referralCodeIn(text)).toBe(code))
})

describe('the link', () => {
  test('is on the profile, with its QR code, and leads to registration', async () => {
    const user = await createUser()
    const { props } = await (await Client.actingAs(user)).page('/profile/referral')
    const { url, qrSvg } = props.referrals
    expect(url).toBe(`http://localhost/r/${await codeOf(user)}`)
    expect(qrSvg).toMatch(/^<svg .*<\/svg>\s*$/s)
    expect(props.referrals).toMatchObject({ rewardCents: 5_00, earnedCents: 0, joined: [] })

    const answer = await new Client().get(new URL(url).pathname)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/onboarding/personal-information')
  })

  test('answers the same for a code that no one has, and for nonsense', async () => {
    for (const code of ['ZZZZ9999', 'x', '%2F%2Fevil.test', '..%2Fadmin']) {
      const answer = await new Client().get(`/r/${code}`)
      expect([code, answer.status, answer.headers.get('location')]).toEqual([
        code,
        302,
        '/onboarding/personal-information',
      ])
    }
  })

  test('is not there for people of an organisation', async () => {
    const { referralSummary: referralsOf } = await import('#app/money/referrals/referral_summary')
    const tenant = await createTenant()
    const user = await createUser({ tenantId: tenant.id })
    expect(await inTenant(tenant.id, () => referralsOf(user))).toBeNull()
  })
})

describe('joining through a link', () => {
  test('is shown to the referrer by first name and initial only', async () => {
    const { referrer } = await pair()
    const { props } = await (await Client.actingAs(referrer)).page('/profile/referral')
    expect(props.referrals.joined).toEqual([
      { name: 'Daan V.', joinedAt: expect.any(String), rewardedAt: null, isDeclined: false },
    ])
    expect(JSON.stringify(props.referrals)).not.toContain('Visser')
  })

  test('counts once, and the first link is the one', async () => {
    const { referrer, referred } = await pair()
    const other = await createUser()
    expect(await join(referred, await codeOf(other))).toBeNull()
    expect(await join(referred, await codeOf(referrer))).toBeNull()
    expect((await referralOf(referred))!.referrerId).toBe(referrer.id)
  })

  test('says nothing for a code that is unknown, one’s own, or of someone who is gone', async () => {
    const user = await createUser()
    for (const code of ['ZZZZ9999', '', null, undefined, 7, await codeOf(user)])
      expect(await join(user, code)).toBeNull()

    const blocked = await createUser()
    const code = await codeOf(blocked)
    await asWorker(() => User.query().where('id', blocked.id).update({ blocked_at: new Date() }))
    expect(await join(user, code)).toBeNull()
    expect(await referralOf(user)).toBeNull()
  })

  test('does not reach over the walls of a tenant, nor inside an organisation', async () => {
    const tenant = await createTenant()
    const [inside, colleague] = [await createUser({ tenantId: tenant.id }), await createUser({ tenantId: tenant.id })]
    const outside = await createUser()
    expect(await join(inside, await codeOf(outside))).toBeNull()
    expect(await join(outside, await codeOf(inside))).toBeNull()
    expect(await join(inside, await codeOf(colleague))).toBeNull()
  })
})

describe('the reward', () => {
  test('is five euros for each, after the first refund, and shows on both balances', async () => {
    const { referrer, referred, staff } = await pair()
    expect(await balance(referrer)).toBe(0)
    await payClaim(await createClaim(referred), staff)

    expect(await balance(referrer)).toBe(5_00)
    expect(await balance(referred)).toBe(12_08 + 5_00)
    const { props } = await (await Client.actingAs(referrer)).page('/balance')
    expect(props.list.lines).toMatchObject([
      { kind: 'referral.rewarded', amountCents: 5_00, title: 'Daan', reference: null },
    ])
    const own = await (await Client.actingAs(referred)).page('/balance')
    expect(own.props.list.lines[0]).toMatchObject({ kind: 'referral.rewarded', title: 'Sanne' })

    const profile = await (await Client.actingAs(referrer)).page('/profile/referral')
    expect(profile.props.referrals).toMatchObject({ earnedCents: 5_00 })
    expect(profile.props.referrals.joined[0].rewardedAt).not.toBeNull()
    expect(await ledgerFaults()).toEqual([])
  })

  test('comes once, whatever is refunded later', async () => {
    const { referrer, referred, staff } = await pair()
    await payClaim(await createClaim(referred), staff)
    await payClaim(await createClaim(referred), staff)
    expect(await balance(referrer)).toBe(5_00)
    expect(await balance(referred)).toBe(2 * 12_08 + 5_00)
  })

  test('comes once of two refunds at the same time', async () => {
    const { referrer, referred, staff } = await pair()
    const claims = [await createClaim(referred), await createClaim(referred), await createClaim(referred)]
    await Promise.all(claims.map((claim) => payClaim(claim, staff)))
    expect(await balance(referrer)).toBe(5_00)
    expect(await balance(referred)).toBe(3 * 12_08 + 5_00)
    expect(await ledgerFaults()).toEqual([])
  })

  test('does not get in the way of people who refer each other in a ring, or ask for a payout', async () => {
    const [a, b, c] = [
      await createUser({ iban: 'NL91ABNA0417164300' }),
      await createUser({ iban: OTHER_IBAN }),
      await createUser({ iban: 'NL02ABNA0123456789' }),
    ]
    await join(b, await codeOf(a))
    await join(c, await codeOf(b))
    await join(a, await codeOf(c))
    const staff = await createUser({ role: 'owner' })
    const claims = [await createClaim(a), await createClaim(b), await createClaim(c)]
    const { requestPayout } = await import('#app/money/payouts/actions/request_payout')
    const ask = (user: User) => inTenant(user.tenantId, () => requestPayout(user, 5_00)).catch(() => {})
    await Promise.all([...claims.map((claim) => payClaim(claim, staff)), ...[a, b, c, a, b, c].map(ask)])
    const total = (await Promise.all([a, b, c].map(balance))).reduce((sum, cents) => sum + cents, 0)
    const [{ paid }] = await asWorker(() =>
      queryRows<{ paid: number }>(
        'select coalesce(sum(amount_cents), 0)::bigint as paid from payouts where user_id = any(?::bigint[])',
        [[a.id, b.id, c.id]]
      )
    )
    expect(total + paid).toBe(3 * 12_08 + 3 * 10_00)
    expect(await ledgerFaults()).toEqual([])
  })

  test('waits for money: an approval alone brings nothing, a part of the refund does', async () => {
    const { referrer, referred, staff } = await pair()
    const claim = await createClaim(referred)
    await asStaff(async () => recordDecision(await Claim.findOrFail(claim.id), staff, { outcome: 'approved' }))
    expect(await balance(referrer)).toBe(0)
    await asStaff(async () =>
      recordRefund(await Claim.findOrFail(claim.id), staff, {
        amountCents: 1_00,
        receivedOn: '2026-11-01',
        statementReference: `part of ${claim.reference}`,
      })
    )
    expect(await balance(referrer)).toBe(5_00)
  })

  test.each([
    ['the referrer is blocked', 'referrer', { blockedAt: DateTime.now() }],
    ['the new traveller is blocked', 'referred', { blockedAt: DateTime.now() }],
    ['the referrer was erased', 'referrer', erased()],
  ] as const)('is not given when %s, and that is decided once', async (_, who, outcome) => {
    const people = await pair()
    const { referrer, referred, staff } = people
    const claims = [await createClaim(referred), await createClaim(referred)]
    const set = (change: Partial<User>) =>
      asWorker(async () => (await User.findOrFail(people[who].id)).merge(change).save())
    await set(outcome)
    await payClaim(claims[0], staff)
    // Who was erased stays erased.
    if ('blockedAt' in outcome) await set({ blockedAt: null })
    await payClaim(claims[1], staff)

    expect(await balance(referrer)).toBe(0)
    expect(await balance(referred)).toBe(2 * 12_08)
    const referral = (await referralOf(referred))!
    expect(await auditOf(referral)).toEqual([
      { action: 'referral.joined', changes: {} },
      { action: 'referral.declined', changes: { reason: 'gone' } },
    ])
  })

  test('is not given to someone who brought in themselves: one bank account on both sides', async () => {
    const { referrer, referred, staff } = await pair({ iban: 'NL91ABNA0417164300' })
    await payClaim(await createClaim(referred), staff)
    expect(await balance(referrer)).toBe(0)
    expect(await auditOf((await referralOf(referred))!)).toMatchObject([
      { action: 'referral.joined' },
      { action: 'referral.declined', changes: { reason: 'same_account' } },
    ])
    const { props } = await (await Client.actingAs(referrer)).page('/profile/referral')
    expect(props.referrals.joined).toMatchObject([{ isDeclined: true, rewardedAt: null }])
  })

  test('of someone else is on no one else’s page', async () => {
    const { referred, staff } = await pair()
    await payClaim(await createClaim(referred), staff)
    const { props } = await (await Client.actingAs(await createUser())).page('/profile/referral')
    expect(props.referrals).toMatchObject({ joined: [], earnedCents: 0 })
  })
})
