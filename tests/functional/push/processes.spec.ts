import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { PresenceChannel } from 'pusher-js'
import { broadcaster } from '#app/messages/live/broadcaster'
import { runningEndpoint } from '#app/messages/push/push'
import db from '@adonisjs/lucid/services/db'
import { url as testUrl } from '#tests/support/app'
import { eventually } from '#tests/support/eventually'
import { RawClient, client, connected, disconnectAll, heardOn, sdk, subscribed } from '#tests/support/push'
import { TcpProxy } from '#tests/support/tcp_proxy'
import { runScript, startWeb } from '#tests/support/web_process'

let web: Awaited<ReturnType<typeof startWeb>>

beforeAll(async () => {
  web = await startWeb()
}, 60_000)
afterEach(disconnectAll)
afterAll(() => web.stop())

describe('two web processes', () => {
  test('tell each other’s clients, in order and without the sender', async () => {
    const { url } = web
    const [here, there] = [client({ id: '1' }), client({ id: '2' }, url)]
    const [toHere, toThere] = [heardOn(await subscribed(here, 'news')), heardOn(await subscribed(there, 'news'))]

    // More at once than one notification holds, with letters of several bytes.
    const events = Array.from({ length: 200 }, (_, number) => ({
      channel: 'news',
      event: 'counted',
      data: { number, text: `€ één 🚆 ${'x'.repeat(number % 50)}` },
    }))
    await broadcaster.trigger(events)
    await eventually(() => expect(toThere).toHaveLength(200))
    await sdk(url).trigger('news', 'large', 'y'.repeat(10_240))
    await eventually(() => expect(toHere).toHaveLength(201))
    await sdk().trigger('news', 'quiet', {}, { socket_id: there.connection.socket_id })
    await sdk().trigger('news', 'last', {})

    const everything = [...events.map(({ event, data }) => [event, data]), ['large', 'y'.repeat(10_240)], ['last', {}]]
    await eventually(() => expect(toThere).toEqual(everything))
    await eventually(() => expect(toHere).toEqual(everything.toSpliced(201, 0, ['quiet', {}])))
  })

  test('count members, subscriptions, users and client events together', { tags: ['long'] }, async () => {
    const { url } = web
    const [anna, ben] = [client({ id: 'anna' }), client({ id: 'ben', info: { desk: 2 } }, url)]
    const room = (await subscribed(anna, 'presence-room')) as PresenceChannel
    const heard = heardOn(room)

    const roomThere = (await subscribed(ben, 'presence-room')) as PresenceChannel
    await eventually(() => expect(room.members.members).toEqual({ anna: {}, ben: { desk: 2 } }))
    expect(Object.keys(roomThere.members.members).sort()).toEqual(['anna', 'ben'])
    // A second tab of the same person, on the other process, is no one new.
    const tab = client({ id: 'ben' })
    await subscribed(tab, 'presence-room')
    for (const each of [testUrl, url]) {
      await eventually(async () =>
        expect(await countsIn('presence-room', each)).toEqual({
          occupied: true,
          user_count: 2,
          subscription_count: 3,
        })
      )
    }

    roomThere.trigger('client-typing', {})
    await eventually(() => expect(heard.at(-1)).toEqual(['client-typing', {}]))
    ben.disconnect()
    tab.disconnect()
    await eventually(() =>
      expect(heard.map(([event]) => event)).toEqual(['pusher:member_added', 'client-typing', 'pusher:member_removed'])
    )
  })

  test('reach a person signed in on the other, and end their connections', async () => {
    const { url } = web
    const anna = client({ id: '7' }, url)
    await connected(anna)
    anna.signin()
    await anna.user.signinDonePromise
    const heard = heardOn(anna.user)
    await eventually(() => expect(runningEndpoint()!.hub.occupancy.subscriptions('#server-to-user-7')).toBe(1))

    await sdk().sendToUser('7', 'refunded', {})
    await eventually(() => expect(heard).toEqual([['refunded', {}]]))
    await sdk().terminateUserConnections('7')
    await eventually(() => expect(anna.connection.state).toBe('disconnected'))
  })
})

