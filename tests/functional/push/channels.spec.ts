import { afterEach, describe, expect, test } from 'vitest'
import type { PresenceChannel } from 'pusher-js'
import { runningEndpoint } from '#app/messages/push/push'
import { eventually } from '#tests/support/eventually'
import { RawClient, settle, client, connected, disconnectAll, heardOn, sdk, subscribed } from '#tests/support/push'

afterEach(async () => {
  disconnectAll()
  await eventually(() => expect(runningEndpoint()!.hub.connections.size).toBe(0))
})

describe('a connection', () => {
  test('gets a socket id and an activity timeout of 120 seconds', async () => {
    const raw = await RawClient.connected()

    const { socket_id: socketId, activity_timeout: timeout } = JSON.parse(raw.frames[0].data as string)
    expect(socketId).toMatch(/^\d+\.\d+$/)
    expect(timeout).toBe(120)
  })

  test('is answered when it asks whether we are there', async () => {
    const raw = await RawClient.connected()
    raw.send('pusher:ping', {})
    expect(await raw.hears('pusher:pong')).toEqual({ event: 'pusher:pong', data: '{}' })
  })
})

describe('a public channel', () => {
  test('tells every subscriber, and no one after unsubscribing', async () => {
    const [anna, ben] = [client(), client()]
    const [toAnna, toBen] = [heardOn(await subscribed(anna, 'news')), heardOn(await subscribed(ben, 'news'))]

    await sdk().trigger('news', 'opened', { title: 'Één' })
    await eventually(() => expect(toAnna).toEqual([['opened', { title: 'Één' }]]))
    await eventually(() => expect(toBen).toHaveLength(1))

    ben.unsubscribe('news')
    await eventually(async () => expect(await subscriptions('news')).toBe(1))
    await sdk().trigger('news', 'closed', 'plain text')
    await eventually(() => expect(toAnna).toContainEqual(['closed', 'plain text']))
    expect(toBen).toHaveLength(1)
  })

  test('sends frames whose data is text, as the protocol has it', async () => {
    const raw = await RawClient.connected()
    raw.send('pusher:subscribe', { channel: 'news' })
    expect(await raw.hears('pusher_internal:subscription_succeeded')).toEqual({
      event: 'pusher_internal:subscription_succeeded',
      channel: 'news',
      data: '{}',
    })

    await sdk().trigger('news', 'opened', { id: 1 })
    expect(await raw.hears('opened')).toEqual({
      event: 'opened',
      channel: 'news',
      data: '{"id":1}',
    })
  })

  test('leaves out the sender', async () => {
    const [sender, other] = [client(), client()]
    const [toSender, toOther] = [heardOn(await subscribed(sender, 'news')), heardOn(await subscribed(other, 'news'))]

    await sdk().trigger('news', 'opened', {}, { socket_id: sender.connection.socket_id })
    await sdk().triggerBatch([
      { channel: 'news', name: 'changed', data: {}, socket_id: sender.connection.socket_id },
      { channel: 'news', name: 'closed', data: {} },
    ])

    await eventually(() => expect(toOther.map(([event]) => event)).toEqual(['opened', 'changed', 'closed']))
    await eventually(() => expect(toSender.map(([event]) => event)).toEqual(['closed']))
  })

  test('reaches a hundred subscribers', async () => {
    const people = Array.from({ length: 100 }, () => client())
    const heard = await Promise.all(people.map(async (person) => heardOn(await subscribed(person, 'crowd'))))

    await sdk().trigger(['crowd', 'empty'], 'opened', { id: 1 })

    await eventually(() => expect(heard.filter((events) => events.length === 1)).toHaveLength(100))
    expect(await subscriptions('crowd')).toBe(100)
  })

  test.each(['', 'with space', 'a'.repeat(201), 'naïve', '#hash'])('is not named %j', async (channel) => {
    const raw = await RawClient.connected()
    raw.send('pusher:subscribe', { channel })
    const message = expect.stringContaining('Invalid channel name')
    expect((await raw.hears('pusher:error')).data).toMatchObject({ message })
    const refusal = await raw.hears('pusher:subscription_error')
    expect(refusal.channel).toBe(channel.slice(0, 200))
    expect(JSON.parse(refusal.data as string)).toMatchObject({ status: 400, error: message })
  })

  test('is subscribed to once', async () => {
    const raw = await RawClient.connected()
    raw.send('pusher:subscribe', { channel: 'news' })
    raw.send('pusher:subscribe', { channel: 'news' })
    await raw.hears('pusher:error')
    expect(await subscriptions('news')).toBe(1)
  })
})

