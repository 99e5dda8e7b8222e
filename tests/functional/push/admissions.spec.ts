import { afterEach, describe, expect, test, vi } from 'vitest'
import { blockUser } from '#app/people/accounts/actions/block_user'
import { changeRole } from '#app/people/accounts/actions/change_role'
import BrowserSession from '#app/people/accounts/auth/browser_session'
import { runningEndpoint } from '#app/messages/push/push'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { startEndpoint } from '#tests/support/push_server'
import { RawClient, disconnectAll, sdk, settle } from '#tests/support/push'

afterEach(disconnectAll)

const admissions = () => runningEndpoint()!.admissions

/** A socket of someone’s browser that does as it likes: signs in or not, joins a channel. */
async function socketOf(user: User) {
  const client = await Client.actingAs(user)
  const raw = await RawClient.connected()
  const ask = async (path: string, fields: Record<string, string>) =>
    JSON.parse((await client.form(path, new URLSearchParams({ socket_id: raw.socketId, ...fields }))).body)
  const signIn = async () => raw.send('pusher:signin', await ask('/broadcasting/user-auth', {}))
  const signatureFor = (channel: string) => ask('/broadcasting/auth', { channel_name: channel })
  const join = async (channel: string) => raw.send('pusher:subscribe', { channel, ...(await signatureFor(channel)) })
  const hears = async (channel: string) => {
    const before = raw.frames.length
    await sdk().trigger(channel, 'changed', {})
    await settle()
    return raw.frames.slice(before).some(({ event }) => event === 'changed')
  }
  return { client, raw, ask, signIn, join, hears, signatureFor }
}

/** Joined as a browser does. */
async function listener(user: User, channel: string) {
  const socket = await socketOf(user)
  await socket.signIn()
  await socket.join(channel)
  await socket.raw.hears('pusher_internal:subscription_succeeded')
  expect(await socket.hears(channel)).toBe(true)
  return socket
}

describe('a guarded channel', () => {
  test('waits for the sign-in of the socket, in whatever order they come', async () => {
    const user = await createUser({ role: 'agent' })
    const { raw, signIn, join, hears } = await socketOf(user)
    await join('private-admin')
    expect(await hears('private-admin')).toBe(false)
    expect(raw.frames.some(({ event }) => event === 'pusher_internal:subscription_succeeded')).toBe(false)
    await signIn()
    await raw.hears('pusher_internal:subscription_succeeded')
    expect(await hears('private-admin')).toBe(true)
  })

  test('is refused to a socket that never signs in', async () => {
    const guard = { guards: () => true, renew: async () => [] }
    const server = await startEndpoint({ signInSeconds: 0.2 }, undefined, guard)
    const raw = await RawClient.connected(server.url)
    const { auth } = sdk().authorizeChannel(raw.socketId, 'private-admin')
    raw.send('pusher:subscribe', { channel: 'private-admin', auth })
    expect(JSON.parse((await raw.hears('pusher:subscription_error')).data as string)).toMatchObject({ status: 401 })
    await server.stop()
  })

  test('is not opened by the signature of another browser', async () => {
    const [agent, thief] = [await createUser({ role: 'agent' }), await createUser()]
    const victim = await socketOf(agent)
    const { raw, signIn } = await socketOf(thief)
    await signIn()
    await raw.hears('pusher:signin_success')
    // As if the signature had been made for this very socket.
    const form = new URLSearchParams({ socket_id: raw.socketId, channel_name: 'private-admin' })
    const signature = JSON.parse((await victim.client.form('/broadcasting/auth', form)).body)
    raw.send('pusher:subscribe', { channel: 'private-admin', ...signature })
    expect(JSON.parse((await raw.hears('pusher:subscription_error')).data as string)).toMatchObject({
      status: 401,
      error: expect.stringContaining('another sign-in'),
    })
  })

  const overSince: [string, (user: User) => Promise<unknown>][] = [
    [
      'signed out',
      (user) =>
        asWorker(() =>
          queryRows("update browser_sessions set ended_at = now(), end_reason = 'signed_out' where user_id = ?", [
            user.id,
          ])
        ),
    ],
    [
      'were blocked',
      (user) => asWorker(() => queryRows('update users set blocked_at = now() where id = ?', [user.id])),
    ],
    ['lost the role', (user) => asWorker(() => queryRows("update users set role = 'member' where id = ?", [user.id]))],
  ]
  test.each(overSince)('is not opened by signatures from before they %s', async (_, end) => {
    const user = await createUser({ role: 'agent' })
    const { raw, ask, signatureFor, hears } = await socketOf(user)
    const [signedIn, admitted] = [await ask('/broadcasting/user-auth', {}), await signatureFor('private-admin')]
    await end(user)
    raw.send('pusher:signin', signedIn)
    raw.send('pusher:subscribe', { channel: 'private-admin', ...admitted })
    await vi.waitFor(() =>
      expect(raw.closed !== null || raw.frames.some(({ event }) => event === 'pusher:subscription_error')).toBe(true)
    )
    expect(raw.frames.some(({ event }) => event === 'pusher_internal:subscription_succeeded')).toBe(false)
    if (!raw.closed) expect(await hears('private-admin')).toBe(false)
  })

  test('is not joined by who left it while it was asked about', async () => {
    const { raw, signIn, signatureFor, hears } = await socketOf(await createUser({ role: 'agent' }))
    await signIn()
    await raw.hears('pusher:signin_success')
    const signature = await signatureFor('private-admin')
    raw.send('pusher:subscribe', { channel: 'private-admin', ...signature })
    raw.send('pusher:unsubscribe', { channel: 'private-admin' })
    await settle()
    expect(await hears('private-admin')).toBe(false)
  })

  test('is not opened by a signature without a browser', async () => {
    const { raw, signIn } = await socketOf(await createUser({ role: 'agent' }))
    await signIn()
    await raw.hears('pusher:signin_success')
    const { auth } = sdk().authorizeChannel(raw.socketId, 'private-admin')
    raw.send('pusher:subscribe', { channel: 'private-admin', auth })
    await raw.hears('pusher:subscription_error')
  })
})

