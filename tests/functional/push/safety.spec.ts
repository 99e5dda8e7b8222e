import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { runningEndpoint } from '#app/messages/push/push'
import { url as testUrl } from '#tests/support/app'
import { eventually } from '#tests/support/eventually'
import { RawClient, settle, appPath, client, disconnectAll, heardOn, sdk, subscribed } from '#tests/support/push'
import { startEndpoint } from '#tests/support/push_server'

type Server = Awaited<ReturnType<typeof startEndpoint>>

const servers: Server[] = []
async function serverWith(...args: Parameters<typeof startEndpoint>) {
  const server = await startEndpoint(...args)
  servers.push(server)
  return server
}

afterEach(async () => {
  disconnectAll()
  for (const server of servers.splice(0)) await server.stop()
  await holdsNothing()
})

/** Not a connection, a channel or a member is left of those who are gone. */
async function holdsNothing(hub = runningEndpoint()!.hub) {
  await eventually(() => {
    expect(hub.connections.size).toBe(0)
    expect(hub.occupancy.channels()).toEqual([])
  })
}

describe('a connection is refused', () => {
  test.each([
    ['for an unknown application', appPath('7', 'other'), 4001],
    ['without a key', '/app/?protocol=7', 4005],
    ['on another path', '/app/fareback/more?protocol=7', 4005],
    ['with a version that is none', appPath('seven'), 4006],
    ['with a version of before', appPath('3'), 4007],
    ['without a version', '/app/fareback', 4008],
  ])('%s', async (_what, path, code) => {
    const raw = new RawClient(testUrl, path)
    expect(await raw.isClosed()).toMatchObject({ code })
    expect(raw.frames).toMatchObject([{ event: 'pusher:error', data: { code } }])
  })

  test('for pages of another site, and not for ours', async () => {
    const foreign = new RawClient(testUrl, appPath(), { origin: 'https://elsewhere.example' })
    expect(await foreign.isClosed()).toMatchObject({ code: 4009 })
    const nowhere = new RawClient(testUrl, appPath(), { origin: 'null' })
    expect(await nowhere.isClosed()).toMatchObject({ code: 4009 })

    // By the address in APP_URL, and by the one it was reached at.
    await RawClient.connected(testUrl, appPath(), { origin: 'http://localhost' })
    await RawClient.connected(testUrl, appPath(), { origin: testUrl })
  })

  test('when there are too many, until one goes', async () => {
    const { url } = await serverWith({ connections: 2 })
    const [first] = [await RawClient.connected(url), await RawClient.connected(url)]
    expect(await new RawClient(url).isClosed()).toMatchObject({ code: 4100 })

    first.socket.close()
    await first.isClosed()
    await RawClient.connected(url)
  })

  test('when there are too many from its address, until one goes', async () => {
    const { url } = await serverWith({ connectionsPerAddress: 2 })
    const [first] = [await RawClient.connected(url), await RawClient.connected(url)]
    expect(await new RawClient(url).isClosed()).toMatchObject({
      code: 4100,
      reason: 'Too many connections from this address',
    })

    first.socket.close()
    await first.isClosed()
    await RawClient.connected(url)
  })

  test('when it asks to upgrade anywhere else', async () => {
    const raw = new RawClient(testUrl, '/elsewhere')
    await raw.isClosed()
    expect(raw.frames).toEqual([])
  })
})

describe('a silent client', () => {
  test('is asked whether it is there, and stays when it answers', async () => {
    const { url } = await serverWith({ activityTimeout: 0.5, pongTimeout: 1 })
    const raw = await RawClient.connected(url)
    raw.socket.on('message', (text) => {
      if (String(text).includes('pusher:ping')) raw.send('pusher:pong', {})
    })
    await eventually(() => expect(raw.frames.filter(({ event }) => event === 'pusher:ping')).toHaveLength(3))
    expect(raw.closed).toBeNull()
  })

  test('is let go with 4201 when no pong comes', async () => {
    const { url, hub } = await serverWith({ activityTimeout: 0.5, pongTimeout: 1 })
    const raw = await RawClient.connected(url)
    await raw.hears('pusher:ping')
    expect(await raw.isClosed()).toMatchObject({ code: 4201 })
    await holdsNothing(hub)
  })

  test('that vanished without a word is forgotten', async () => {
    const { url, hub } = await serverWith({ activityTimeout: 0.5, pongTimeout: 0.5 })
    const raw = await RawClient.connected(url)
    raw.send('pusher:subscribe', { channel: 'news' })
    await raw.hears('pusher_internal:subscription_succeeded')
    // Neither reads nor answers from here on, and its end of the line stays open.
    raw.socket.pause()
    await holdsNothing(hub)
  })
})