describe('a private channel', () => {
  test('lets in who was authorised', async () => {
    const heard = heardOn(await subscribed(client(), 'private-users.1'))
    await sdk().trigger('private-users.1', 'changed', {})
    await eventually(() => expect(heard).toHaveLength(1))
  })

  test.each([
    ['no signature', () => undefined],
    ['another channel’s signature', (id: string) => sdk().authorizeChannel(id, 'private-b').auth],
    ['another connection’s signature', () => sdk().authorizeChannel('1.1', 'private-a').auth],
    ['another secret', (id: string) => sdk(undefined, { secret: 'guessed' }).authorizeChannel(id, 'private-a').auth],
    ['another key', (id: string) => sdk(undefined, { key: 'other' }).authorizeChannel(id, 'private-a').auth],
  ])('refuses %s', async (_what, auth) => {
    const raw = await RawClient.connected()
    raw.send('pusher:subscribe', { channel: 'private-a', auth: auth(raw.socketId) })

    expect((await raw.hears('pusher:error')).data).toMatchObject({ code: null })
    const refusal = await raw.hears('pusher:subscription_error')
    expect(refusal).toMatchObject({ channel: 'private-a' })
    expect(JSON.parse(refusal.data as string)).toMatchObject({ type: 'AuthError', status: 401 })

    await sdk().trigger('private-a', 'secret', {})
    await settle()
    expect(raw.frames.map((frame) => frame.event)).not.toContain('secret')
    expect(raw.closed).toBeNull()
  })
})

describe('leaving', () => {
  test('a channel twice, or one that was never joined, is no fault: the connection stays', async () => {
    const raw = await RawClient.connected()
    raw.send('pusher:subscribe', { channel: 'news' })
    await raw.hears('pusher_internal:subscription_succeeded')
    for (const channel of ['news', 'news', 'never-joined']) raw.send('pusher:unsubscribe', { channel })
    raw.send('pusher:ping', {})
    await raw.hears('pusher:pong')
    expect(raw.frames.filter(({ event }) => event === 'pusher:error')).toEqual([])
    expect(await subscriptions('news')).toBe(0)
  })
})

describe('a presence channel', () => {
  const anna = { id: 'anna', info: { name: 'Anna' } }
  const ben = { id: 'ben', info: { name: 'Ben' } }

  test('says who is there, who comes and who goes', async () => {
    const room = (await subscribed(client(anna), 'presence-room')) as PresenceChannel
    expect(room.members.count).toBe(1)
    expect(room.members.me).toEqual({ id: 'anna', info: { name: 'Anna' } })
    const heard = heardOn(room)

    const second = client(ben)
    const sameRoom = (await subscribed(second, 'presence-room')) as PresenceChannel
    expect(sameRoom.members.members).toEqual({ anna: { name: 'Anna' }, ben: { name: 'Ben' } })
    await eventually(() => expect(heard).toEqual([['pusher:member_added', { id: 'ben', info: { name: 'Ben' } }]]))

    second.disconnect()
    await eventually(() => expect(heard[1]).toEqual(['pusher:member_removed', { id: 'ben', info: { name: 'Ben' } }]))
    expect(room.members.count).toBe(1)
  })

  test('counts several tabs of one person as one member', async () => {
    const room = (await subscribed(client(anna), 'presence-room')) as PresenceChannel
    const heard = heardOn(room)
    const tabs = [client(ben), client(ben)]
    for (const tab of tabs) await subscribed(tab, 'presence-room')

    await eventually(() => expect(heard).toHaveLength(1))
    expect(room.members.count).toBe(2)
    expect(await attributes('presence-room', 'user_count,subscription_count')).toMatchObject({
      user_count: 2,
      subscription_count: 3,
    })

    tabs[0].disconnect()
    await eventually(async () => expect(await subscriptions('presence-room')).toBe(2))
    await settle()
    expect(heard.map(([event]) => event)).toEqual(['pusher:member_added'])

    tabs[1].unsubscribe('presence-room')
    await eventually(() =>
      expect(heard.map(([event]) => event)).toEqual(['pusher:member_added', 'pusher:member_removed'])
    )
  })

  test('refuses someone who passes for another member', async () => {
    const raw = await RawClient.connected()
    const { auth } = sdk().authorizeChannel(raw.socketId, 'presence-room', { user_id: 'anna' })
    const forged = JSON.stringify({ user_id: 'ben' })
    raw.send('pusher:subscribe', { channel: 'presence-room', auth, channel_data: forged })
    expect((await raw.hears('pusher:error')).data).toMatchObject({ code: null })
  })

  test('refuses someone without an id', async () => {
    const raw = await RawClient.connected()
    const signed = sdk().authorizeChannel(raw.socketId, 'presence-room', { user_id: '' })
    raw.send('pusher:subscribe', { channel: 'presence-room', ...signed })
    const refusal = await raw.hears('pusher:subscription_error')
    expect(JSON.parse(refusal.data as string)).toMatchObject({ status: 400 })
  })
})

