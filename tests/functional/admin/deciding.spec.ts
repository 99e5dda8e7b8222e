import { describe, expect, test } from 'vitest'
import { Client } from '#tests/support/client'
import { statementsDuring } from '#tests/support/statements'
import { balanceOf } from '#app/money/ledger/ledger'
import { ledgerFaults } from '#tests/support/ledger'
import Claim from '#app/claims/claims/claim'
import User from '#app/people/accounts/user'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { createClaim } from '#tests/factories/claims'
import { createTenant, createUser } from '#tests/factories/users'

async function setup(
  role: 'agent' | 'finance' | 'owner' | 'member' = 'owner',
  given: Parameters<typeof createUser>[0] = {}
) {
  const user = await createUser(given)
  const claim = await createClaim(user)
  const client = await Client.actingAs(await createUser({ role }))
  const path = `/admin/claims/${claim.reference}`
  const decide = (body: Record<string, unknown>) => client.submit(`${path}/decisions`, body, { from: path })
  const refund = (body: Record<string, unknown> = {}) =>
    client.submit(
      `${path}/refunds`,
      {
        amountCents: 15_10,
        receivedOn: '2026-11-10',
        statementReference: `line ${claim.reference}`,
        ...body,
      },
      { from: path }
    )
  const fresh = () => asStaff(() => Claim.findOrFail(claim.id))
  return { user, claim, client, path, decide, refund, fresh }
}

describe('deciding a claim', () => {
  test('approves what was asked', async () => {
    const { decide, fresh } = await setup('agent')
    const page = await decide({ outcome: 'approved', note: 'NS agreed by mail' })
    expect(page.component).toBe('Admin/Claims/Show')
    expect(page.props!.claim).toMatchObject({
      status: 'approved',
      approvedCents: 15_10,
      decisionNote: 'NS agreed by mail',
    })
    expect(page.props!.timeline.map((event: any) => event.action)).toEqual(['ready', 'submitted', 'approved'])
    expect((await fresh()).decidedAt).not.toBeNull()
  })

  test('approves a part, which is less than what was asked', async () => {
    const { decide } = await setup('agent')
    expect((await decide({ outcome: 'partly_approved', approvedCents: 15_10 })).errors!.approvedCents).toMatch(
      /less than/
    )
    expect((await decide({ outcome: 'partly_approved' })).errors!.approvedCents).toBeTruthy()
    expect((await decide({ outcome: 'partly_approved', approvedCents: 10_00 })).props!.claim.approvedCents).toBe(10_00)
  })

  test('rejects with a reason of the list', async () => {
    const { decide } = await setup('agent')
    expect((await decide({ outcome: 'rejected' })).errors!.reason).toBeTruthy()
    expect((await decide({ outcome: 'rejected', reason: 'because' })).errors!.reason).toBeTruthy()
    expect((await decide({ outcome: 'rejected', reason: 'already_corrected' })).props!.claim).toMatchObject({
      status: 'rejected',
      rejectionReason: 'already_corrected',
      approvedCents: null,
    })
  })

  test(
    'for another reason says it in the words of the operator, which its traveller reads',
    { tags: ['long'] },
    async () => {
      const { decide, fresh } = await setup('agent')
      expect((await decide({ outcome: 'rejected', reason: 'other' })).errors!.statedReason).toBeTruthy()
      expect(
        (await decide({ outcome: 'rejected', reason: 'other', statedReason: 'x'.repeat(501) })).errors!.statedReason
      ).toBeTruthy()
      await decide({
        outcome: 'rejected',
        reason: 'other',
        statedReason: 'The line was closed that day.',
        note: 'Ask Jan.',
      })
      const claim = await fresh()
      const traveller = await Client.signedIn(await asWorker(() => User.findOrFail(claim.userId)))
      const { props } = await traveller.page(`/claims/${claim.reference}`)
      expect(props!.claim).toMatchObject({ rejectionReason: 'other', statedReason: 'The line was closed that day.' })
      expect(JSON.stringify(props)).not.toContain('Ask Jan.')
    }
  )

  test('happens once, of all that try at the same time', async () => {
    const { decide, claim, fresh } = await setup('owner')
    await Promise.all([
      ...Array.from({ length: 6 }, () => decide({ outcome: 'approved' })),
      ...Array.from({ length: 6 }, () => decide({ outcome: 'rejected', reason: 'other', statedReason: 'Not ours' })),
    ])
    const logs = await asWorker(() =>
      queryRows(
        "select 1 from audit_logs where subject_type = 'claim' and subject_id = ? and action in ('claim.approved', 'claim.rejected')",
        [claim.id]
      )
    )
    expect(logs).toHaveLength(1)
    expect(['approved', 'rejected']).toContain((await fresh()).status)
    expect((await decide({ outcome: 'approved' })).errors!.outcome).toMatch(/changed in the meantime/)
  })

  test('is not for the person who made the claim', async () => {
    const agent = await createUser({ role: 'agent' })
    const claim = await createClaim(agent)
    const client = await Client.actingAs(agent)
    expect((await client.post(`/admin/claims/${claim.reference}/decisions`, { outcome: 'approved' })).status).toBe(403)
    expect((await client.page(`/admin/claims/${claim.reference}`)).props.may).toMatchObject({
      decide: false,
      isOwn: true,
    })
  })

  test('is for staff', async () => {
    const { client, path } = await setup('member')
    expect((await client.get(path)).status).toBe(403)
    expect((await client.post(`${path}/decisions`, { outcome: 'approved' })).status).toBe(403)
    expect((await new Client().get(path)).headers.get('location')).toBe('/login')
  })
})

