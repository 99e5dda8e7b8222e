import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually'
import { RawClient, client, disconnectAll, heardOn, sdk, subscribed } from '#tests/support/push'
import { startEndpoint } from '#tests/support/push_server'
import { oddText, oddValue, runs, settings, spoiled } from '#tests/support/fuzz'

afterEach(disconnectAll)

/** No limit but those of one message: each frame has to be looked at. */
const OPEN = {
  framesPerSecondPerAddress: Infinity,
  malformedFrames: Infinity,
  clientEventsPerSecond: Infinity,
  subscriptionsPerConnection: 50,
}

const CHANNELS = ['news', 'private-a', 'presence-a', 'cache-a', 'private-cache-a', '#server-to-user-1', '']

const textOfObject = spoiled(
  fc.record({ user_id: oddValue, user_info: oddValue, id: oddValue, watchlist: oddValue })
).map((value) => JSON.stringify(value) ?? '')

const message = fc.oneof(
  fc.record({
    event: fc.constant('pusher:subscribe'),
    data: fc.record({
      channel: fc.constantFrom(...CHANNELS),
      auth: oddText,
      channel_data: textOfObject,
    }),
  }),
  fc.record({ event: fc.constant('pusher:unsubscribe'), data: fc.record({ channel: oddText }) }),
  fc.record({
    event: fc.constant('pusher:signin'),
    data: fc.record({ auth: oddText, user_data: textOfObject }),
  }),
  fc.record({
    event: fc.constant('client-typing'),
    channel: fc.constantFrom(...CHANNELS),
    data: oddValue,
  }),
  fc.record({ event: fc.constantFrom('pusher:ping', 'pusher:pong', 'pusher:error', 'other') }),
  fc.record({ event: oddText, channel: oddText, data: oddValue })
)

const nested = fc
  .integer({ min: 1, max: 30_000 })
  .map((levels) => `{"event":"client-a","channel":"news","data":${'['.repeat(levels)}${']'.repeat(levels)}}`)

const frame = fc.oneof(
  { weight: 12, arbitrary: spoiled(message).map((value) => JSON.stringify(value) ?? '') },
  { weight: 1, arbitrary: nested },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) }
)

const FRAMES = 50

test('no frame ends the process, nor the connections of others', async () => {
  const server = await startEndpoint(OPEN)
  const bystander = heardOn(await subscribed(client({ id: '1' }, server.url), 'news'))

  await fc.assert(
    fc.asyncProperty(fc.array(frame, { minLength: FRAMES, maxLength: FRAMES }), async (frames) => {
      const raw = await RawClient.connected(server.url)
      const allowed = sdk(server.url).authorizeChannel(raw.socketId, 'private-a').auth
      raw.send('pusher:subscribe', { channel: 'private-a', auth: allowed })
      for (const one of frames) raw.socket.send(one)
      raw.socket.send(JSON.stringify({ event: 'pusher:ping', data: {} }))
      // Everything before it was looked at, or the connection was closed for what it said.
      await eventually(() =>
        expect(raw.closed !== null || raw.frames.some(({ event }) => event === 'pusher:pong')).toBe(true)
      )
      raw.socket.terminate()
    }),
    settings(runs(40, 2_000))
  )

  server.hub.publish([{ channel: 'news', event: 'opened', data: '{}' }])
  await eventually(() => expect(bystander.at(-1)).toEqual(['opened', {}]))
  disconnectAll()
  await server.stop()
}, 1_200_000)
