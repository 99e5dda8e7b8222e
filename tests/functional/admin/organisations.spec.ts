import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import Email from '#app/messages/emails/email'
import { linkOf } from '#app/messages/emails/secret_link'
import type User from '#app/people/accounts/user'
import Tenant from '#app/people/tenants/tenant'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { createClaim, createReadyClaim } from '#tests/factories/claims'
import { NEW_MEMBER, joined } from '#tests/factories/tenants'
import { createTenant, createUser, erased } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { asOwner } from '#tests/support/owner'
import { queryRows } from '#tests/support/query_rows'

const details = () => ({
  name: 'Waterschap Rijnmond',
  slug: `org-${randomUUID().slice(0, 8)}`,
  brandColour: '#1F4E8C',
  feePercent: 12.5,
  refundDestination: 'tenant',
})

let owner: User
let client: Client
beforeAll(async () => {
  owner = await createUser({ role: 'owner', firstName: 'Olga' })
  client = await Client.actingAs(owner)
})

const create = (body: object, as = client) =>
  as.submit('/admin/tenants', { ...body }, { from: '/admin/tenants/create' })
const edit = ({ slug }: { slug: string }) => `/admin/tenants/${slug}/edit`
const update = (tenant: Tenant, body: object) =>
  client.submit(`/admin/tenants/${tenant.slug}`, { ...termsOf(tenant), ...body }, { method: 'PUT', from: edit(tenant) })
const termsOf = ({ name, brandColour, feeBps, refundDestination }: Tenant) => ({
  name,
  brandColour,
  feePercent: feeBps / 100,
  refundDestination,
})
const find = (slug: string) => asWorker(() => Tenant.findBy('slug', slug))
const trailOf = ({ id }: Tenant) =>
  asWorker(() =>
    queryRows<{ action: string; changes: object }>(
      "select action, changes from audit_logs where subject_type = 'tenant' and subject_id = ? order by id",
      [id]
    )
  )