describe('recording a refund', () => {
  test('credits the net to the traveller and the fee to the house', async () => {
    const { user, decide, refund } = await setup()
    const feesBefore = await asStaff(() => balanceOf('fees'))
    await decide({ outcome: 'approved' })
    expect((await refund()).props!.claim).toMatchObject({
      status: 'refunded',
      receivedCents: 15_10,
    })

    expect(await asStaff(() => balanceOf(user.wallet))).toBe(12_08)
    expect(await asStaff(() => balanceOf('fees'))).toBeGreaterThanOrEqual(feesBefore + 3_02)
    expect(await ledgerFaults()).toEqual([])
  })

  test('shows on the traveller’s balance', async () => {
    const { user, decide, refund, claim } = await setup()
    await decide({ outcome: 'approved' })
    await refund()
    const { props } = await (await Client.actingAs(user)).page('/balance')
    expect(props.balanceCents).toBe(12_08)
    expect(props.list.lines).toMatchObject([
      {
        kind: 'refund.received',
        amountCents: 12_08,
        balanceAfterCents: 12_08,
        reference: claim.reference,
        title: 'NS',
      },
    ])
  })

  test('comes in parts, and leaves what is too much in suspense', async () => {
    const { user, decide, refund } = await setup()
    await decide({ outcome: 'approved' })
    expect((await refund({ amountCents: 5_00, statementReference: `a ${user.id}` })).props!.claim).toMatchObject({
      status: 'approved',
      outstandingCents: 10_10,
    })
    const before = await asStaff(() => balanceOf('suspense'))
    expect((await refund({ amountCents: 12_00, statementReference: `b ${user.id}` })).props!.claim.status).toBe(
      'refunded'
    )
    expect(await asStaff(() => balanceOf('suspense'))).toBeGreaterThanOrEqual(before + 1_90)
    expect(await asStaff(() => balanceOf(user.wallet))).toBe(5_00 - 1_00 + 10_10 - 2_02)
  })

  test('goes to the organisation where that is agreed', async () => {
    const tenant = await createTenant({ refundDestination: 'tenant', feeBps: 1_000 })
    const user = await createUser({ tenantId: tenant.id })
    const claim = await createClaim(user)
    const client = await Client.actingAs(await createUser({ role: 'owner' }))
    await client.submit(`/admin/claims/${claim.reference}/decisions`, { outcome: 'approved' })
    await client.submit(`/admin/claims/${claim.reference}/refunds`, {
      amountCents: 15_10,
      receivedOn: '2026-11-10',
      statementReference: `t ${claim.reference}`,
    })
    expect(await asStaff(() => balanceOf(`tenants:${tenant.id}:wallet`))).toBe(13_59)
    expect(await asStaff(() => balanceOf(user.wallet))).toBe(0)
  })

  test('books a line of the statement once, also when it is sent twice at the same time', async () => {
    const { user, decide, refund } = await setup()
    await decide({ outcome: 'approved' })
    await Promise.all([refund({ amountCents: 5_00 }), refund({ amountCents: 5_00 }), refund({ amountCents: 5_00 })])
    expect(await asStaff(() => balanceOf(user.wallet))).toBe(4_00)
    expect((await refund({ amountCents: 5_00 })).errors!.statementReference).toMatch(/already recorded/)
  })

  test('is refused while the operator has not said yes', async () => {
    const { refund, user } = await setup()
    expect((await refund()).errors!.amountCents).toMatch(/isn’t waiting for a refund/)
    expect(await asStaff(() => balanceOf(user.wallet))).toBe(0)
  })

  test('is for finance, not for agents', async () => {
    const { client, path, decide } = await setup('agent')
    await decide({ outcome: 'approved' })
    expect(
      (
        await client.post(`${path}/refunds`, {
          amountCents: 1,
          receivedOn: '2026-11-10',
          statementReference: 'abc',
        })
      ).status
    ).toBe(403)
  })
})