describe('a server that stops', () => {
  test('sends everyone away with 4200, and does not wait for who is deaf', async () => {
    const { url, stop } = await startEndpoint({})
    const [raw, deaf] = [await RawClient.connected(url), await RawClient.connected(url)]
    deaf.socket.pause()

    await stop()

    expect(await raw.isClosed()).toMatchObject({ code: 4200 })
    expect(await new RawClient(url).isClosed()).toMatchObject({ code: 1006 })
  })
})

/** What ended the process, or went through a signature as text, and its like. */
const HOSTILE = [
  { event: 'pusher:subscribe', data: { channel: { toString: null } } },
  { event: 'pusher:subscribe', data: { channel: 'private-a', auth: { toString: null } } },
  { event: 'pusher:subscribe', data: { channel: 'presence-a', channel_data: { toString: null } } },
  { event: 'pusher:subscribe', data: { channel: ['news'] } },
  { event: 'pusher:unsubscribe', data: { channel: { toString: null } } },
  { event: 'pusher:signin', data: { auth: [], user_data: { toString: null } } },
  { event: 'client-a', channel: { toString: null }, data: {} },
  { event: { toString: null }, data: {} },
]

const nested = (levels: number) =>
  `{"event":"client-a","channel":"private-a","data":${'['.repeat(levels)}${']'.repeat(levels)}}`

