import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { ledgerFaults } from '#tests/support/ledger'
import { startPremium } from '#app/money/premium/actions/start_premium'
import { stopPremium } from '#app/money/premium/actions/stop_premium'
import { premiumSummary } from '#app/money/premium/premium_summary'
import Payout from '#app/money/payouts/payout'
import PremiumPeriod from '#app/money/premium/premium_period'
import { travelTo } from '#app/platform/shared/clock'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import User from '#app/people/accounts/user'
import { balance, credit } from '#tests/factories/money'
import { createTenant, createUser } from '#tests/factories/users'
import { createPaidTraveller } from '#tests/factories/claims'
import { Client } from '#tests/support/client'
import { ageConfirmation } from '#tests/support/sessions'

const from = { from: '/profile/premium' }
const periodsOf = (user: User) => asWorker(() => PremiumPeriod.query().where('user_id', user.id))
const fresh = (user: User) => asWorker(() => User.findOrFail(user.id))
const auditOf = async (user: User) =>
  (
    await asWorker(() =>
      queryRows<{ action: string }>(
        "select action from audit_logs where subject_type = 'user' and subject_id = ? and action like 'premium%' order by id",
        [user.id]
      )
    )
  ).map(({ action }) => action)

async function withMoney(cents: number) {
  const user = await createUser()
  if (cents > 0) await credit(user, cents)
  return { user, client: await Client.actingAs(user) }
}

describe('starting premium', () => {
  test('takes the first month from the balance and shows until when it is paid', async () => {
    const { user, client } = await withMoney(10_00)
    const page = await client.submit('/profile/premium', {}, from)

    expect(page.component).toBe('User/Profile/Show')
    expect(page.flash!.notice.text).toBe('Premium started.')
    expect(page.props!.premium).toMatchObject({
      isOn: true,
      isStopping: false,
      balanceCents: 7_01,
      priceCents: 2_99,
    })
    const inAMonth = DateTime.now().setZone('Europe/Amsterdam').plus({ months: 1 })
    const until = DateTime.fromISO(page.props!.premium.paidUntil).setZone('Europe/Amsterdam')
    expect(until.toISODate()).toBe(inAMonth.toISODate())
    expect((await periodsOf(user)).map((period) => period.amountCents)).toEqual([2_99])
    expect(await auditOf(user)).toEqual(['premium.started'])
    expect(await ledgerFaults()).toEqual([])
  })

  test('is a line on the balance', async () => {
    const { client } = await withMoney(10_00)
    await client.submit('/profile/premium', {}, from)
    const { props } = await client.page('/balance')
    expect(props.list.lines[0]).toMatchObject({ kind: 'premium.charged', amountCents: -2_99 })
  })

  test('is refused with too little money, and says how much is missing', async () => {
    const { user, client } = await withMoney(1_20)
    const page = await client.submit('/profile/premium', {}, from)
    expect(page.errors!.premium).toBe('Your balance is too low. You’re €1.79 short.')
    expect(await balance(user)).toBe(1_20)
    expect((await fresh(user)).premiumSince).toBeNull()

    const empty = await withMoney(0)
    const refused = await empty.client.submit('/profile/premium', {}, from)
    expect(refused.errors!.premium).toMatch(/€2\.99 short/)
  })

  test('takes exactly what there is', async () => {
    const { user, client } = await withMoney(2_99)
    await client.submit('/profile/premium', {}, from)
    expect(await balance(user)).toBe(0)
    expect((await fresh(user)).premiumSince).not.toBeNull()
  })

  test('is refused twice, and at the same time charges once', async () => {
    const { user } = await withMoney(10_00)
    const clients = await Promise.all(Array.from({ length: 8 }, () => Client.actingAs(user)))
    const pages = await Promise.all(clients.map((client) => client.submit('/profile/premium', {}, from)))
    expect(pages.filter((page) => page.errors?.premium === 'Premium is already on.')).toHaveLength(7)
    expect(await balance(user)).toBe(7_01)
    expect(await periodsOf(user)).toHaveLength(1)
  })

  test('and a payout at the same time cannot both have the last money', async () => {
    const { user } = await withMoney(6_00)
    const [one, two] = [await Client.actingAs(user), await Client.actingAs(user)]
    await Promise.all([
      one.submit('/profile/premium', {}, from),
      two.submit('/payouts', { amountCents: 5_00 }, { from: '/balance' }),
    ])
    const payouts = await asWorker(() => Payout.query().where('user_id', user.id))
    const periods = await periodsOf(user)
    expect(payouts.length + periods.length).toBe(1)
    expect(await balance(user)).toBe(payouts.length === 1 ? 1_00 : 3_01)
    expect(await ledgerFaults()).toEqual([])
  })

  test('is refused to people of an organisation, whose fee was agreed', async () => {
    const tenant = await createTenant()
    const user = await createUser({ tenantId: tenant.id })
    await credit(user, 10_00)
    await expect(inTenant(tenant.id, () => startPremium(user))).rejects.toMatchObject({
      key: 'premiumNotForTenant',
      values: { tenant: tenant.name },
    })
    expect(await inTenant(tenant.id, () => premiumSummary(user))).toMatchObject({
      isAvailable: false,
      feeBps: 1500,
    })
    expect(await balance(user)).toBe(10_00)
  })

  test('asks who you are when you proved it too long ago', async () => {
    const { user, client } = await withMoney(10_00)
    await ageConfirmation(user)
    const page = await client.submit('/profile/premium', {}, from)
    expect(page.errors!.confirmation).toBeTruthy()
    expect(await balance(user)).toBe(10_00)
  })

  test('takes nothing but the wish', async () => {
    const { user, client } = await withMoney(10_00)
    await client.submit(
      '/profile/premium',
      { amountCents: 1, premiumPaidUntil: '2099-01-01', userId: 1, role: 'owner' },
      from
    )
    expect(await balance(user)).toBe(7_01)
    const { role, premiumPaidUntil } = await fresh(user)
    expect(role).toBe('member')
    expect(premiumPaidUntil!.diffNow('months').months).toBeLessThan(1.1)
  })
})

