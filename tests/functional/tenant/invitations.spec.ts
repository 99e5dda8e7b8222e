import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import Email from '#app/messages/emails/email'
import { now } from '#app/platform/shared/clock'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { revokeInvitation } from '#app/people/organisations/actions/revoke_invitation'
import Invitation from '#app/people/organisations/invitation'
import OvcpCard from '#app/travel/cards/ovcp_card'
import type Tenant from '#app/people/tenants/tenant'
import User from '#app/people/accounts/user'
import { Client } from '#tests/support/client'
import { NEW_MEMBER, invite, joined } from '#tests/factories/tenants'
import { createTenant, createUser } from '#tests/factories/users'

const usersWith = (email: string) =>
  asWorker(() => User.query().whereRaw('lower(email) = lower(?)', [email]).orderBy('id'))

const join = (path: string, changes: object = {}, client = new Client()) =>
  client.submit(path, { ...NEW_MEMBER, ...changes }, { from: path })

const problemOf = async (path: string) => {
  const { component, props } = await new Client().page(path)
  return [component, props.problem]
}

describe('an invitation', () => {
  test('makes a member with a proven address, who is signed in and comes to their card', async () => {
    const tenant = await createTenant()
    const { email, path } = await invite(tenant)
    const client = new Client()
    const { component, props } = await client.page(path)
    expect([component, props.email]).toEqual(['Tenant/Onboarding/PersonalInfo', email])
    expect(props.tenant).toMatchObject({ name: tenant.name, slug: tenant.slug, brandColour: '#0b5d57' })

    const page = await join(path, {}, client)
    expect(page.component).toBe('Tenant/Onboarding/OvcpCard')
    expect(page.location).toBe(`/t/${tenant.slug}/onboarding/ovcp-card`)
    const [user] = await usersWith(email)
    expect(user.serialize()).toMatchObject({
      tenantId: tenant.id,
      role: 'member',
      firstName: 'Nieuwe',
      birthOn: '1990-01-31',
    })
    expect(user.emailVerifiedAt).not.toBeNull()
    expect(user.termsAcceptedAt).not.toBeNull()
    const sessions = await asWorker(() => queryRows('select method from browser_sessions where user_id = ?', [user.id]))
    expect(sessions).toEqual([{ method: 'link' }])

    const done = await client.submit('/onboarding/ovcp-card')
    expect(done.component).toBe('User/Batches/Create')
    expect((await client.page('/batches')).props.missing).toEqual(['address', 'mandate'])
  })

  test('takes the role from the invitation and nothing from the body', async () => {
    const [tenant, other] = [await createTenant(), await createTenant()]
    const member = await invite(tenant)
    await join(member.path, {
      role: 'owner',
      tenantId: other.id,
      email: 'me@example.test',
      emailVerifiedAt: null,
    })
    const [user] = await usersWith(member.email)
    expect([user.role, user.tenantId]).toEqual(['member', tenant.id])
    expect(await usersWith('me@example.test')).toEqual([])

    const manager = await invite(tenant, { role: 'manager' })
    await join(manager.path)
    expect((await usersWith(manager.email))[0].role).toBe('manager')
  })

  test('works once, of ten at the same time too', async () => {
    const { email, path } = await invite(await createTenant())
    await Promise.all(Array.from({ length: 10 }, () => join(path)))
    expect(await usersWith(email)).toHaveLength(1)
    expect(await problemOf(path)).toEqual(['Tenant/Onboarding/Invalid', 'used'])
    expect((await join(path)).props!.problem).toBe('used')
  })

  test('ends after 14 days, when it is withdrawn, and when a newer one is sent', async () => {
    const tenant = await createTenant()
    const expired = await invite(tenant)
    const { expiresAt } = expired.invitation
    expect(Math.round(expiresAt.diffNow('days').days)).toBe(14)
    await asWorker(() => expired.invitation.merge({ expiresAt: DateTime.now().minus({ second: 1 }) }).save())
    expect(await problemOf(expired.path)).toEqual(['Tenant/Onboarding/Invalid', 'expired'])

    const withdrawn = await invite(tenant)
    const manager = await createUser({ tenantId: tenant.id, role: 'manager' })
    await inTenant(tenant.id, () => revokeInvitation(withdrawn.invitation, manager))
    expect(await problemOf(withdrawn.path)).toEqual(['Tenant/Onboarding/Invalid', 'revoked'])

    const older = await invite(tenant)
    const newer = await invite(tenant, { email: older.email.toUpperCase() })
    expect(await problemOf(older.path)).toEqual(['Tenant/Onboarding/Invalid', 'revoked'])
    expect((await join(newer.path)).component).toBe('Tenant/Onboarding/OvcpCard')

    for (const { path, email } of [expired, withdrawn]) {
      await join(path)
      expect(await usersWith(email)).toEqual([])
    }
  })

  test('opens nothing with another signature, in another organisation, or in the house', async () => {
    const [tenant, other] = [await createTenant(), await createTenant()]
    const { email, path } = await invite(tenant)
    const token = path.split('/').at(-1)!
    const wrong = [
      `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`,
      `/t/${other.slug}/onboarding/${token}`,
      `/t/${tenant.slug}/onboarding/${token.split('.')[0]}`,
      `/t/${tenant.slug}/onboarding/anything`,
    ]
    for (const address of wrong) {
      expect(await problemOf(address), address).toEqual(['Tenant/Onboarding/Invalid', 'unknown'])
      await join(address)
    }
    expect((await new Client().get(`/t/fareback/onboarding/${token}`)).status).toBe(404)
    expect((await new Client().get(`/t/nowhere/onboarding/${token}`)).status).toBe(404)
    expect(await usersWith(email)).toEqual([])
  })

  test.each([
    [{ birthOn: now().minus({ years: 16 }).plus({ days: 1 }).toISODate() }, 'birthOn', /16 or older/],
    [{ birthOn: '1850-01-01' }, 'birthOn', /./],
    [{ birthOn: '1990-02-31' }, 'birthOn', /./],
    [{ birthOn: 'long ago' }, 'birthOn', /./],
    [{ password: 'too short' }, 'password', /12/],
    [{ password: 'passwordpassword' }, 'password', /./],
    [{ firstName: ' ' }, 'firstName', /Fill in this field/],
    [{ terms: false }, 'terms', /./],
  ])('is refused with %j, and can be used after that', async (changes, field, words) => {
    const { email, path } = await invite(await createTenant())
    expect((await join(path, changes)).errors).toEqual({ [field]: expect.stringMatching(words) })
    expect(await usersWith(email)).toEqual([])
    expect((await join(path)).component).toBe('Tenant/Onboarding/OvcpCard')
  })

  test('may be for an address that has an account elsewhere; both stay what they were', async () => {
    const house = await createUser()
    const [one, other] = [await createTenant(), await createTenant()]
    for (const tenant of [one, other]) await join((await invite(tenant, { email: house.email })).path)
    const users = await usersWith(house.email)
    expect(users.map((user) => user.tenantId)).toEqual([house.tenantId, one.id, other.id])
    const again = await Client.actingAs(house)
    expect((await again.page('/profile')).props.currentUser.id).toBe(house.publicId)
  })

  test('signs out whoever else was signed in here', async () => {
    const someone = await createUser()
    const client = await Client.actingAs(someone)
    const { email, path } = await invite(await createTenant())
    expect((await client.page(path)).props.currentUser.email).toBe(someone.email)
    await join(path, {}, client)
    expect((await client.page('/profile')).props.currentUser.email).toBe(email)
  })

  test('comes by mail, from whoever sent it', async () => {
    const tenant = await createTenant()
    const { email } = await invite(tenant)
    const [mail] = await asWorker(() => Email.query().where('to_address', email))
    expect([mail.template, mail.userId, mail.locale]).toEqual(['invitation', null, 'nl'])
    expect(mail.text).toContain(tenant.name)
    expect(mail.text).toContain('Marloes Traveller')
    expect(mail.text).not.toContain('/onboarding/')
  })

  test('is kept as a hash', async () => {
    const { path, invitation } = await invite(await createTenant())
    const [row] = await asWorker(() => queryRows('select * from invitations where id = ?', [invitation.id]))
    expect(JSON.stringify(row)).not.toContain(path.split('/').at(-1)!.split('.')[0])
  })
})

