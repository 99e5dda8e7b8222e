import { describe, expect, test } from 'vitest'
import AuditLog from '#app/platform/audit/audit_log'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { unsubscribeUrl } from '#app/messages/emails/unsubscribe_link'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import User from '#app/people/accounts/user'
import { SAMPLE_VALUES, emailsTo } from '#tests/factories/emails'
import { createTenant, createUser, erased } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { url } from '#tests/support/app'

const ROUTE = '/profile/email-preferences'

const mutedBy = async (user: User) => (await asStaff(() => User.findOrFail(user.id))).mutedEmails

const logsOf = (user: User) =>
  asStaff(() =>
    AuditLog.query()
      .where({ subject_type: 'user', subject_id: user.id })
      .where('action', 'like', 'user.emails%')
      .orderBy('id')
  )

const choose = (client: Client, topic: unknown, isOn: unknown) =>
  client.submit(ROUTE, { topic, isOn }, { from: '/profile/emails', method: 'PATCH' })

const pathOf = (user: User) => new URL(unsubscribeUrl(user, 'claims')!).pathname

describe('choosing which messages one gets', () => {
  test('switches a topic off and on again, and shows it', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    expect((await client.page('/profile/emails')).props.emailPreferences).toEqual([
      { topic: 'claims', isOn: true },
      { topic: 'imports', isOn: true },
      { topic: 'reminders', isOn: true },
      { topic: 'referrals', isOn: true },
    ])

    const page = await choose(client, 'imports', false)
    expect(page.location).toBe('/profile/emails')
    expect(page.props!.emailPreferences).toContainEqual({ topic: 'imports', isOn: false })
    expect(await mutedBy(user)).toEqual(['imports'])

    await choose(client, 'imports', true)
    expect(await mutedBy(user)).toEqual([])
    expect((await logsOf(user)).map(({ action, changes, actorId }) => [action, changes, actorId])).toEqual([
      ['user.emails_off', { topic: 'imports' }, user.id],
      ['user.emails_on', { topic: 'imports' }, user.id],
    ])
  })

  test('does it once when asked twice, and keeps both of two at once', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    await choose(client, 'claims', false)
    await choose(client, 'claims', false)
    expect(await mutedBy(user)).toEqual(['claims'])
    expect(await logsOf(user)).toHaveLength(1)

    await Promise.all([choose(client, 'imports', false), choose(client, 'referrals', false)])
    expect((await mutedBy(user)).sort()).toEqual(['claims', 'imports', 'referrals'])
  })

  test.each(['security', 'money', 'account', 'nonsense', '', null, ['claims']])('is refused for %j', async (topic) => {
    const user = await createUser()
    const page = await choose(await Client.actingAs(user), topic, false)

    expect(page.errors).toHaveProperty('topic')
    expect(await mutedBy(user)).toEqual([])
  })

  test('changes nothing but that', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    await client.patch(ROUTE, {
      topic: 'claims',
      isOn: false,
      role: 'owner',
      tenantId: 2,
      userId: 1,
      mutedEmails: ['security'],
    })

    const fresh = await asStaff(() => User.findOrFail(user.id))
    expect(fresh.$attributes).toMatchObject({
      role: 'member',
      tenantId: user.tenantId,
      mutedEmails: ['claims'],
    })
  })

  test('is for people who are signed in', async () => {
    const answer = await new Client().patch(ROUTE, { topic: 'claims', isOn: false })
    expect(answer.headers.get('location')).toBe('/login')
  })
})

describe('unsubscribing from a mail', () => {
  test('shows what stops, and nothing of the account', async () => {
    const user = await createUser({ firstName: 'Sanne' })
    const page = await new Client().page(pathOf(user))

    expect(page.component).toBe('Public/Unsubscribe')
    expect(page.props).toMatchObject({ topic: 'claims', isOff: false })
    expect(JSON.stringify(page.props)).not.toMatch(new RegExp(`Sanne|${user.email}`))
    expect(await mutedBy(user)).toEqual([])
  })

  test('stops these messages and no others, signed in or not', async () => {
    const user = await createUser({ tenantId: (await createTenant()).id })
    const page = await new Client().submit(pathOf(user))

    expect(page.props).toMatchObject({ topic: 'claims', isOff: true })
    expect(await mutedBy(user)).toEqual(['claims'])
    await asWorker(async () => {
      await sendEmail(recipientOf(user), 'claim_decided', SAMPLE_VALUES.claim_decided)
      await sendEmail(recipientOf(user), 'batch_imported', SAMPLE_VALUES.batch_imported)
    })
    expect((await emailsTo(user)).map(({ template }) => template)).toEqual(['batch_imported'])

    const again = await (await Client.actingAs(await createUser())).page(pathOf(user))
    expect(again.props).toMatchObject({ isOff: true })
  })

  test('works from the mail program, without cookies or page, and may be done twice', async () => {
    const user = await createUser()
    const oneClick = () =>
      fetch(url + pathOf(user), {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })

    expect((await oneClick()).status).toBe(200)
    expect((await oneClick()).status).toBe(200)
    expect(await mutedBy(user)).toEqual(['claims'])
    expect(await logsOf(user)).toHaveLength(1)
  })

  test('is not done by looking: a program that follows links changes nothing', async () => {
    const user = await createUser()
    expect((await fetch(url + pathOf(user))).status).toBe(200)
    expect(await mutedBy(user)).toEqual([])
  })

  test('knows no link that we did not make', async () => {
    const [user, other] = [await createUser(), await createUser()]
    const token = pathOf(user).split('/').at(-1)!
    const [, signature] = token.split('.')
    const forged = Buffer.from(
      JSON.stringify({ message: { user: other.publicId, topic: 'claims' }, purpose: 'unsubscribe' })
    ).toString('base64url')

    for (const wrong of ['x', `${token}x`, `${forged}.${signature}`, token.slice(0, -4)]) {
      expect((await new Client().get(`/unsubscribe/${wrong}`)).status).toBe(404)
      expect((await new Client().post(`/unsubscribe/${wrong}`)).status).toBe(404)
    }
    expect(await mutedBy(user)).toEqual([])
    expect(await mutedBy(other)).toEqual([])
  })

  test('is not offered for what cannot be switched off', async () => {
    const user = await createUser()
    expect(unsubscribeUrl(user, 'security')).toBeNull()
    expect(unsubscribeUrl(null, 'claims')).toBeNull()
  })

  test('of an erased account leads nowhere', async () => {
    const user = await createUser()
    await asWorker(() => user.merge(erased()).save())

    expect((await new Client().get(pathOf(user))).status).toBe(404)
  })
})