describe('the socket', () => {
  test('takes no field for what it is not', async () => {
    for (const message of HOSTILE) {
      const raw = await RawClient.connected()
      raw.socket.send(JSON.stringify(message))
      const { data } = await raw.hears('pusher:error')
      expect(data).toMatchObject({ code: null })
      expect(raw.closed).toBeNull()
      raw.socket.close()
    }
  })

  test.each([33, 30_000])('takes no message of %i levels', async (levels) => {
    const raw = await RawClient.connected()
    const { auth } = sdk().authorizeChannel(raw.socketId, 'private-a')
    raw.send('pusher:subscribe', { channel: 'private-a', auth })
    await raw.hears('pusher_internal:subscription_succeeded')
    raw.socket.send(nested(levels))
    expect((await raw.hears('pusher:error')).data).toMatchObject({ code: null })
  })

  test('lets go of who sends nothing but what is no message', async () => {
    const raw = await RawClient.connected()
    for (let number = 0; number < 11; number++) raw.socket.send('{')
    expect(await raw.isClosed()).toMatchObject({ code: 4010 })
    await holdsNothing()
  })

  test('lets go of an address that sends too much, and of no other', async () => {
    const { url } = await serverWith({ framesPerSecondPerAddress: 50 })
    const bystander = await RawClient.connected()
    const raw = await RawClient.connected(url)
    for (let number = 0; number < 200; number++) raw.send('pusher:ping', {})
    expect(await raw.isClosed()).toMatchObject({ code: 4100 })
    expect(bystander.closed).toBeNull()
  })

  test('survives seeded garbage, and serves on', async () => {
    const next = random(20_261_121)
    const bystander = heardOn(await subscribed(client(), 'news'))

    for (let round = 0; round < 20; round++) {
      const raw = await RawClient.connected()
      for (let number = 0; number < 100 && raw.socket.readyState === 1; number++) {
        raw.socket.send(garbage(next), { binary: next() < 0.1 })
      }
      if (next() < 0.5) raw.socket.terminate()
    }

    await sdk().trigger('news', 'opened', {})
    await eventually(() => expect(bystander).toEqual([['opened', {}]]))
  })

  test('answers garbage with an error and keeps the connection', async () => {
    const raw = await RawClient.connected()
    const messages = ['', '{', 'null', '[]', '"text"', '{}', '{"event":1}', '{"event":"unknown"}']
    for (const message of messages) raw.socket.send(message)
    raw.socket.send(Buffer.from([0xff, 0xfe]), { binary: true })
    await eventually(() => expect(raw.frames.filter(({ event }) => event === 'pusher:error')).toHaveLength(9))
    expect(raw.closed).toBeNull()
  })

  test('survives bytes that are no WebSocket frames', async () => {
    const next = random(7)
    for (let round = 0; round < 30; round++) {
      const socket = connect(Number(new URL(testUrl).port), '127.0.0.1')
      socket.on('error', () => {})
      socket.write(
        `GET ${appPath()} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
      )
      socket.write(Buffer.from(Array.from({ length: 200 }, () => Math.floor(next() * 256))))
      socket.resume()
      if (round % 2) socket.end()
      setTimeout(() => socket.destroy(), 200)
    }
    await RawClient.connected()
    disconnectAll()
    await holdsNothing()
  })

  test('survives handshakes that are never finished', async () => {
    const port = Number(new URL(testUrl).port)
    const halfOpen = Array.from({ length: 50 }, () => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(`GET ${appPath()} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n`)
      return socket
    })
    await RawClient.connected()
    for (const socket of halfOpen) socket.destroy()
  })

  test('closes on a frame of more than 64 KB', async () => {
    const raw = await RawClient.connected()
    raw.socket.send('x'.repeat(65_537))
    expect(await raw.isClosed()).toMatchObject({ code: 1009 })
  })

  test('takes a limited number of subscriptions', async () => {
    const { url, hub } = await serverWith({ subscriptionsPerConnection: 3 })
    const raw = await RawClient.connected(url)
    for (let number = 0; number < 5; number++) {
      raw.send('pusher:subscribe', { channel: `news-${number}` })
    }
    await eventually(() => expect(raw.frames.filter(({ event }) => event === 'pusher:error')).toHaveLength(2))
    expect(hub.occupancy.channels()).toHaveLength(3)
  })
})

describe('a client that does not read', () => {
  test('is dropped, and the others hear everything', async () => {
    const slow = await RawClient.connected()
    slow.send('pusher:subscribe', { channel: 'news' })
    await slow.hears('pusher_internal:subscription_succeeded')
    slow.socket.pause()
    const quick = heardOn(await subscribed(client(), 'news'))

    // More than what the limit and the buffers of two sockets hold.
    const { hub } = runningEndpoint()!
    const events = 1_500
    for (let number = 0; number < events; number++) {
      hub.publish([{ channel: 'news', event: 'filled', data: 'x'.repeat(10_000) }])
      if (number % 20 === 0) await new Promise((resolve) => setImmediate(resolve))
    }

    await eventually(() => expect(hub.connections.size).toBe(1), 30)
    await eventually(() => expect(quick).toHaveLength(events), 30)
    await settle()
  }, 90_000)
})

function garbage(next: () => number): string | Buffer {
  const pick = <T>(values: T[]) => values[Math.floor(next() * values.length)]
  const text = () =>
    Array.from({ length: Math.floor(next() * 40) }, () => String.fromCharCode(Math.floor(next() * 0x2fff))).join('')
  const value = (): unknown =>
    pick<() => unknown>([
      text,
      () => next() * 1e308,
      () => null,
      () => [text()],
      () => ({ [text()]: text() }),
      () => 'x'.repeat(Math.floor(next() * 30_000)),
      () => ({ __proto__: null, constructor: 1 }),
    ])()
  const event = pick([
    'pusher:subscribe',
    'pusher:unsubscribe',
    'pusher:signin',
    'pusher:ping',
    'pusher:pong',
    'client-typing',
    'pusher_internal:member_added',
    text(),
  ])
  const channel = pick(['news', 'private-a', 'presence-a', '#server-to-user-1', '__proto__', text()])
  const data = pick([
    value(),
    { channel, auth: value(), channel_data: value() },
    { channel: value(), auth: text() },
    { auth: value(), user_data: value() },
  ])
  const frame = JSON.stringify({ event, data, channel: next() < 0.5 ? channel : value() })
  const cut = Math.floor(next() * frame.length)
  return pick([frame, frame.slice(0, cut), text(), Buffer.from(frame).subarray(cut)])
}

/** The same numbers for the same seed (mulberry32). */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