describe('a web process', () => {
  test(
    'that is stopped sends its clients away in order, and the next one has them back',
    { tags: ['long'], timeout: 100_000 },
    async () => {
      // At one address, as behind the proxy of a real server: pusher-js knocks at once, and then not for 15 seconds.
      const address = await TcpProxy.to(web.port)
      const pusher = client({ id: 'anna' }, `http://127.0.0.1:${address.port}`)
      const heard = heardOn(await subscribed(pusher, 'private-news'))
      const raw = await RawClient.connected(web.url)

      const next = await startWeb()
      address.target = next.port
      await web.stop()
      expect(await raw.isClosed()).toMatchObject({ code: 4200 })
      expect(web.child.exitCode).toBe(0)

      web = next
      await isBack(pusher, 'private-news')
      await sdk().trigger('private-news', 'opened', {})
      await eventually(() => expect(heard.filter(([event]) => event === 'opened')).toHaveLength(1))
      await address.close()
    }
  )

  test('that is killed loses its members, and the next one knows who is left', async () => {
    const room = (await subscribed(client({ id: 'anna' }), 'presence-room')) as PresenceChannel
    const ben = client({ id: 'ben' }, web.url)
    await subscribed(ben, 'presence-room')
    await eventually(() => expect(room.members.count).toBe(2))
    const heard = heardOn(room)

    web.child.kill('SIGKILL')
    await web.exited
    // Ben would find the next process, and never have left.
    ben.disconnect()
    // The next process knows who was there before it started.
    const starting = startWeb(web.port)
    const removed = ['pusher:member_removed', { id: 'ben', info: {} }]
    await eventually(() => expect(heard).toEqual([removed]), 20)
    expect(await countsIn('presence-room', testUrl)).toMatchObject({
      user_count: 1,
      subscription_count: 1,
    })

    web = await starting
    const carl = client({ id: 'carl' }, web.url)
    const roomThere = (await subscribed(carl, 'presence-room')) as PresenceChannel
    expect(roomThere.members.get('anna')).not.toBeNull()
    await eventually(() => expect(room.members.get('carl')).not.toBeNull())
  }, 100_000)
})

describe('a process that lost the database', () => {
  test('has its clients come back, and hears the others again', async () => {
    const { url } = web
    const pusher = client()
    const heard = heardOn(await subscribed(pusher, 'news'))
    const socketId = pusher.connection.socket_id

    await db.rawQuery(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'fareback push%' and datname = current_database()"
    )

    await eventually(() => expect(pusher.connection.socket_id).not.toBe(socketId))
    await eventually(async () => expect(await countsIn('news', testUrl)).toMatchObject({ subscription_count: 1 }))
    await sdk(url).trigger('news', 'opened', {})
    await eventually(() => expect(heard.map(([event]) => event)).toContain('opened'))
  })
})

describe('a process without a web server', () => {
  test('reaches the clients of those that have one', async () => {
    const heard = heardOn(await subscribed(client(), 'news'))
    await runScript('tests/support/broadcast_once.ts')
    await eventually(() => expect(heard).toEqual([['imported', { from: 'worker' }]]))
  })
})

describe('with credentials for hosted Pusher', () => {
  const hosted = { PUSHER_APP_ID: '1', PUSHER_KEY: 'fareback', PUSHER_SECRET: 'secret' }

  test('the endpoint is off', { tags: ['long'], timeout: 60_000 }, async () => {
    const { url, stop } = await startWeb(undefined, hosted)
    const raw = new RawClient(url)
    await raw.isClosed()
    expect(raw.frames).toEqual([])
    const answer = await fetch(`${url}/apps/1/channels`)
    expect(answer.headers.get('content-type')).not.toContain('text/plain')
    await stop()
  })

  test('a part of them is refused at the start', { tags: ['long'] }, async () => {
    const started = runScript('tests/support/broadcast_once.ts', { PUSHER_KEY: 'fareback' })
    await expect(started).rejects.toMatchObject({
      output: expect.stringMatching(/PUSHER_APP_ID[^]*PUSHER_SECRET/),
    })
  })
})

async function isBack(pusher: ReturnType<typeof client>, channel: string) {
  await eventually(async () => {
    expect(pusher.connection.state).toBe('connected')
    const { subscription_count: there } = await countsIn(channel, web.url)
    expect(there).toBeGreaterThan(0)
    expect(pusher.channel(channel).subscribed).toBe(true)
  })
}

type Counts = { occupied: boolean; user_count?: number; subscription_count: number }

async function countsIn(channel: string, url: string) {
  const info = `${channel.startsWith('presence-') ? 'user_count,' : ''}subscription_count`
  const answer = await sdk(url).get({ path: `/channels/${channel}`, params: { info } })
  return (await answer.json()) as Counts
}
