import { connect } from 'node:net'
import * as consume from 'node:stream/consumers'
import logger from '@adonisjs/core/services/logger'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Role } from '#app/platform/shared/isomorphic/role'
import { createTenant, createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { listenToTheLog } from '#tests/support/log'
import { RawClient, appPath, disconnectAll, sdk } from '#tests/support/push'
import { url } from '#tests/support/app'

let lines: string[]
const { level } = logger
beforeEach(() => {
  lines = listenToTheLog()
})
afterEach(() => {
  vi.restoreAllMocks()
  logger.level = level
  return disconnectAll()
})

type Line = { level: number; event?: string; status?: number; user?: number | null } & Record<string, unknown>

/** What the log says of the events that the HTTP error handler and the sockets report. */
const events = () => lines.map((line) => JSON.parse(line) as Line).filter(({ event }) => event)
const last = () => events().at(-1)

async function someone(role: Role = 'member') {
  const user = await createUser({ role })
  return { user, client: await Client.actingAs(user) }
}

const WARNING = 40
const INFO = 30

describe('the log says who met which rule', () => {
  test('where somebody may not come, by role and by organisation', async () => {
    const { user, client } = await someone()
    expect((await client.get('/admin')).status).toBe(403)
    expect(last()).toMatchObject({
      level: WARNING,
      event: 'E_AUTHORIZATION_FAILURE',
      status: 403,
      method: 'GET',
      user: user.id,
      network: expect.stringMatching(/\.\*$/),
      request_id: expect.any(String),
    })

    const { slug } = await createTenant()
    expect((await client.get(`/t/${slug}/members`)).status).toBe(404)
    expect(last()).toMatchObject({ level: WARNING, status: 404, user: user.id })
  })

  test('where something is someone else’s', async () => {
    const { user, client } = await someone()
    expect((await client.get('/claims/CLM-0000-0000')).status).toBe(404)
    expect(last()).toMatchObject({ level: WARNING, event: 'E_ROW_NOT_FOUND', status: 404, user: user.id })
  })

  test('where a form is old, a value is refused, or a visitor tries a door', async () => {
    const answer = await fetch(`${url}/login`, { method: 'POST', redirect: 'manual' })
    expect(answer.status).toBeLessThan(500)
    expect(last()).toMatchObject({ level: WARNING, event: 'E_BAD_CSRF_TOKEN', status: 419, user: null })

    const { user, client } = await someone()
    await client.submit('/payouts', { amountCents: 12_345_00 }, { from: '/balance' })
    expect(last()).toMatchObject({ level: INFO, status: 422, user: user.id, method: 'POST' })
    expect(JSON.stringify(last())).not.toContain('1234500')
  })

  test('and says who looks at whose pages', async () => {
    const { user } = await someone()
    const staff = await someone('agent')
    await staff.client.submit(`/admin/users/${user.publicId}/impersonations`, {
      reason: 'They asked for help by telephone.',
    })
    const refused = await staff.client.post('/payouts', { amountCents: 5_00 })
    expect(refused.status).toBe(403)
    expect(last()).toMatchObject({ event: 'E_VIEWING_ONLY', user: user.id, viewer: staff.user.id })
  })

  test('for a channel, for a forged signature of a socket and of a program', async () => {
    const { user, client } = await someone()
    const raw = await RawClient.connected()
    await client.form(
      '/broadcasting/auth',
      new URLSearchParams({ socket_id: raw.socketId, channel_name: 'private-admin' })
    )
    expect(last()).toMatchObject({ level: WARNING, event: 'channel.refused', user: user.id, msg: 'private-admin' })

    raw.send('pusher:subscribe', { channel: `private-user-${user.publicId}x`, auth: 'fareback:00' })
    await raw.hears('pusher:subscription_error')
    expect(last()).toMatchObject({ level: WARNING, event: 'push.refused' })

    const before = events().length
    expect((await fetch(`${url}/apps/fareback/channels?auth_key=x`)).status).toBe(401)
    expect(events()).toHaveLength(before + 1)
    expect(last()).toMatchObject({ level: WARNING, event: 'push.refused', msg: 'Unknown auth_key' })
    await sdk().get({ path: '/channels' })
    expect(events()).toHaveLength(before + 1)
  })

  test('for a socket that is refused, or sends what is no message', async () => {
    const refusals = () => events().filter(({ event }) => event === 'push.refused')
    const elsewhere = new RawClient(url, appPath('7', 'other'))
    await elsewhere.isClosed()
    expect(last()).toMatchObject({
      level: WARNING,
      event: 'push.refused',
      msg: 'Application does not exist',
      network: expect.stringMatching(/\.\*$/),
    })

    const raw = await RawClient.connected()
    for (let sent = 0; sent < 11; sent++) raw.socket.send('{')
    expect(await raw.isClosed()).toMatchObject({ code: 4010 })
    expect(refusals().map(({ msg }) => msg)).toEqual(['Application does not exist', 'Too many messages that are none'])
  })

  test('for a request and a socket with two Host lines', async () => {
    const answered = async (...head: string[]) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      socket.write([...head, 'Host: localhost', 'Host: other', '', ''].join('\r\n'))
      return (await consume.text(socket)).split('\r\n')[0]
    }
    const refused = 'HTTP/1.1 400 Bad Request'
    expect(await answered('GET /login HTTP/1.1', 'Connection: close')).toBe(refused)
    expect(last()).toMatchObject({ level: WARNING, event: 'E_HOST', status: 400, method: 'GET' })

    const upgrade = [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ]
    expect(await answered('GET /app/fareback?protocol=7 HTTP/1.1', ...upgrade)).toBe(refused)
    expect(last()).toMatchObject({ event: 'push.refused', msg: 'Not one Host line' })
  })

  test('but nothing of an address that nobody wrote a page for', async () => {
    expect((await fetch(`${url}/wp-login.php`)).status).toBe(404)
    expect(events()).toEqual([])
  })
})