describe('an organisation', () => {
  test('shows managers trips of people with the consent of its works council alone', async () => {
    const tenant = await createTenant()
    const see = { managersSee: 'trips', namesMonths: 12 }
    expect((await update(tenant, see)).errors!.managersSee).toMatch(/works council/)
    expect((await update(tenant, { ...see, worksCouncilOn: '2026-01-05' })).errors!.worksCouncilBy).toBeTruthy()
    expect((await update(tenant, { ...see, worksCouncilBy: 'J. Smit' })).errors!.worksCouncilOn).toBeTruthy()
    const page = await update(tenant, {
      ...see,
      worksCouncilOn: '2026-01-05',
      worksCouncilBy: 'J. Smit',
      city: 'Delft',
    })
    expect(page.props!.organisation).toMatchObject({
      ...see,
      worksCouncilBy: 'J. Smit',
      city: 'Delft',
      legalName: null,
    })
    const pdf = await client.get(`/admin/tenants/${tenant.slug}/agreement`)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const sql = 'update tenants set works_council_on = null, works_council_by = null where id = ?'
    await expect(asWorker(() => queryRows(sql, [tenant.id]))).rejects.toMatchObject({ code: '23514' })
  })

  test('is made by an owner, and its people sign in at its own address in its colour', async () => {
    const body = details()
    const page = await create(body)
    expect([page.component, page.location]).toEqual(['Admin/Tenants/Edit', edit(body)])
    expect(page.props!.organisation).toMatchObject({ ...body, brandColour: '#1f4e8c' })
    expect(page.flash!.notice.text).toContain('Waterschap Rijnmond')

    const login = await new Client().page(`/t/${body.slug}/login`)
    expect(login.props.tenant).toEqual({
      name: body.name,
      slug: body.slug,
      brandColour: '#1f4e8c',
      frozen: null,
      // Of no concern to visitors.
      receivesRefunds: false,
    })
    const { props } = await client.page(`/admin/tenants?q=${body.slug}`)
    expect(props.list.rows).toMatchObject([{ slug: body.slug, members: 0, state: 'unmanaged' }])
    const [made] = await trailOf((await find(body.slug))!)
    expect(made).toMatchObject({ action: 'tenant.created', changes: { feeBps: 1_250, refundDestination: 'tenant' } })
  })

  test.each([
    ['an address that is ours', { slug: 'admin' }, 'slug'],
    ['an address with capitals', { slug: 'Waterland' }, 'slug'],
    ['an address with two hyphens', { slug: 'water--land' }, 'slug'],
    ['an address of one letter', { slug: 'w' }, 'slug'],
    ['a colour that is none', { brandColour: 'red' }, 'brandColour'],
    ['a colour with something behind it', { brandColour: '#0b5d57;x' }, 'brandColour'],
    ['a fee above half', { feePercent: 50.5 }, 'feePercent'],
    ['a fee below zero', { feePercent: -1 }, 'feePercent'],
    ['a fee of three decimals', { feePercent: 1.234 }, 'feePercent'],
    ['a fee that is a list', { feePercent: [] }, 'feePercent'],
    ['a fee that is a no', { feePercent: false }, 'feePercent'],
    ['a fee of sixteen in hexadecimals', { feePercent: '0x10' }, 'feePercent'],
    ['a fee with an exponent', { feePercent: '1e1' }, 'feePercent'],
    ['refunds to nobody', { refundDestination: 'us' }, 'refundDestination'],
    ['no name', { name: ' ' }, 'name'],
  ])('is refused with %s', async (_, wrong, field) => {
    const body = { ...details(), ...wrong }
    const page = await create(body)
    expect(Object.keys(page.errors!)).toEqual([field])
    if (field !== 'slug') expect(await find(body.slug)).toBeNull()
  })

  test('has its address alone, also when two are made at the same time', async () => {
    const body = details()
    const other = await Client.actingAs(await createUser({ role: 'owner' }))
    const pages = await Promise.all([create(body), create(body, other)])
    expect(pages.filter(({ location }) => location === edit(body))).toHaveLength(1)
    const again = await create(body)
    expect(again.errors!.slug).toMatch(/has this address already/)
    expect(await asWorker(() => queryRows('select 1 from tenants where slug = ?', [body.slug]))).toHaveLength(1)
  })

  test('is the work of owners: others of staff see the list and no more', async () => {
    const tenant = await createTenant()
    for (const role of ['agent', 'finance'] as const) {
      const other = await Client.actingAs(await createUser({ role }))
      expect((await other.get('/admin/tenants/create')).status).toBe(403)
      expect((await other.get(edit(tenant))).status).toBe(403)
      const body = details()
      expect((await other.post('/admin/tenants', body)).status).toBe(403)
      expect(await find(body.slug)).toBeNull()
      const { props } = await other.page('/admin/tenants')
      expect(props.can.administerTenants).toBe(false)
    }
  })

  test('changes its name, colour and fee, written down with what they were; claims keep the fee they were made with', async () => {
    const tenant = await createTenant({ feeBps: 1_500 })
    const user = await createUser({ tenantId: tenant.id })
    const before = await createReadyClaim(user)
    const page = await update(tenant, { name: 'Hoogheemraadschap', feePercent: 10 })
    expect(page.props!.organisation).toMatchObject({ name: 'Hoogheemraadschap', feePercent: 10 })
    expect((await trailOf(tenant)).at(-1)).toEqual({
      action: 'tenant.updated',
      changes: { name: [tenant.name, 'Hoogheemraadschap'], feeBps: [1_500, 1_000] },
    })
    const after = await createReadyClaim(await createUser({ tenantId: tenant.id }))
    const fees = await inTenant(tenant.id, () =>
      queryRows<{ fee_bps: number }>('select fee_bps from claims where id in (?, ?) order by id', [before.id, after.id])
    )
    expect(fees.map(({ fee_bps }) => fee_bps)).toEqual([1_500, 1_000])
  })

  test('is named in the log of who changed it', async () => {
    const by = await createUser({ role: 'owner' })
    const tenant = await createTenant()
    const body = { ...termsOf(tenant), feePercent: 9 }
    await (
      await Client.actingAs(by)
    ).submit(`/admin/tenants/${tenant.slug}`, body, { method: 'PUT', from: edit(tenant) })
    const { props } = await client.later(`/admin/users/${by.publicId}/audit-logs`, 'Admin/Users/Show', ['auditLogs'])
    const [entry] = props.auditLogs.entries
    expect(entry).toMatchObject({ action: 'tenant.updated', subjectName: tenant.name })
    expect(entry.changes).toEqual([{ field: 'feeBps', before: '1500', after: '900' }])
  })

  test('writes nothing down when nothing changed', async () => {
    const tenant = await createTenant()
    await update(tenant, {})
    expect(await trailOf(tenant)).toEqual([])
  })

  test('keeps where its refunds go once there is a claim, by the database too', async () => {
    const tenant = await createTenant()
    expect((await update(tenant, { refundDestination: 'tenant' })).props!.organisation.refundDestination).toBe('tenant')
    await createClaim(await createUser({ tenantId: tenant.id }))
    const page = await update((await find(tenant.slug))!, { refundDestination: 'member' })
    expect(page.errors!.refundDestination).toMatch(/stays as it is/)
    expect(page.props!.refundsArePromised).toBe(true)
    const past = asWorker(() => queryRows("update tenants set refund_destination = 'member' where id = ?", [tenant.id]))
    await expect(past).rejects.toMatchObject({ code: 'FB031' })
  })

  test('waits for a claim that is being made before its refunds go elsewhere', async () => {
    const tenant = await createTenant()
    let isChanged = false
    const changing = await asOwner(async (one) => {
      await one.query('begin')
      // As the reference of a new claim does.
      await one.query('select 1 from tenants where id = $1 for key share', [tenant.id])
      const change = update(tenant, { refundDestination: 'tenant' }).finally(() => (isChanged = true))
      await delay(500)
      expect(isChanged).toBe(false)
      await one.query('commit')
      return { change }
    })
    expect((await changing.change).props!.organisation.refundDestination).toBe('tenant')
  })

  test('is not the house, nor one that is not there', async () => {
    const house = await asWorker(() => Tenant.house())
    for (const slug of [house.slug, 'nobody-at-all']) {
      expect((await client.get(edit({ slug }))).status).toBe(404)
      expect((await client.post(`/admin/tenants/${slug}/managers`, { email: 'a@example.test' })).status).toBe(404)
    }
  })
})

