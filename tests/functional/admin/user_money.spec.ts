import { describe, expect, test } from 'vitest'
import { broadcastsSent } from '#app/messages/live/relay'
import { eraseAccount } from '#app/web/closure/actions/erase_account'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { createPaidTraveller } from '#tests/factories/claims'
import { balance, credit } from '#tests/factories/money'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { countStatements } from '#tests/support/count_statements'

const staff = async (role: 'agent' | 'finance' | 'owner') => Client.actingAs(await createUser({ role }))

const section = async (client: Client, user: User, name: string) =>
  (await client.page(`/admin/users/${user.publicId}/${name}`)).props

/** A prop that the page fetches once it stands. */
const later = async (client: Client, user: User, name: string, prop: string) =>
  (await client.later(`/admin/users/${user.publicId}/${name}`, 'Admin/Users/Show', [prop])).props[prop]

const correctionsOf = (client: Client, user: User) => later(client, user, 'balance', 'corrections')

const correct = (client: Client, user: User, amountCents: number, reason = 'Paid twice') =>
  client.submit(
    `/admin/users/${user.publicId}/corrections`,
    { amountCents, reason },
    { from: `/admin/users/${user.publicId}/balance` }
  )

describe('the money of a person', () => {
  test('is shown to all staff, section by section', async () => {
    const user = await createPaidTraveller()
    await inTenant(user.tenantId, () => requestPayout(user, 5_00))
    const agent = await staff('agent')

    expect((await section(agent, user, 'balance')).balance).toMatchObject({
      summary: { availableCents: 7_08, reservedCents: 5_00, overpayment: null },
      mayCorrect: false,
    })
    const { ledger } = await section(agent, user, 'balance-transactions')
    expect(ledger.rows).toMatchObject([
      { kind: 'payout.requested', amountCents: -5_00, balanceAfterCents: 7_08 },
      { kind: 'refund.received', operator: 'NS', amountCents: 12_08 },
    ])
    const { payouts } = await section(agent, user, 'payouts')
    expect(payouts.rows).toMatchObject([{ amountCents: 5_00, status: 'requested', account: '4300' }])
    const refunds = await later(agent, user, 'refunds', 'refunds')
    expect(refunds).toMatchObject({
      rows: [{ kind: 'claim', operator: 'NS', grossCents: 15_10, feeCents: 3_02, isUndone: false }],
      hasOlder: false,
    })
    const taps = await later(agent, user, 'transactions', 'taps')
    expect(taps.rows.length).toBeGreaterThan(2)
    expect(taps.rows[0].card).toMatch(/^\d{4}$/)
    expect((await section(agent, user, 'batches')).batches.rows).toMatchObject([{ status: 'imported' }])
    const { counts } = (await agent.later(`/admin/users/${user.publicId}`, 'Admin/Users/Show', ['counts'])).props
    expect(counts).toMatchObject({
      balanceCents: 7_08,
      openClaims: 0,
      pendingCents: 5_00,
      payouts: 1,
      batches: 1,
    })
  })

  test('is of no concern to travellers, and exports only what is theirs', async () => {
    const [user, other] = [await createUser(), await createUser()]
    await credit(user, 3_33)
    await credit(other, 9_99)
    const agent = await staff('agent')
    const traveller = await Client.actingAs(user)
    for (const name of ['balance-transactions', 'payouts', 'batches']) {
      const path = `/admin/users/${user.publicId}/${name}`
      const file = await agent.get(`${path}/export?format=csv`)
      expect(file.status).toBe(200)
      expect(file.body).not.toContain('9,99')
      for (const one of [path, `${path}/export?format=csv`]) {
        expect((await traveller.get(one)).status).toBe(403)
      }
    }
    const none = await agent.get(`/admin/users/${(await createUser()).publicId}/balance-transactions/export?format=csv`)
    expect(none.body).toContain('Rows;0')
  })

  test('shows older lines before a given one', async () => {
    const user = await createPaidTraveller()
    const agent = await staff('agent')
    const all = (await later(agent, user, 'transactions', 'taps')).rows
    const older = await later(agent, user, `transactions?before=${all[1].id}`, 'taps')
    expect(older.rows).toEqual(all.slice(2))
    const { rows } = await later(agent, user, 'refunds', 'refunds')
    const before = await later(agent, user, `refunds?before=${rows[0].id}`, 'refunds')
    expect(before.rows).toEqual([])
  })

  test('takes as few statements with many entries as with one', async () => {
    const user = await createUser()
    await credit(user, 1)
    const agent = await staff('agent')
    const path = `/admin/users/${user.publicId}/balance-transactions`
    const asked = async () => {
      await agent.page(path)
      await broadcastsSent()
      const counted = { statements: 0, roundTrips: 0, texts: [] as string[] }
      const stop = countStatements(counted)
      await agent.page(path)
      stop()
      return counted.statements
    }
    const few = await asked()
    for (let at = 0; at < 40; at++) await credit(user, 1)
    expect(await asked()).toBe(few)
  })
})