describe('a presence channel for who signed in', () => {
  async function signedInAs(userData: object) {
    const raw = await RawClient.connected()
    const user = JSON.stringify(userData)
    const auth = sdk().authenticateUser(raw.socketId, userData as { id: string }).auth
    raw.send('pusher:signin', { auth, user_data: user })
    await raw.hears('pusher:signin_success')
    return raw
  }

  test('takes the signed-in user when channel_data is left out', async () => {
    const raw = await signedInAs({ id: 'anna', user_info: { name: 'Anna' } })
    const { auth } = sdk().authorizeChannel(raw.socketId, 'presence-room')
    raw.send('pusher:subscribe', { channel: 'presence-room', auth })

    const { data } = await raw.hears('pusher_internal:subscription_succeeded')
    expect(JSON.parse(data as string)).toEqual({
      presence: { count: 1, ids: ['anna'], hash: { anna: { name: 'Anna' } } },
    })
  })

  test('takes channel_data before the signed-in user', async () => {
    const raw = await signedInAs({ id: 'anna' })
    const signed = sdk().authorizeChannel(raw.socketId, 'presence-room', { user_id: 'desk-1' })
    raw.send('pusher:subscribe', { channel: 'presence-room', ...signed })

    const { data } = await raw.hears('pusher_internal:subscription_succeeded')
    expect(JSON.parse(data as string)).toMatchObject({ presence: { ids: ['desk-1'] } })
  })

  test('refuses who did not sign in and names no one', async () => {
    const raw = await RawClient.connected()
    const { auth } = sdk().authorizeChannel(raw.socketId, 'presence-room')
    raw.send('pusher:subscribe', { channel: 'presence-room', auth })
    const refusal = await raw.hears('pusher:subscription_error')
    expect(JSON.parse(refusal.data as string)).toMatchObject({ status: 400 })
  })

  test.each([
    ['an id of more than 128 characters', { user_id: 'x'.repeat(129) }],
    ['user_info of more than 1 KB', { user_id: '1', user_info: { about: 'x'.repeat(1_024) } }],
  ])('refuses %s', async (_what, member) => {
    const raw = await RawClient.connected()
    const signed = sdk().authorizeChannel(raw.socketId, 'presence-room', member)
    raw.send('pusher:subscribe', { channel: 'presence-room', ...signed })
    const refusal = await raw.hears('pusher:subscription_error')
    expect(JSON.parse(refusal.data as string)).toMatchObject({ status: 400 })
    expect(runningEndpoint()!.hub.occupancy.channels()).toEqual([])
  })
})

