import { createHash, createHmac } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import broadcasting from '#config/broadcasting'
import { url } from '#tests/support/app'
import { eventually } from '#tests/support/eventually'
import { client, disconnectAll, heardOn, sdk, subscribed } from '#tests/support/push'

afterEach(disconnectAll)

const EVENTS = `/apps/${broadcasting.appId}/events`

describe('sending events over HTTP', () => {
  test('answers an empty object, as hosted Pusher does', async () => {
    const answer = await sdk().trigger('news', 'opened', {})
    expect([answer.status, await answer.json()]).toEqual([200, {}])
    expect(await (await sdk().triggerBatch([])).json()).toEqual({})
  })

  test('answers what was asked about the channels', async () => {
    await subscribed(client(), 'presence-room')
    await subscribed(client(), 'news')

    const info = { info: 'subscription_count' }
    const answer = await sdk().trigger(['presence-room', 'news'], 'opened', {}, info)
    expect(await answer.json()).toEqual({
      channels: { 'presence-room': { subscription_count: 1 }, news: { subscription_count: 1 } },
    })
    const batch = await sdk().triggerBatch([
      { channel: 'presence-room', name: 'opened', data: {}, info: 'user_count' },
      { channel: 'news', name: 'opened', data: {} },
    ])
    expect(await batch.json()).toEqual({ batch: [{ user_count: 1 }, {}] })
  })

  test('takes an event of 10 KB and refuses a larger one', async () => {
    const heard = heardOn(await subscribed(client(), 'news'))

    await sdk().trigger('news', 'large', 'x'.repeat(10_240))
    await expect(sdk().trigger('news', 'larger', 'x'.repeat(10_241))).rejects.toMatchObject({
      status: 413,
      body: expect.stringContaining('10240 bytes'),
    })
    // Letters of two bytes count as two.
    await expect(sdk().trigger('news', 'larger', 'é'.repeat(5_121))).rejects.toMatchObject({
      status: 413,
    })
    await eventually(() => expect(heard.map(([event]) => event)).toEqual(['large']))
  })

  test('refuses a batch as a whole when one of its events is wrong', async () => {
    const heard = heardOn(await subscribed(client(), 'news'))
    const right = { channel: 'news', name: 'opened', data: {} }

    await expect(sdk().triggerBatch([right, { ...right, data: 'x'.repeat(10_241) }])).rejects.toMatchObject({
      status: 413,
    })
    await expect(sdk().triggerBatch(Array.from({ length: 11 }, () => ({ ...right })))).rejects.toMatchObject({
      status: 400,
    })

    await sdk().trigger('news', 'last', {})
    await eventually(() => expect(heard.map(([event]) => event)).toEqual(['last']))
  })

  test.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['no channel', { name: 'opened', data: '{}' }],
    ['a name of a channel with spaces', { name: 'opened', channel: 'a b', data: '{}' }],
    ['101 channels', { name: 'opened', channels: Array(101).fill('a'), data: '{}' }],
    ['no channels', { name: 'opened', channels: [], data: '{}' }],
    ['no name', { channel: 'news', data: '{}' }],
    ['a name of 201 characters', { name: 'x'.repeat(201), channel: 'news', data: '{}' }],
    ['data that is no text', { name: 'opened', channel: 'news', data: {} }],
    ['a socket id that is none', { name: 'opened', channel: 'news', data: '', socket_id: 'x' }],
  ])('refuses %s with 400', async (_what, body) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    expect((await request('POST', EVENTS, { body: text })).status).toBe(400)
  })

  test('refuses a body of more than a megabyte, and goes on', async () => {
    expect((await request('POST', EVENTS, { body: 'x'.repeat(1_100_000) })).status).toBe(413)
    expect((await sdk().trigger('news', 'opened', {})).status).toBe(200)
  })
})

