import { afterEach, describe, expect, test } from 'vitest'
import { HostedBroadcaster, broadcaster } from '#app/messages/live/broadcaster'
import { eventually } from '#tests/support/eventually'
import { client, disconnectAll, heardOn, sdk, subscribed } from '#tests/support/push'

afterEach(disconnectAll)

/** Hosted Pusher speaks the protocol that our endpoint speaks. */
const broadcasters = [
  ['through our own endpoint', broadcaster],
  ['through the HTTP interface', new HostedBroadcaster(sdk())],
] as const

describe.each(broadcasters)('broadcasting %s', (_how, through) => {
  test('tells the subscribers, in order, and leaves out the sender', async () => {
    const [sender, other] = [client(), client()]
    const [toSender, toOther] = [
      heardOn(await subscribed(sender, 'private-users.1')),
      heardOn(await subscribed(other, 'private-users.1')),
    ]
    const events = Array.from({ length: 25 }, (_, number) => ({
      channel: 'private-users.1',
      event: 'App\\Events\\Counted',
      data: { number },
      socketId: number === 0 ? sender.connection.socket_id : undefined,
    }))

    await through.trigger(events)

    await eventually(() => expect(toOther).toEqual(events.map(({ event, data }) => [event, data])))
    await eventually(() => expect(toSender).toHaveLength(24))
  })

  test('does not fail its caller over an event that is too large', async () => {
    await through.trigger([{ channel: 'news', event: 'large', data: 'x'.repeat(10_241) }])
  })
})

describe('broadcasting', () => {
  test('does not fail its caller when Pusher is away', async () => {
    const away = new HostedBroadcaster(sdk('http://127.0.0.1:1'))
    await away.trigger([{ channel: 'news', event: 'opened', data: {} }])
  })
})
