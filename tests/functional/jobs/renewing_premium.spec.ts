import fc from 'fast-check'
import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { ledgerFaults } from '#tests/support/ledger'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import { resumePremium } from '#app/money/premium/actions/resume_premium'
import { renewPremiums } from '#app/money/premium/actions/renew_premium'
import { startPremium } from '#app/money/premium/actions/start_premium'
import { stopPremium } from '#app/money/premium/actions/stop_premium'
import { isPremium } from '#app/people/accounts/is_premium'
import PremiumPeriod from '#app/money/premium/premium_period'
import { travelTo } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import User from '#app/people/accounts/user'
import { createClaim, payClaim } from '#tests/factories/claims'
import { balance, credit } from '#tests/factories/money'
import { createUser } from '#tests/factories/users'

const START = DateTime.fromISO('2026-01-31T10:00', { zone: 'Europe/Amsterdam' })
const night = (iso: string) => DateTime.fromISO(`${iso}T04:00`, { zone: 'Europe/Amsterdam' })

const fresh = (user: User) => asWorker(() => User.findOrFail(user.id))
const standingOf = async (user: User) => {
  const { premiumSince, premiumPaidUntil, premiumCancelledAt } = await fresh(user)
  return [premiumSince, premiumPaidUntil, premiumCancelledAt]
}
const periodsOf = (user: User) => asWorker(() => PremiumPeriod.query().where('user_id', user.id).orderBy('id'))
const renewAt = (iso: string) => travelTo(night(iso), renewPremiums)
const daysOf = async (user: User) =>
  (await periodsOf(user)).map(({ fromAt, untilAt }) =>
    [fromAt, untilAt].map((time) => time.setZone('Europe/Amsterdam').toISODate())
  )
const endingOf = (user: User) =>
  asWorker(() =>
    queryRows<{ changes: object }>("select changes from audit_logs where subject_id = ? and action = 'premium.ended'", [
      user.id,
    ])
  )

async function premiumTraveller(cents: number, since = START) {
  const user = await createUser()
  await credit(user, cents)
  await travelTo(since, () => inTenant(user.tenantId, () => startPremium(user)))
  return user
}

describe('the upkeep', () => {
  test('renews premium on the day of the month it began, however long the months are', async () => {
    const user = await premiumTraveller(20_00)
    for (const day of ['2026-02-01', '2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01', '2026-05-01'])
      await renewAt(day)
    expect(await daysOf(user)).toEqual([
      ['2026-01-31', '2026-02-28'],
      ['2026-02-28', '2026-03-31'],
      ['2026-03-31', '2026-04-30'],
      ['2026-04-30', '2026-05-31'],
    ])
    expect(await balance(user)).toBe(20_00 - 4 * 2_99)
  })

  test('charges a month once, however often and by how many it runs that night', async () => {
    const user = await premiumTraveller(20_00)
    await renewAt('2026-03-01')
    await renewAt('2026-03-01')
    await Promise.all([renewAt('2026-04-01'), renewAt('2026-04-01'), renewAt('2026-04-01')])
    expect(await balance(user)).toBe(20_00 - 3 * 2_99)
    expect(await ledgerFaults()).toEqual([])
  })

  test('ends premium when the balance is too small, and takes nothing', async () => {
    const user = await premiumTraveller(5_00)
    await renewAt('2026-03-01')
    expect(await standingOf(user)).toEqual([null, null, null])
    expect(await balance(user)).toBe(2_01)
    expect(await endingOf(user)).toEqual([{ changes: { reason: 'too_little_money' } }])
    expect(isPremium(await fresh(user))).toBe(false)
  })

  test('ends premium that was stopped, without a charge, and lets it be started anew', async () => {
    const user = await premiumTraveller(20_00)
    await travelTo(START.plus({ days: 3 }), () => inTenant(user.tenantId, () => stopPremium(user)))
    await renewAt('2026-02-27')
    expect((await fresh(user)).premiumSince).not.toBeNull()
    await renewAt('2026-03-01')
    expect(await standingOf(user)).toEqual([null, null, null])
    expect(await balance(user)).toBe(17_01)

    await travelTo(night('2026-03-10'), () => inTenant(user.tenantId, () => startPremium(user)))
    expect(await balance(user)).toBe(14_02)
  })

  test('charges no one who was blocked', async () => {
    const user = await premiumTraveller(20_00)
    await asWorker(() => User.query().where('id', user.id).update({ blocked_at: new Date() }))
    await renewAt('2026-03-01')
    expect(await balance(user)).toBe(17_01)
    expect(await endingOf(user)).toEqual([{ changes: { reason: 'blocked' } }])
  })

  test('renews the others when it fails for one', async () => {
    const [broken, whole] = [await premiumTraveller(20_00), await premiumTraveller(20_00)]
    // A month that is in the books already: the database refuses to have it paid twice.
    await asWorker(() =>
      queryRows(
        `insert into premium_periods (tenant_id, user_id, from_at, until_at, amount_cents, ledger_transaction_id)
         select tenant_id, user_id, '2026-03-10', '2026-03-20', 299, ledger_transaction_id
         from premium_periods where user_id = ?`,
        [broken.id]
      )
    )
    await expect(renewAt('2026-03-01')).rejects.toThrow('Premium of some was not renewed')
    expect(await balance(whole)).toBe(20_00 - 2 * 2_99)
    expect(await balance(broken)).toBe(17_01)
    await asWorker(() => User.query().where('id', broken.id).update({ premium_since: null }))
  })

  test('begins a month now for who has premium of old and never paid', async () => {
    const user = await createUser({ premiumSince: DateTime.fromISO('2025-11-05') })
    await credit(user, 5_00)
    await renewAt('2026-03-01')
    expect(await daysOf(user)).toEqual([['2026-03-01', '2026-04-01']])
  })
})