describe('an admission', () => {
  test('goes on while it is renewed', async () => {
    const { hears, raw } = await listener(await createUser({ role: 'agent' }), 'private-admin')
    await admissions().renew()
    expect([await hears('private-admin'), raw.closed]).toEqual([true, null])
  })

  const ends: [string, (user: User) => Promise<unknown>][] = [
    [
      'signed out, though no word of it came',
      (user) =>
        asWorker(() =>
          queryRows("update browser_sessions set ended_at = now(), end_reason = 'signed_out' where user_id = ?", [
            user.id,
          ])
        ),
    ],
    [
      'blocked, though no word of it came',
      (user) => asWorker(() => queryRows('update users set blocked_at = now() where id = ?', [user.id])),
    ],
  ]
  test.each(ends)('ends for who was %s', async (_, end) => {
    const user = await createUser({ role: 'agent' })
    const { raw, hears } = await listener(user, 'private-admin')
    await end(user)
    await admissions().renew()
    expect((await raw.isClosed()).code).toBe(4009)
    expect(await hears('private-admin')).toBe(false)
  })

  test('to what a role opens ends with the role, and the rest goes on', { tags: ['long'] }, async () => {
    const user = await createUser({ role: 'agent' })
    const socket = await listener(user, 'private-admin')
    await socket.join(`private-user.${user.publicId}`)
    await settle()
    await asWorker(() => queryRows("update users set role = 'member' where id = ?", [user.id]))
    await admissions().renew()
    await socket.raw.hears('pusher:subscription_error')
    expect(await socket.hears('private-admin')).toBe(false)
    expect(await socket.hears(`private-user.${user.publicId}`)).toBe(true)
    expect(socket.raw.closed).toBeNull()
  })

  test('lapses after a minute in which nobody could be asked', async () => {
    const { raw, hears } = await listener(await createUser({ role: 'agent' }), 'private-admin')
    const [connection] = [...runningEndpoint()!.hub.connections].filter(({ admittedAt }) =>
      admittedAt.has('private-admin')
    )
    const guarded = admissions() as unknown as { ['renew']: () => Promise<void> }
    const original = BrowserSession.query
    BrowserSession.query = () => {
      throw new Error('the database is away')
    }
    try {
      await guarded.renew()
      expect(await hears('private-admin')).toBe(true)
      connection.admittedAt.set('private-admin', performance.now() - 61_000)
      await guarded.renew()
      await raw.hears('pusher:subscription_error')
      expect(await hears('private-admin')).toBe(false)
    } finally {
      BrowserSession.query = original
    }
  })

  test('ends at once when the word comes: on block and on another role', async () => {
    const owner = await createUser({ role: 'owner' })
    for (const end of [
      (user: User) => asStaff(() => blockUser(user, owner, 'A reason to read')),
      (user: User) => asStaff(() => changeRole(user, 'member', owner)),
    ]) {
      const user = await createUser({ role: 'agent' })
      const { raw } = await listener(user, 'private-admin')
      await end(user)
      expect((await raw.isClosed()).code).toBe(4009)
    }
  })
})
