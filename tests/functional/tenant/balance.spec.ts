import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import AuditLog from '#app/platform/audit/audit_log'
import { post } from '#app/money/ledger/ledger'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type Tenant from '#app/people/tenants/tenant'
import TenantBankAccount from '#app/people/tenants/tenant_bank_account'
import { decrypt } from '#app/platform/encryption/encrypt'
import { emailsTo } from '#tests/factories/emails'
import { createTenant, createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const IBAN = 'NL91ABNA0417164300'
const OTHER_IBAN = 'NL02ABNA0123456789'

const creditTenant = (tenant: Tenant, cents: number, kind = 'refund.received' as const) =>
  asWorker(() =>
    post({
      kind,
      key: `test:${randomUUID()}`,
      postings: [
        { account: 'suspense', amountCents: -cents },
        { account: tenant.wallet, amountCents: cents },
      ],
      subject: { type: 'test', id: tenant.id },
    })
  )

async function organisation() {
  const tenant = await createTenant({ refundDestination: 'tenant' })
  const manager = await createUser({ tenantId: tenant.id, role: 'manager' })
  const path = `/t/${tenant.slug}`
  const client = await Client.signedIn(manager, `${path}/login`)
  const submit = (to: string, body: object, method: 'POST' | 'PUT' | 'DELETE' = 'POST') =>
    client.submit(`${path}${to}`, { ...body }, { from: `${path}/balance`, method })
  return { tenant, manager, path, client, submit }
}

describe('the balance of an organisation', () => {
  test('is shown to its managers, with what they can withdraw', async () => {
    const { tenant, path, client } = await organisation()
    await creditTenant(tenant, 80_00)
    const { component, props } = await client.page(`${path}/balance`)
    expect(component).toBe('Tenant/Balance/Show')
    expect(props).toMatchObject({
      summary: { availableCents: 80_00, reservedCents: 0, overpayment: null },
      receivesRefunds: true,
      ibanLast4: null,
      list: { lines: [{ kind: 'refund.received', amountCents: 80_00 }] },
    })
    expect((await client.get(`${path}/balance/transactions.csv`)).body).toContain(';80,00;')
    const year = new Date().getFullYear()
    expect((await client.get(`${path}/balance/statements/${year}`)).status).toBe(200)
  })

  test('is of no concern to members, other organisations and travellers', async () => {
    const { tenant, path } = await organisation()
    await creditTenant(tenant, 80_00)
    const other = await organisation()
    const clients: [Client, number][] = [
      [await Client.actingAs(await createUser({ tenantId: tenant.id })), 403],
      [other.client, 404],
      [await Client.actingAs(await createUser()), 404],
      [await Client.actingAs(await createUser({ role: 'owner' })), 404],
    ]
    for (const [client, status] of clients) {
      for (const page of ['', '/transactions.csv', `/statements/${new Date().getFullYear()}`]) {
        expect((await client.get(`${path}/balance${page}`)).status).toBe(status)
      }
      const writes = [
        await client.write('PUT', `${path}/bank-account`, { iban: IBAN, holder: 'X' }),
        await client.post(`${path}/payouts`, { amountCents: 5_00 }),
      ]
      // Who is not confirmed is asked first, which tells nothing.
      for (const { status: answer } of writes) expect([302, status]).toContain(answer)
    }
    expect(await asWorker(() => TenantBankAccount.of(tenant))).toBeNull()
  })

  test('below zero says what is owed', async () => {
    const { tenant, path, client } = await organisation()
    await creditTenant(tenant, 5_00)
    await asWorker(() =>
      queryRows(
        `select ledger_post('refund.reclaimed', ?, array['suspense', ?], array[2000::bigint, -2000::bigint], 'test', 1)`,
        [`test:${randomUUID()}`, tenant.wallet]
      )
    )
    const { summary } = (await client.page(`${path}/balance`)).props
    expect(summary.overpayment).toMatchObject({
      owedCents: 15_00,
      kind: 'refund.reclaimed',
      reference: expect.stringMatching(/^OWE-/),
    })
    expect((await client.page(`${path}/members`)).props.isOverpaid).toBe(true)
  })
})

describe('the bank account of an organisation', () => {
  test('is kept encrypted, and replacing it tells all managers and delays payouts', async () => {
    const { tenant, manager, submit } = await organisation()
    const colleague = await createUser({ tenantId: tenant.id, role: 'manager' })
    await creditTenant(tenant, 80_00)
    const first = await submit('/bank-account', { iban: IBAN, holder: 'Example BV' }, 'PUT')
    expect(first.props!.ibanLast4).toBe('4300')
    const paid = await submit('/payouts', { amountCents: 20_00 })
    expect(paid.props!.payouts[0]).toMatchObject({ amountCents: 20_00, waitsUntil: null })
    expect(paid.props!.summary).toMatchObject({ availableCents: 60_00, reservedCents: 20_00 })

    await submit('/bank-account', { iban: OTHER_IBAN, holder: 'Example BV' }, 'PUT')
    const account = await asWorker(() => TenantBankAccount.of(tenant))
    expect(decrypt(account!.ibanEncrypted, 'iban')).toBe(OTHER_IBAN)
    for (const one of [manager, colleague]) {
      const templates = (await emailsTo(one)).map(({ template }) => template)
      expect(templates.filter((name) => name === 'tenant_iban_changed')).toHaveLength(1)
    }
    const later = await submit('/payouts', { amountCents: 10_00 })
    expect(later.props!.payouts[0].waitsUntil).not.toBeNull()
    const logs = await asWorker(() => AuditLog.query().where({ subject_id: tenant.id, action: 'tenant.iban_changed' }))
    expect(logs).toHaveLength(2)
    expect(JSON.stringify(logs.map(({ changes }) => changes))).not.toContain('ABNA')
  })

  test('must be right, and be there before money can be withdrawn', async () => {
    const { tenant, submit } = await organisation()
    await creditTenant(tenant, 80_00)
    expect((await submit('/payouts', { amountCents: 5_00 })).errors).toHaveProperty('iban')
    for (const iban of ['NL00ABNA0417164300', 'AE070331234567890123456']) {
      const refused = await submit('/bank-account', { iban, holder: 'Example BV' }, 'PUT')
      expect(refused.errors).toHaveProperty('iban')
    }
  })
})

describe('a payout of an organisation', () => {
  test('is at most the balance, and can be cancelled once', async () => {
    const { tenant, client, path, submit } = await organisation()
    await creditTenant(tenant, 80_00)
    await submit('/bank-account', { iban: IBAN, holder: 'Example BV' }, 'PUT')
    expect((await submit('/payouts', { amountCents: 80_01 })).errors).toHaveProperty('amountCents')
    expect((await submit('/payouts', { amountCents: 4_99 })).errors).toHaveProperty('amountCents')

    const asked = await submit('/payouts', { amountCents: 80_00 })
    const { reference } = asked.props!.payouts[0]
    const stranger = await organisation()
    const foreign = await stranger.client.delete(`${stranger.path}/payouts/${reference}`)
    expect(foreign.status).toBe(404)

    const cancelled = await submit(`/payouts/${reference}`, {}, 'DELETE')
    expect(cancelled.props!.summary.availableCents).toBe(80_00)
    const again = await client.delete(`${path}/payouts/${reference}`)
    expect(again.status).toBe(302)
    expect((await client.page(`${path}/balance`)).props.summary.availableCents).toBe(80_00)
  })
})