describe('a cache channel', () => {
  const joined = async (channel: string) => {
    const raw = await RawClient.connected()
    const { auth } = sdk().authorizeChannel(raw.socketId, channel)
    raw.send('pusher:subscribe', { channel, auth })
    await raw.hears('pusher_internal:subscription_succeeded')
    return raw
  }

  test.each(['cache-rates', 'private-cache-rates'])('%s replays its last event', async (name) => {
    await sdk().trigger(name, 'changed', { rate: 1 })
    await sdk().trigger(name, 'changed', { rate: 2 })

    const raw = await joined(name)
    expect(await raw.hears('changed')).toEqual({
      event: 'changed',
      channel: name,
      data: '{"rate":2}',
    })
    expect(raw.frames.map((one) => one.event)).toEqual([
      'pusher:connection_established',
      'pusher_internal:subscription_succeeded',
      'changed',
    ])
    const answer = await sdk().get({ path: `/channels/${name}`, params: { info: 'cache' } })
    const { cache } = (await answer.json()) as { cache: { data: string; ttl: number } }
    expect(cache.data).toBe('{"rate":2}')
    expect(cache.ttl).toBeGreaterThan(1_790)
  })

  test('says so when it has none', async () => {
    const raw = await joined('private-cache-empty')
    expect(await raw.hears('pusher:cache_miss')).toEqual({
      event: 'pusher:cache_miss',
      channel: 'private-cache-empty',
      data: '{}',
    })
    const answer = await sdk().get({
      path: '/channels/private-cache-empty',
      params: { info: 'cache' },
    })
    expect(await answer.json()).toEqual({ occupied: true, cache: null })
  })

  test('keeps nothing that a client sent', async () => {
    const raw = await joined('private-cache-desk')
    raw.send('client-typing', {}, 'private-cache-desk')
    const other = await joined('private-cache-desk')
    await other.hears('pusher:cache_miss')
  })

  test('is what another channel is not: asking for its cache is refused', async () => {
    const asked = sdk().get({ path: '/channels/news', params: { info: 'cache' } })
    await expect(asked).rejects.toMatchObject({ status: 400 })
  })
})

describe('a client event', () => {
  test('reaches the others on a private channel, and says who sent it on a presence channel', async () => {
    const [anna, ben] = [client({ id: 'anna' }), client({ id: 'ben' })]
    const heard = { anna: [] as unknown[], ben: [] as unknown[] }
    for (const name of ['private-desk', 'presence-desk']) {
      const [annas, bens] = [await subscribed(anna, name), await subscribed(ben, name)]
      annas.bind('client-typing', (data: unknown, meta: unknown) => heard.anna.push([data, meta]))
      bens.bind('client-typing', (data: unknown, meta: unknown) => heard.ben.push([data, meta]))
      annas.trigger('client-typing', { at: name })
    }

    await eventually(() =>
      expect(heard.ben).toEqual([
        [{ at: 'private-desk' }, {}],
        [{ at: 'presence-desk' }, { user_id: 'anna' }],
      ])
    )
    expect(heard.anna).toEqual([])
  })

  test.each([{ at: 1 }, [1, 2], 'text', 5, null])('relays %j as it is', async (data) => {
    const [from, to] = [await RawClient.connected(), await RawClient.connected()]
    for (const raw of [from, to]) {
      const { auth } = sdk().authorizeChannel(raw.socketId, 'private-a')
      raw.send('pusher:subscribe', { channel: 'private-a', auth })
      await raw.hears('pusher_internal:subscription_succeeded')
    }
    from.send('client-note', data, 'private-a')
    expect((await to.hears('client-note')).data).toEqual(data)
  })

  test.each([
    ['on a public channel', 'news', true],
    ['on a channel that is encrypted', 'private-encrypted-desk', true],
    ['without a subscription', 'private-desk', false],
  ])('is refused %s', async (_what, channel, subscribes) => {
    const raw = await RawClient.connected()
    const { auth } = sdk(undefined, {
      encryptionMasterKeyBase64: Buffer.alloc(32).toString('base64'),
    }).authorizeChannel(raw.socketId, channel)
    if (subscribes) {
      raw.send('pusher:subscribe', { channel, auth })
      await raw.hears('pusher_internal:subscription_succeeded')
    }
    raw.send('client-typing', {}, channel)
    expect((await raw.hears('pusher:error')).data).toMatchObject({
      message: expect.stringContaining('Client event rejected'),
    })
  })

  test('is refused with more than 10 KB', async () => {
    const raw = await RawClient.connected()
    const { auth } = sdk().authorizeChannel(raw.socketId, 'private-a')
    raw.send('pusher:subscribe', { channel: 'private-a', auth })
    await raw.hears('pusher_internal:subscription_succeeded')
    raw.send('client-note', 'x'.repeat(10_241), 'private-a')
    expect((await raw.hears('pusher:error')).data).toMatchObject({
      code: 4301,
      message: expect.stringContaining('10240 bytes'),
    })
    raw.send('pusher:ping', {})
    await raw.hears('pusher:pong')
  })

  test('is refused when it is the eleventh of a second, with code 4301', async () => {
    const [anna, ben] = [client(), client()]
    const errors: { data: { code: number } }[] = []
    anna.connection.bind('error', (error: { data: { code: number } }) => errors.push(error))
    const desk = await subscribed(anna, 'private-desk')
    const heard = heardOn(await subscribed(ben, 'private-desk'))

    for (let number = 1; number <= 15; number++) desk.trigger('client-typing', { number })

    await eventually(() => expect(errors.length).toBeGreaterThanOrEqual(4))
    expect(errors[0].data.code).toBe(4301)
    expect(errors.length + heard.length).toBe(15)
    expect(heard.length).toBeLessThanOrEqual(11)
    expect(anna.connection.state).toBe('connected')

    await new Promise((resolve) => setTimeout(resolve, 250))
    desk.trigger('client-typing', { number: 16 })
    await eventually(() => expect(heard.at(-1)).toEqual(['client-typing', { number: 16 }]))
  })
})

