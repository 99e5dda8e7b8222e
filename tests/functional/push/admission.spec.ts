import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { bearerFor } from '#app/messages/live/bearer_token'
import BrowserSession from '#app/people/accounts/auth/browser_session'
import { asWorker } from '#app/platform/shared/tenancy'
import broadcasting from '#config/broadcasting'
import type User from '#app/people/accounts/user'
import { createTenant, createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const SOCKET = '123.456'

const ask = async (client: Client, channel: string, socket: unknown = SOCKET) => {
  // As pusher-js sends it: a form, and no word about what answer it takes.
  const body = new URLSearchParams({ socket_id: String(socket), channel_name: channel })
  const answer = await client.form('/broadcasting/auth', body)
  return { ...answer, json: JSON.parse(answer.body) }
}

const signed = (text: string) =>
  `${broadcasting.key}:${createHmac('sha256', broadcasting.secret).update(text).digest('hex')}`

const statusFor = async (user: User, channel: string) => (await ask(await Client.actingAs(user), channel)).status

describe('joining a channel', () => {
  test('is signed for one’s own, for this socket and this channel', async () => {
    const user = await createUser()
    const channel = `private-user.${user.publicId}`
    const { status, json } = await ask(await Client.actingAs(user), channel)
    expect(status).toBe(200)
    const data = JSON.parse(json.channel_data)
    expect(data).toEqual({ user_id: user.publicId, browser: expect.any(String) })
    expect(json.auth).toBe(signed(`${SOCKET}:${channel}:${json.channel_data}`))
  })

  test('of colleagues tells them who one is', async () => {
    const agent = await createUser({ role: 'agent', firstName: 'Anna' })
    const channel = 'presence-admin.claim.CLM-2026-ABC'
    const { json } = await ask(await Client.actingAs(agent), channel)
    expect(JSON.parse(json.channel_data)).toEqual({
      user_id: agent.publicId,
      user_info: { id: agent.publicId, name: 'Anna Traveller' },
      browser: expect.any(String),
    })
    expect(json.auth).toBe(signed(`${SOCKET}:${channel}:${json.channel_data}`))
  })

  test('of an organisation is for its managers', async () => {
    const [tenant, other] = [await createTenant(), await createTenant()]
    const channel = `private-tenant.${tenant.slug}`
    const people: [Parameters<typeof createUser>[0], number][] = [
      [{ tenantId: tenant.id, role: 'manager' }, 200],
      [{ tenantId: tenant.id }, 403],
      [{ tenantId: other.id, role: 'manager' }, 403],
      [{ role: 'agent' }, 403],
    ]
    for (const [given, status] of people) {
      const user = await createUser(given)
      const client = new Client()
      const slug = given!.tenantId === other.id ? other.slug : tenant.slug
      const door = given!.tenantId ? `/t/${slug}/login` : '/login'
      await client.submit(door, { email: user.email, password: 'a password for tests' })
      expect((await ask(client, channel)).status).toBe(status)
    }
  })

  test('is refused for someone else’s, for staff’s, and for one that no rule names', async () => {
    const [user, other] = [await createUser(), await createUser()]
    for (const channel of [
      `private-user.${other.publicId}`,
      `private-user.${user.publicId}.more`,
      `private-user.`,
      'private-admin',
      'presence-admin.claim.CLM-1',
      'private-tenant.house',
      'private-everything',
      `public-user.${user.publicId}`,
      '',
    ])
      expect([channel, await statusFor(user, channel)]).toEqual([channel, channel === '' ? 422 : 403])
  })

  test('of staff is for staff', async () => {
    for (const role of ['agent', 'finance', 'owner'] as const)
      expect(await statusFor(await createUser({ role }), 'private-admin')).toBe(200)
  })

  test('is refused to who is not signed in, as JSON and never as a page', async () => {
    const client = new Client()
    const { status, json } = await ask(client, 'private-admin')
    expect(status).toBe(401)
    expect(json).toHaveProperty('message')
    expect((await client.form('/broadcasting/user-auth', new URLSearchParams({ socket_id: SOCKET }))).status).toBe(401)
  })

  test('is refused without the anti-forgery token', async () => {
    const client = await Client.actingAs(await createUser())
    const body = new URLSearchParams({ socket_id: SOCKET, channel_name: 'private-admin' })
    const answer = await client.form('/broadcasting/auth', body, { 'x-xsrf-token': '' })
    expect(answer.status).toBe(419)
    expect(() => JSON.parse(answer.body)).not.toThrow()
  })

  test.each(['', 'abc', '1', '1.2:private-admin', '1.2.3'])('is refused for the socket %j', async (socket) => {
    const user = await createUser()
    const { status } = await ask(await Client.actingAs(user), `private-user.${user.publicId}`, socket)
    expect(status).toBe(422)
  })

  test('is over once one is signed out', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    await client.delete('/login')
    await client.get('/login')
    expect((await ask(client, `private-user.${user.publicId}`)).status).toBe(401)
  })
})

test('a connection is told which browser it is', async () => {
  const user = await createUser()
  const client = await Client.actingAs(user)
  const answer = await client.form('/broadcasting/user-auth', new URLSearchParams({ socket_id: SOCKET }))
  const json = JSON.parse(answer.body)
  const { props } = await client.page('/profile/security')
  expect(JSON.parse(json.user_data)).toEqual({ id: props.browsers[0].id })
  expect(json.auth).toBe(signed(`${SOCKET}::user::${json.user_data}`))
})

describe('a bearer token, where tokens are used', () => {
  const joinWith = (token: string, channel: string) =>
    new Client().form('/broadcasting/auth', new URLSearchParams({ socket_id: SOCKET, channel_name: channel }), {
      authorization: `Bearer ${token}`,
      'x-xsrf-token': '',
    })
  const withTokens = async (work: () => Promise<void>) => {
    broadcasting.usesBearer = true
    await work().finally(() => (broadcasting.usesBearer = false))
  }
  const tokenOf = async (user: User) => {
    const browser = await asWorker(() => BrowserSession.query().where('user_id', user.id).firstOrFail())
    return bearerFor({ tenantId: user.tenantId, userId: user.id, browserId: browser.id })
  }

  test('stands for the browser it was given to, without cookie or anti-forgery header', async () => {
    const [user, other] = [await createUser(), await createUser()]
    const client = await Client.actingAs(user)
    await withTokens(async () => {
      const token = await tokenOf(user)
      expect((await joinWith(token, `private-user.${user.publicId}`)).status).toBe(200)
      expect((await joinWith(token, `private-user.${other.publicId}`)).status).toBe(403)
      await client.delete('/login')
      expect((await joinWith(token, `private-user.${user.publicId}`)).status).toBe(401)
    })
  })

  test('is worth nothing when it is made up, or where tokens are off', async () => {
    const user = await createUser()
    await Client.actingAs(user)
    const token = await tokenOf(user)
    const channel = `private-user.${user.publicId}`
    expect((await joinWith(token, channel)).status).toBe(419)
    await withTokens(async () => expect((await joinWith(`${token}x`, channel)).status).toBe(419))
  })
})