describe('a claim sent while premium was on', () => {
  test('carries no fee, also when it is decided and paid after premium ended', async () => {
    const user = await createUser()
    await credit(user, 2_99)
    await inTenant(user.tenantId, () => startPremium(user))
    const claim = await createClaim(await fresh(user))
    expect([claim.feeBps, claim.feeCents]).toEqual([0, 0])

    await travelTo(DateTime.now().plus({ months: 1, days: 1 }), renewPremiums)
    expect((await fresh(user)).premiumSince).toBeNull()
    await payClaim(claim, await createUser({ role: 'owner' }))
    expect(await balance(user)).toBe(claim.grossCents)
  })

  test('before or after it carries the fee of that moment', async () => {
    const user = await createUser({ premiumSince: DateTime.now().minus({ months: 2 }) })
    await asWorker(() =>
      User.query()
        .where('id', user.id)
        .update({
          premium_paid_until: DateTime.now().minus({ hours: 1 }).toISO(),
          premium_cancelled_at: DateTime.now().minus({ days: 9 }).toISO(),
        })
    )
    // The page in front of them still says premium; what counts is the row.
    const { feeBps, feeCents } = await createClaim(user)
    expect([feeBps, feeCents]).toEqual([2000, 3_02])
  })
})

test('the books add up after anything people do with premium', async () => {
  const doing = fc.record({
    what: fc.constantFrom('start', 'stop', 'keep', 'renew', 'payout', 'credit'),
    days: fc.integer({ min: 0, max: 25 }),
    atOnce: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { minLength: 3, maxLength: 14 }), async (story) => {
      const user = await createUser()
      await credit(user, 7_00)
      let time = START
      let running: Promise<unknown>[] = []
      for (const { what, days, atOnce } of story) {
        time = time.plus({ days })
        running.push(travelTo(time, () => act(user, what)))
        if (atOnce) continue
        await Promise.all(running)
        running = []
      }
      await Promise.all(running)

      expect(await ledgerFaults()).toEqual([])
      expect(await balance(user)).toBeGreaterThanOrEqual(0)
      const [{ charged }] = await asWorker(() =>
        queryRows<{ charged: number }>(
          `select coalesce(-sum(e.amount_cents), 0)::bigint as charged from ledger_entries e
           join ledger_transactions t on t.id = e.transaction_id
           join ledger_accounts a on a.id = e.account_id
           where t.kind = 'premium.charged' and a.user_id = ?`,
          [user.id]
        )
      )
      expect(charged).toBe((await periodsOf(user)).length * 2_99)
    }),
    { numRuns: 10 }
  )
})

async function act(user: User, what: string) {
  const inScope = (work: () => Promise<unknown>) =>
    inTenant(user.tenantId, work).catch((error) => {
      if (!(error instanceof Refusal)) throw error
    })
  if (what === 'start') return inScope(() => startPremium(user))
  if (what === 'stop') return inScope(() => stopPremium(user))
  if (what === 'keep') return inScope(() => resumePremium(user))
  if (what === 'payout') return inScope(() => requestPayout(user, 5_00))
  if (what === 'credit') return credit(user, 4_00)
  return renewPremiums()
}