describe('a manager', () => {
  const invite = (tenant: Tenant, email: string) =>
    client.submit(`/admin/tenants/${tenant.slug}/managers`, { email }, { from: edit(tenant) })
  const linkTo = (email: string) =>
    asWorker(async () => {
      const mail = await Email.query().where('to_address', email).orderBy('id', 'desc').firstOrFail()
      return new URL((await linkOf(mail))!).pathname
    })
  const address = () => `${randomUUID()}@example.test`

  test('is invited by us, and manages it from the first page on', async () => {
    const tenant = await createTenant()
    const email = address()
    const page = await invite(tenant, email)
    expect(page.props!.invitations).toMatchObject([
      { email, role: 'manager', invitedBy: owner.fullName, isExpired: false },
    ])

    const own = new Client()
    const link = await linkTo(email)
    const form = await own.page(link)
    expect(form.component).toBe('Tenant/ManagerOnboarding/Index')
    expect(form.props).toMatchObject({ email, inviter: owner.fullName, tenant: { slug: tenant.slug } })
    const members = await own.submit(link, { ...NEW_MEMBER })
    expect(members.component).toBe('Tenant/Members/Index')
    const { props } = await client.page(edit(tenant))
    expect(props.managers).toMatchObject([{ name: 'Nieuwe Collega', email }])
    expect(props.invitations).toEqual([])
  })

  test('that is invited again has one link that works, and none once it is withdrawn', async () => {
    const tenant = await createTenant()
    const email = address()
    await invite(tenant, email)
    const first = await linkTo(email)
    const [{ id }] = (await client.page(edit(tenant))).props.invitations as { id: string }[]
    const again = await client.submit(
      `/admin/tenants/${tenant.slug}/managers/${id}`,
      {},
      { method: 'PATCH', from: edit(tenant) }
    )
    const [renewed] = again.props!.invitations as { id: string }[]
    expect(again.props!.invitations).toHaveLength(1)
    expect((await new Client().page(first)).props).toMatchObject({ problem: 'revoked', inviter: owner.fullName })

    const gone = `/admin/tenants/${tenant.slug}/managers/${renewed.id}`
    expect((await client.submit(gone, {}, { method: 'DELETE', from: edit(tenant) })).props!.invitations).toEqual([])
    const twice = await client.submit(gone, {}, { method: 'DELETE', from: edit(tenant) })
    expect(twice.errors).toHaveProperty('invitation')
    const late = await client.submit(gone, {}, { method: 'PATCH', from: edit(tenant) })
    expect(late.errors).toHaveProperty('invitation')
    expect(late.props!.invitations).toEqual([])
  })

  test('is refused who is in it already, and nobody is told of an address that is none', async () => {
    const tenant = await createTenant()
    const { user } = await joined(tenant)
    expect((await invite(tenant, user.email!)).errors).toHaveProperty('email')
    expect((await invite(tenant, 'no address')).errors).toHaveProperty('email')
  })

  test('that was invited by us leaves the page of the managers as it is, and is not theirs to renew or replace', async () => {
    const tenant = await createTenant()
    const manager = await Client.actingAs(await createUser({ tenantId: tenant.id, role: 'manager' }))
    const email = address()
    const [{ id }] = (await invite(tenant, email)).props!.invitations as { id: string }[]
    const members = `/t/${tenant.slug}/members`
    expect((await manager.page(members)).props.invitations).toEqual([])
    for (const method of ['PATCH', 'DELETE'] as const)
      expect((await manager.write(method, `/t/${tenant.slug}/invitations/${id}`)).status).toBe(404)
    const page = await manager.submit(`/t/${tenant.slug}/invitations`, { emails: email }, { from: members })
    expect(page.props!.answers).toEqual([{ address: email, outcome: 'manager' }])
    expect((await client.page(edit(tenant))).props.invitations).toMatchObject([{ id, role: 'manager' }])
  })

  test('that is withdrawn at the same moment as invited again is one or the other', async () => {
    const tenant = await createTenant()
    const other = await Client.actingAs(await createUser({ role: 'owner' }))
    const [{ id }] = (await invite(tenant, address())).props!.invitations as { id: string }[]
    const path = `/admin/tenants/${tenant.slug}/managers/${id}`
    const [renewed, withdrawn] = await Promise.all([
      client.submit(path, {}, { method: 'PATCH', from: edit(tenant) }),
      other.submit(path, {}, { method: 'DELETE', from: edit(tenant) }),
    ])
    const refused = [renewed, withdrawn].filter(({ errors }) => errors && 'invitation' in errors)
    expect(refused).toHaveLength(1)
    const { props } = await client.page(edit(tenant))
    expect(props.invitations).toHaveLength(refused[0] === withdrawn ? 1 : 0)
  })

  test('of one organisation is nobody in another: its invitation is not found there', async () => {
    const [tenant, other] = [await createTenant(), await createTenant()]
    await invite(tenant, address())
    const [{ id }] = (await client.page(edit(tenant))).props.invitations as { id: string }[]
    expect((await client.delete(`/admin/tenants/${other.slug}/managers/${id}`)).status).toBe(404)
    expect((await client.page(edit(tenant))).props.invitations).toHaveLength(1)
  })

  describe('with an invitation that opens nothing', () => {
    const expire = (email: string) =>
      asOwner((one) =>
        one.query("update invitations set expires_at = now() - interval '1 day' where email = $1", [email])
      )
    const ask = (tenant: Tenant, link: string) =>
      new Client().submit(`/t/${tenant.slug}/invitations/${link.split('/').at(-1)}/requests`, {}, { from: link })
    const requestsTo = (user: User) =>
      asWorker(() => Email.query().where({ user_id: user.id, template: 'invitation_requested' }))

    test('reads why, and who sent it', async () => {
      const tenant = await createTenant()
      const email = address()
      await invite(tenant, email)
      const link = await linkTo(email)
      await expire(email)
      const { component, props } = await new Client().page(link)
      expect(component).toBe('Tenant/ManagerOnboarding/Invalid')
      expect(props).toMatchObject({ problem: 'expired', inviter: owner.fullName, canAsk: true, askedAt: null })
      expect((await new Client().get(link)).status).toBe(404)
      // It still stands in the list, from which it is sent again.
      expect((await client.page(edit(tenant))).props.invitations).toMatchObject([{ email, isExpired: true }])
    })

    test('asks its inviter for another with one press, once', async () => {
      const inviter = await createUser({ role: 'owner' })
      const tenant = await createTenant()
      const email = address()
      await (await Client.actingAs(inviter)).post(`/admin/tenants/${tenant.slug}/managers`, { email })
      const link = await linkTo(email)
      expect((await ask(tenant, link)).errors).toHaveProperty('invitation')
      await expire(email)
      const answers = await Promise.all([ask(tenant, link), ask(tenant, link)])
      expect(answers.filter(({ errors }) => errors && 'invitation' in errors)).toHaveLength(1)
      const mails = await requestsTo(inviter)
      expect(mails.map(({ subject }) => subject)).toEqual([`${email} wil een nieuwe uitnodiging voor ${tenant.name}`])
      expect(mails[0].html).toContain(`/admin/tenants/${tenant.slug}/edit`)
      const { props } = await new Client().page(link)
      expect([props.canAsk, typeof props.askedAt]).toEqual([false, 'string'])
    })

    test('asks nobody where its inviter has left', async () => {
      const tenant = await createTenant()
      const inviter = await createUser({ role: 'owner' })
      const email = address()
      await (await Client.actingAs(inviter)).post(`/admin/tenants/${tenant.slug}/managers`, { email })
      const link = await linkTo(email)
      await expire(email)
      await asWorker(() => inviter.merge(erased()).save())
      expect((await new Client().page(link)).props).toMatchObject({ problem: 'expired', canAsk: false })
      expect((await ask(tenant, link)).errors).toHaveProperty('invitation')
      expect(await requestsTo(inviter)).toEqual([])
    })

    test('is told that it is used, and asks nobody', async () => {
      const tenant = await createTenant()
      const email = address()
      await invite(tenant, email)
      const link = await linkTo(email)
      await new Client().submit(link, { ...NEW_MEMBER })
      expect((await new Client().page(link)).props).toMatchObject({ problem: 'used', canAsk: false })
      expect((await ask(tenant, link)).errors).toHaveProperty('invitation')
    })

    test('and is signed in as someone else, reads that and nothing of who invited whom; nor does the form do anything', async () => {
      const tenant = await createTenant()
      const email = address()
      await invite(tenant, email)
      const link = await linkTo(email)
      const other = await Client.actingAs(await createUser())
      expect((await other.page(link)).props).toMatchObject({ problem: 'other', inviter: null, canAsk: false })
      await other.submit(link, { ...NEW_MEMBER })
      expect((await client.page(edit(tenant))).props.managers).toEqual([])
    })

    test('of another organisation, or of a member, is not known there', async () => {
      const [tenant, elsewhere] = [await createTenant(), await createTenant()]
      const email = address()
      await invite(tenant, email)
      const link = await linkTo(email)
      const there = link.replace(tenant.slug, elsewhere.slug)
      expect((await new Client().page(there)).props).toMatchObject({ problem: 'unknown', inviter: null })
      const token = link.split('/').at(-1)
      const answer = await new Client().post(`/t/${elsewhere.slug}/invitations/${token}/requests`)
      expect(answer.status).toBe(404)
      // The page of members leads a manager to the right one.
      const old = await new Client().get(`/t/${tenant.slug}/onboarding/${token}`)
      expect(old.headers.get('location')).toBe(link)
    })
  })
})