describe('stopping premium', () => {
  async function running() {
    const { user, client } = await withMoney(10_00)
    await client.submit('/profile/premium', {}, from)
    const stop = () => client.submit('/profile/premium', {}, { ...from, method: 'DELETE' })
    const keep = () => client.submit('/profile/premium/continuation', {}, from)
    return { user, client, stop, keep }
  }

  test('keeps it until the paid month ends', async () => {
    const { user, stop } = await running()
    const page = await stop()
    expect(page.props!.premium).toMatchObject({ isOn: true, isStopping: true })
    expect(page.flash!.notice.text).toBe('Premium stopped.')
    expect(await balance(user)).toBe(7_01)
  })

  test('is refused twice', async () => {
    const { stop } = await running()
    await stop()
    expect((await stop()).errors!.premium).toMatch(/Premium isn’t on, or was already stopped/)
  })

  test('can be taken back, once', async () => {
    const { user, stop, keep } = await running()
    await stop()
    expect((await keep()).props!.premium).toMatchObject({ isOn: true, isStopping: false })
    expect((await keep()).errors!.premium).toBe('Premium has ended. You can start it again.')
    expect(await auditOf(user)).toEqual(['premium.started', 'premium.stopped', 'premium.kept'])
    expect(await periodsOf(user)).toHaveLength(1)
  })

  test('cannot be started again while it still runs, only kept', async () => {
    const { user, client, stop } = await running()
    await stop()
    const page = await client.submit('/profile/premium', {}, from)
    expect(page.errors!.premium).toBe('Premium is already on.')
    expect(await balance(user)).toBe(7_01)
  })

  test('cannot be taken back, and starts anew, when the month is over', async () => {
    const { user, client } = await withMoney(10_00)
    const then = DateTime.now().minus({ days: 40 })
    await travelTo(then, () => inTenant(user.tenantId, () => startPremium(user)))
    await travelTo(then, () => inTenant(user.tenantId, () => stopPremium(user)))
    expect((await client.page('/profile/premium')).props.premium.isOn).toBe(false)

    const kept = await client.submit('/profile/premium/continuation', {}, from)
    expect(kept.errors!.premium).toBe('Premium has ended. You can start it again.')
    const page = await client.submit('/profile/premium', {}, from)
    expect(page.props!.premium).toMatchObject({ isOn: true, isStopping: false })
    expect(await balance(user)).toBe(10_00 - 2 * 2_99)
  })

  test('is refused to who has none', async () => {
    const { client } = await withMoney(10_00)
    const page = await client.submit('/profile/premium', {}, { ...from, method: 'DELETE' })
    expect(page.errors!.premium).toMatch(/Premium isn’t on/)
  })
})

describe('whether premium pays off', () => {
  test('is told in one’s own numbers', async () => {
    const user = await createPaidTraveller()
    const { props } = await (await Client.actingAs(user)).page('/profile/premium')
    expect(props.premium).toMatchObject({ feeBps: 2000, balanceCents: 12_08 })
    expect(props.premium.lastYear).toEqual({
      months: 1,
      feeCents: 3_02,
      sparedCents: 0,
      premiumCents: 0,
    })
  })

  test('counts the fees that premium spared', async () => {
    const user = await createPaidTraveller({ premiumSince: DateTime.now() })
    expect(await balance(user)).toBe(15_10)
    const { props } = await (await Client.actingAs(user)).page('/profile/premium')
    expect(props.premium.lastYear).toMatchObject({ feeCents: 0, sparedCents: 3_02 })
  })

  test('looks at the last twelve months, or at as long as someone is here', async () => {
    const user = await createPaidTraveller()
    const joined = (months: number) =>
      asWorker(() =>
        queryRows("update users set created_at = now() - ? * interval '1 month' where id = ?", [months, user.id])
      )
    const client = await Client.actingAs(user)
    const months = async () => (await client.page('/profile/premium')).props.premium.lastYear.months
    await joined(4.5)
    expect(await months()).toBe(5)
    await joined(40)
    expect(await months()).toBe(12)
  })
})