describe('signing in', () => {
  test('opens a channel of one’s own, on every connection of the person', async () => {
    const [tab, otherTab, stranger] = [client({ id: '7' }), client({ id: '7' }), client({ id: '8' })]
    const heard = await Promise.all([tab, otherTab, stranger].map(signedIn))

    await sdk().sendToUser('7', 'refunded', { cents: 100 })

    await eventually(() => expect(heard[0]).toEqual([['refunded', { cents: 100 }]]))
    await eventually(() => expect(heard[1]).toHaveLength(1))
    await settle()
    expect(heard[2]).toEqual([])
  })

  test('is what someone else’s channel asks for', async () => {
    const raw = await RawClient.connected()
    raw.send('pusher:subscribe', { channel: '#server-to-user-', auth: '' })
    raw.send('pusher:subscribe', { channel: '#server-to-user-7', auth: '' })
    expect((await raw.hears('pusher:error')).data).toMatchObject({ code: null })

    raw.send('pusher:signin', sdk().authenticateUser(raw.socketId, { id: '8' }))
    expect(await raw.hears('pusher:signin_success')).toEqual({
      event: 'pusher:signin_success',
      data: JSON.stringify({ user_data: '{"id":"8"}' }),
    })
    raw.send('pusher:subscribe', { channel: '#server-to-user-7', auth: '' })
    await eventually(() => expect(raw.frames.filter(({ event }) => event === 'pusher:error')).toHaveLength(3))
    expect(runningEndpoint()!.hub.occupancy.channels()).toEqual([])
  })

  test('with a forged signature ends the connection for good', async () => {
    const raw = await RawClient.connected()
    const { auth } = sdk().authenticateUser(raw.socketId, { id: '8' })
    raw.send('pusher:signin', { auth, user_data: '{"id":"7"}' })
    expect(await raw.isClosed()).toMatchObject({ code: 4009 })
  })

  test('can be ended from the server, and the client stays away', async () => {
    const [anna, ben] = [client({ id: '7' }), client({ id: '8' })]
    await Promise.all([anna, ben].map(signedIn))

    await sdk().terminateUserConnections('7')

    await eventually(() => expect(anna.connection.state).toBe('disconnected'))
    await settle()
    expect(anna.connection.state).toBe('disconnected')
    expect(ben.connection.state).toBe('connected')
  })
})

async function signedIn(pusher: ReturnType<typeof client>) {
  await connected(pusher)
  const heard = heardOn(pusher.user)
  pusher.signin()
  await pusher.user.signinDonePromise
  const channel = `#server-to-user-${pusher.user.user_data.id}`
  await eventually(() => expect(runningEndpoint()!.hub.occupancy.subscriptions(channel)).toBeGreaterThan(0))
  return heard
}

async function attributes(channel: string, info: string) {
  const answer = await sdk().get({ path: `/channels/${channel}`, params: { info } })
  return (await answer.json()) as { user_count?: number; subscription_count?: number }
}

const subscriptions = async (channel: string) => (await attributes(channel, 'subscription_count')).subscription_count