describe('a request', () => {
  const body = JSON.stringify({ name: 'opened', channel: 'news', data: '{}' })
  const seconds = () => Math.floor(Date.now() / 1000)

  test.each<[string, Changes]>([
    ['a forged signature', { secret: 'guessed' }],
    ['no signature', { signature: '' }],
    ['a signature of another length', { signature: 'abc' }],
    ['another key', { query: { auth_key: 'other' } }],
    ['another version', { query: { auth_version: '2.0' } }],
    ['a timestamp of more than ten minutes ago', { query: { auth_timestamp: seconds() - 660 } }],
    ['a timestamp in the future', { query: { auth_timestamp: seconds() + 660 } }],
    ['no timestamp', { query: { auth_timestamp: undefined } }],
    ['a timestamp that is none', { query: { auth_timestamp: 'soon' } }],
    ['the md5 of another body', { query: { body_md5: createHash('md5').digest('hex') } }],
    ['no md5', { query: { body_md5: undefined } }],
    ['the signature of another path', { signedPath: `/apps/${broadcasting.appId}/batch_events` }],
    ['the signature of another method', { signedMethod: 'GET' }],
  ])('is refused with %s', async (_what, changes) => {
    expect((await request('POST', EVENTS, { body, ...changes })).status).toBe(401)
  })

  test('is taken with a timestamp of nine minutes ago', async () => {
    const query = { auth_timestamp: seconds() - 540 }
    expect((await request('POST', EVENTS, { body, query })).status).toBe(200)
  })

  test('that was changed on its way is refused', async () => {
    const answer = await request('POST', EVENTS, { body, sentBody: body.replace('news', 'olds') })
    expect(answer.status).toBe(401)
  })

  test('to another application or an unknown path finds nothing', async () => {
    expect((await request('POST', '/apps/other/events', { body })).status).toBe(404)
    expect((await request('GET', `/apps/${broadcasting.appId}/secrets`)).status).toBe(404)
    expect((await request('PUT', EVENTS, { body })).status).toBe(404)
  })
})

describe('asking who is there', () => {
  test('lists the channels, by their beginning and with their counts', async () => {
    const anna = client({ id: 'anna' })
    await subscribed(anna, 'presence-room')
    await subscribed(client({ id: 'ben' }), 'presence-room')
    await subscribed(anna, 'news')

    expect(await get('/channels')).toEqual({ channels: { 'presence-room': {}, news: {} } })
    expect(
      await get('/channels', {
        filter_by_prefix: 'presence-',
        info: 'user_count,subscription_count',
      })
    ).toEqual({ channels: { 'presence-room': { user_count: 2, subscription_count: 2 } } })
    await expect(get('/channels', { info: 'user_count' })).rejects.toMatchObject({ status: 400 })
  })

  test('tells of one channel', async () => {
    await subscribed(client(), 'news')
    expect(await get('/channels/news', { info: 'subscription_count' })).toEqual({
      occupied: true,
      subscription_count: 1,
    })
    expect(await get('/channels/olds')).toEqual({ occupied: false })
    await expect(get('/channels/news', { info: 'user_count' })).rejects.toMatchObject({
      status: 400,
    })
  })

  test('names the members of a presence channel, and of no other', async () => {
    await subscribed(client({ id: 'anna' }), 'presence-room')
    expect(await get('/channels/presence-room/users')).toEqual({ users: [{ id: 'anna' }] })
    expect(await get('/channels/presence-empty/users')).toEqual({ users: [] })
    await expect(get('/channels/news/users')).rejects.toMatchObject({ status: 400 })
  })
})

async function get(path: string, params = {}) {
  return (await sdk().get({ path, params })).json() as Promise<unknown>
}

type Changes = {
  body?: string
  sentBody?: string
  query?: Record<string, string | number | undefined>
  secret?: string
  signature?: string
  signedPath?: string
  signedMethod?: string
}

/** A request signed by hand, so that each part of it can be wrong. */
function request(method: string, path: string, changes: Changes = {}) {
  const query = Object.entries({
    auth_key: broadcasting.key,
    auth_timestamp: Math.floor(Date.now() / 1000),
    auth_version: '1.0',
    body_md5: changes.body && createHash('md5').update(changes.body).digest('hex'),
    ...changes.query,
  })
    .filter(([, value]) => value !== undefined)
    .map((pair) => pair.join('='))
    .sort()
    .join('&')
  const text = [changes.signedMethod ?? method, changes.signedPath ?? path, query].join('\n')
  const secret = changes.secret ?? broadcasting.secret
  const signature = changes.signature ?? createHmac('sha256', secret).update(text).digest('hex')
  return fetch(`${url}${path}?${query}&auth_signature=${signature}`, {
    method,
    body: changes.sentBody ?? changes.body,
  })
}