describe('correcting a balance', () => {
  test('is for finance and owners, and nobody does it for themselves', async () => {
    const user = await createUser()
    const agent = await staff('agent')
    expect((await correct(agent, user, 1_00)).status).toBe(403)
    const self = await createUser({ role: 'finance' })
    const own = await Client.actingAs(self)
    expect((await section(own, self, 'balance')).balance.mayCorrect).toBe(false)
    expect((await correct(own, self, 1_00)).status).toBe(403)
    expect([await balance(user), await balance(self)]).toEqual([0, 0])
  })

  test('adds and takes at once up to 50 euros, also below zero', async () => {
    const user = await createUser()
    const finance = await staff('finance')
    await correct(finance, user, 50_00)
    const colleague = await staff('finance')
    const page = await correct(colleague, user, -45_00, 'Booked on the wrong person')
    expect(page.location).toBe(`/admin/users/${user.publicId}/balance`)
    expect(await balance(user)).toBe(5_00)
    await correct(await staff('finance'), user, -8_00, 'The rest as well')
    const { summary, mayCorrect } = (await section(finance, user, 'balance')).balance
    expect(summary.overpayment).toMatchObject({ owedCents: 3_00, kind: 'correction' })
    expect(await correctionsOf(finance, user)).toHaveLength(3)
    expect(mayCorrect).toBe(true)
  })

  test('above 50 euros waits for a second person, once', async () => {
    const user = await createUser()
    const first = await createUser({ role: 'finance' })
    const [finance, owner] = [await Client.actingAs(first), await staff('owner')]
    await correct(finance, user, 50_01)
    expect(await balance(user)).toBe(0)
    const [waiting] = await correctionsOf(finance, user)
    expect(waiting).toMatchObject({ status: 'requested', amountCents: 50_01, decidedBy: null })

    const approvals = `/admin/corrections/${waiting.reference}/approvals`
    expect((await finance.post(approvals)).status).toBe(403)
    expect(await balance(user)).toBe(0)
    await owner.post(approvals)
    await owner.post(approvals)
    expect(await balance(user)).toBe(50_01)
  })

  test('needs an amount and a reason', async () => {
    const user = await createUser()
    const finance = await staff('finance')
    for (const [amount, reason, field] of [
      [0, 'Paid twice', 'amountCents'],
      [10_000_01, 'Paid twice', 'amountCents'],
      [1_00, 'no', 'reason'],
    ] as const) {
      expect((await correct(finance, user, amount, reason)).errors).toHaveProperty(field)
    }
    expect(await balance(user)).toBe(0)
  })
})

test('what was written about a correction goes with the person', async () => {
  const user = await createUser()
  const finance = await staff('finance')
  await correct(finance, user, 5_00, 'Called by Jan Jansen')
  await correct(finance, user, -5_00, 'Called by Jan Jansen again')
  await inTenant(user.tenantId, async () => eraseAccount(user, user))

  const left = await asWorker(() =>
    queryRows<{ reason: string; changes: object }>(
      `select c.reason, l.changes from corrections c
       join audit_logs l on l.subject_type = 'correction' and l.subject_id = c.id where c.user_id = ?`,
      [user.id]
    )
  )
  expect(left.length).toBeGreaterThan(1)
  expect(JSON.stringify(left)).not.toContain('Jansen')
  expect(new Set(left.map(({ reason }) => reason))).toEqual(new Set(['[erased]']))
})