describe('the list of claims', () => {
  test('finds by reference and keeps the filter while paging through', async () => {
    const { claim, client } = await setup('agent')
    const { list } = (await client.page(`/admin/claims?q=${claim.reference}`)).props
    expect(list.rows).toMatchObject([{ reference: claim.reference, grossCents: 15_10, tenantName: 'Fareback' }])
    expect(list.views[0]).toMatchObject({ name: 'review', label: 'To review' })
    expect(list.views[0].count.count).toBeGreaterThan(0)
    const nothing = await client.page('/admin/claims?view=decided&q=nothing-like-it')
    expect(nothing.props.list).toMatchObject({ rows: [], total: { count: 0, isExact: true } })

    const { props } = await client.page(`/admin/claims/${claim.reference}?list[view]=all&list[sort]=-gross`)
    expect(props.filter).toEqual({ view: 'all', sort: '-gross' })
  })

  test('asks a fixed number of statements however many rows it shows', async () => {
    const { client } = await setup('agent')
    const asked = async () => (await statementsDuring(() => client.page('/admin/claims?view=all'))).statements
    await asked()
    const few = await asked()
    expect(few).not.toEqual([])
    for (let i = 0; i < 3; i++) await createClaim(await createUser())
    expect(await asked()).toEqual(few)
  })

  test('stays when its address means nothing, and says which part was left out', async () => {
    const { client } = await setup('agent')
    for (const query of ['view=%27', 'sort=id;drop', 'page=0', 'operator=%25', 'kind=x', 'after=x']) {
      const { component, props } = await client.page(`/admin/claims?${query}`)
      expect([query, component]).toEqual([query, 'Admin/Claims/Index'])
      expect(props.list.ignored).toEqual([decodeURIComponent(query)])
      expect(props.list.query).toEqual({})
    }
    expect((await client.page("/admin/claims?q=%25'--")).props.list.rows).toEqual([])
  })

  test('takes a filter many times, and finds nothing for what no claim is', async () => {
    const { claim, client } = await setup('agent')
    const found = async (query: string) =>
      (await client.page(`/admin/claims?q=${claim.reference}&${query}`)).props.list.rows.length
    expect(await found('kind=missed_check_out&kind=delay')).toBe(1)
    expect(await found('kind=delay&kind=same_station')).toBe(0)
    expect(await found('operator=ns')).toBe(1)
    expect(await found('overdue=yes')).toBe(0)
    expect(await found(`deadline=${claim.deadlineOn}..${claim.deadlineOn}`)).toBe(1)
    expect(await found(`deadline=..2020-01-01`)).toBe(0)
  })

  test(
    'can be taken along, all of it or the rows that were chosen, with what it adds up to',
    { tags: ['long'] },
    async () => {
      const { claim, client } = await setup('agent')
      const other = await createClaim(await createUser())
      const query = `view=all&row=${claim.reference}&row=${other.reference}&row=CLM-0000-0000`
      const { body, headers } = await client.get(`/admin/claims/export?${query}&format=csv`)
      expect(headers.get('content-disposition')).toMatch(/fareback-claims-all-[\d-]+\.csv$/)
      const lines = body.trim().split('\r\n')
      expect(lines).toHaveLength(7)
      expect(lines[1]).toMatch(new RegExp(`^${claim.reference};Missed check-out;`))
      expect(lines.slice(-3)).toEqual([
        `Filter;"view=all row=${claim.reference},${other.reference},CLM-0000-0000"`,
        'Rows;2',
        'Sum of Gross;30,20',
      ])
      expect((await client.get('/admin/claims/export?format=pdf')).status).toBe(302)
      const traveller = await Client.actingAs(await createUser())
      expect((await traveller.get('/admin/claims/export?format=csv')).status).toBe(403)
    }
  )
})