describe('the members of an organisation', () => {
  const members = (tenant: Tenant) => `/t/${tenant.slug}/members`

  test('are listed for their manager, with nothing of where they travel', async () => {
    const tenant = await createTenant()
    const { client } = await joined(tenant, 'manager')
    const { user: member, client: memberClient } = await joined(tenant)
    await memberClient.post('/profile/cards', {
      kind: 'bank_card',
      last4: '0014',
      nickname: 'bunq',
    })
    const { id: userId, tenantId } = member
    await asWorker(() => OvcpCard.create({ userId, tenantId, kind: 'business', last4: '7700' }))
    await createUser()

    const { component, props } = await client.page(members(tenant))
    expect(component).toBe('Tenant/Members/Index')
    const found = props.list.rows.find((one: any) => one.id === member.publicId)
    expect(found).toEqual({
      id: member.publicId,
      name: 'Nieuwe Collega',
      isManager: false,
      joinedAt: expect.any(String),
      cards: 1,
    })
    expect(props.list.total).toEqual({ count: props.list.rows.length, isExact: true })
    const { body } = await client.get(`${members(tenant)}/export?format=csv`)
    expect(body).toContain('Nieuwe Collega;')
    expect((await memberClient.get(`${members(tenant)}/export?format=csv`)).status).toBe(403)
    expect((await client.get('/members')).headers.get('location')).toBe(members(tenant))
  })

  test('are not shown to a member, a manager of another organisation, or staff', async () => {
    const [tenant, other] = [await createTenant(), await createTenant()]
    const { client: member } = await joined(tenant)
    const { client: stranger } = await joined(other, 'manager')
    const staff = await Client.actingAs(await createUser({ role: 'owner' }))
    const id = (await invite(tenant)).invitation.publicId

    for (const [client, status] of [
      [member, 403],
      [stranger, 404],
      [staff, 404],
    ] as const) {
      expect((await client.get(members(tenant))).status).toBe(status)
      expect((await client.post(`/t/${tenant.slug}/invitations`, { emails: 'x@example.test' })).status).toBe(status)
      expect((await client.write('PUT', `/t/${tenant.slug}/invitations/${id}`)).status).toBe(status)
      expect((await client.delete(`/t/${tenant.slug}/invitations/${id}`)).status).toBe(status)
    }
    // Through one's own organisation another's invitation is not found either.
    expect((await stranger.delete(`/t/${other.slug}/invitations/${id}`)).status).toBe(404)
    expect(await usersWith('x@example.test')).toEqual([])
    expect((await new Client().get(members(tenant))).headers.get('location')).toBe(`/t/${tenant.slug}/login`)
  })

  test('are invited by the list, with an answer for each address', async () => {
    const tenant = await createTenant()
    const { client, user } = await joined(tenant, 'manager')
    const pasted = `Sanne de Vries <sanne@example.test>, yusuf@example.test
      ${user.email.toUpperCase()};geen adres
      yusuf@example.test`
    const page = await client.submit(
      `/t/${tenant.slug}/invitations`,
      { emails: pasted, role: 'manager', tenantId: 1 },
      { from: members(tenant) }
    )
    expect(page.flash!.notice.text).toBe('2 people invited. The emails are on their way.')
    expect(page.props!.answers).toEqual([
      { address: 'sanne@example.test', outcome: 'invited' },
      { address: 'yusuf@example.test', outcome: 'invited' },
      { address: user.email.toUpperCase(), outcome: 'member' },
      { address: 'geen adres', outcome: 'unreadable' },
    ])
    expect(page.props!.invitations.map((one: any) => [one.email, one.role, one.invitedBy])).toEqual([
      ['yusuf@example.test', 'member', 'Nieuwe Collega'],
      ['sanne@example.test', 'member', 'Nieuwe Collega'],
    ])
    expect((await client.page(members(tenant))).props.answers).toEqual([])
  })

  test('are not invited with nothing, or with too many at once', async () => {
    const tenant = await createTenant()
    const { client } = await joined(tenant, 'manager')
    const send = async (emails: string) =>
      (await client.submit(`/t/${tenant.slug}/invitations`, { emails }, { from: members(tenant) })).errors!.emails
    expect(await send('')).toBeTruthy()
    expect(await send(' , ;')).toMatch(/at least one/)
    const many = Array.from({ length: 201 }, (_, i) => `p${i}@example.test`).join('\n')
    expect(await send(many)).toBe('You can invite up to 200 people at a time.')
    expect(
      await asWorker(() => Invitation.query().where('tenant_id', tenant.id).whereLike('email', 'p%@example.test'))
    ).toEqual([])
  })

  test('can have their invitation sent again or taken back', async () => {
    const tenant = await createTenant()
    const { client } = await joined(tenant, 'manager')
    const first = await invite(tenant)
    const address = (id: string) => `/t/${tenant.slug}/invitations/${id}`
    const again = await client.submit(address(first.invitation.publicId), {}, { method: 'PUT', from: members(tenant) })
    expect(again.flash!.notice.text).toBe('The invitation is on its way again.')
    expect(await problemOf(first.path)).toEqual(['Tenant/Onboarding/Invalid', 'revoked'])

    const [open] = again.props!.invitations
    expect(open.email).toBe(first.email)
    const gone = await client.submit(address(open.id), {}, { method: 'DELETE', from: members(tenant) })
    expect(gone.props!.invitations).toEqual([])
    const twice = await client.submit(address(open.id), {}, { method: 'DELETE', from: members(tenant) })
    expect(twice.errors).toHaveProperty('invitation')
  })
})
