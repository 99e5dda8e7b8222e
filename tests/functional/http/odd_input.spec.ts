import { randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { describe, expect, test } from 'vitest'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import User from '#app/people/accounts/user'
import { url } from '#tests/support/app'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const NUL = '\0'
const HALF_PAIR = '\uD83D'
const UUID = '0199c0de-0000-7000-8000-00000000000'

/** One request as bytes say it, without what a client would tidy up. */
function raw(path: string, headers: Record<string, string> = {}, body?: Buffer | string) {
  return new Promise<{ status: number; location?: string; body: string }>((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const sent = httpRequest(url, { path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          location: answer.headers.location,
          body: Buffer.concat(chunks).toString(),
        })
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

describe('an odd address', () => {
  test.each([
    '/claims/CLM-%00',
    '/t/%00/login',
    `/batches/${UUID}g`,
    `/batches/${UUID}g/failed-rows`,
    '/reset-password/%00',
    '/r/%00',
    '/unsubscribe/%00',
    '/%00',
    '/%ff',
    '/%E0%A4%A',
    '/claims/%ED%A0%80',
    `/profile/cards/${UUID}z`,
  ])('%s is not found, or a question, and never our fault', async (path) => {
    const client = await Client.actingAs(await createUser())
    const { status } = await client.get(path)
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
  })

  test.each([
    '/batches?page=1e300',
    '/batches?page=-1',
    '/batches?page[]=1',
    '/claims?page=%00',
    '/service-schedule?mode=%00',
    '/service-schedule?mode[a][b][c][d][e][f]=1',
  ])('%s shows the page all the same', async (path) => {
    const client = await Client.actingAs(await createUser())
    expect((await client.get(path)).status).toBe(200)
  })

  test.each(['q=%00', 'q=%ED%A0%80', 'page=1e300', 'sort=%00', 'tenant=%00', 'q[$ne]=1'])(
    'staff’s lists take %s',
    async (query) => {
      const staff = await Client.actingAs(await createUser({ role: 'owner' }))
      for (const list of ['claims', 'trips', 'users', 'payout-runs', 'users/export?format=csv']) {
        const { status } = await staff.get(`/admin/${list}${list.includes('?') ? '&' : '?'}${query}`)
        expect(status, list).toBeLessThan(500)
      }
    }
  )
})

describe('an odd body', () => {
  test('is stored without what no column holds', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    const page = await client.submit(
      '/profile',
      {
        firstName: `San${NUL}ne`,
        lastName: `de Vries ${HALF_PAIR}`,
        birthOn: '1990-05-17',
        phone: null,
        addressLine: null,
        postcode: null,
        city: null,
        country: 'NL',
        travelProduct: 'none',
      },
      { from: '/profile', method: 'PATCH' }
    )

    expect(page.errors).toEqual({})
    const fresh = await asWorker(() => User.findOrFail(user.id))
    expect([fresh.firstName, fresh.lastName]).toEqual(['Sanne', 'de Vries \uFFFD'])
  })

  test.each([
    ['a day that does not exist', { birthOn: '1990-02-31' }],
    ['a day of another calendar', { birthOn: '+275760-09-13' }],
    ['an object where a text stands', { firstName: { toString: null } }],
    ['a list where a text stands', { lastName: ['a', 'b'] }],
    ['a number where a text stands', { city: 1e300 }],
  ])('with %s is refused at its field', async (_what, change) => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    const { lastName, ...rest } = { firstName: 'Sanne', lastName: 'Vries', birthOn: '1990-05-17' }
    const page = await client.submit(
      '/profile',
      { ...rest, lastName, country: 'NL', travelProduct: 'none', ...change },
      { from: '/profile', method: 'PATCH' }
    )
    expect(Object.keys(page.errors!)).toContain(Object.keys(change)[0])
  })

  test('with fields that pass for what every object has is refused at the field', async () => {
    const client = await Client.actingAs(await createUser())
    for (const amountCents of [{ toString: null }, { valueOf: 1, toString: 2 }, { constructor: 1 }]) {
      const page = await client.submit('/payouts', { amountCents }, { from: '/balance' })
      expect(page.errors!.amountCents).toBeTruthy()
    }

    const form = new FormData()
    form.append('file', new Blob(['a,b']), 'a.csv')
    form.append('cardId[toString]', 'x')
    form.append('dayFirst[valueOf]', 'x')
    expect((await client.post('/batches', form)).status).toBeLessThan(500)
  })

  test('with an amount that is none in digits is refused at the field', async () => {
    const finance = await Client.actingAs(await createUser({ role: 'finance' }))
    const path = `/admin/users/${(await createUser()).publicId}`
    for (const amountCents of [true, [7], '0x10', '1e3', ' ', {}, '7.0']) {
      const page = await finance.submit(
        `${path}/corrections`,
        { amountCents, reason: 'A reason to read' },
        { from: path }
      )
      expect(Object.keys(page.errors!), String(amountCents)).toEqual(['amountCents'])
    }
    const page = await finance.submit(
      `${path}/corrections`,
      { amountCents: '7', reason: 'A reason to read' },
      { from: path }
    )
    expect(page.errors).toEqual({})
  })

  test('in the address of a list is one line, which nothing turns around', async () => {
    const agent = await Client.actingAs(await createUser({ role: 'agent' }))
    const page = await agent.page('/admin/claims?q=a%E2%80%AEb%0D%00c')
    expect(page.props.list.query).toMatchObject({ q: 'ab c' })
  })

  test('that is nested more than any form is refused with 400', async () => {
    const client = await Client.actingAs(await createUser())
    let deep: Record<string, unknown> = {}
    for (let level = 0; level < 20; level++) deep = { deep }
    expect((await client.patch('/profile', deep)).status).toBe(400)
  })

  test.each([
    ['a plain body that says it is packed', { 'content-encoding': 'gzip' }, '{"a":1}'],
    ['a plain body that says it is packed by brotli', { 'content-encoding': 'br' }, '{"a":1}'],
    ['a packing that no one knows', { 'content-encoding': 'brr' }, '{"a":1}'],
    ['no JSON', {}, '{"a":'],
    ['JSON of one word', {}, 'true'],
    ['arrays within arrays', {}, '['.repeat(30_000) + ']'.repeat(30_000)],
    ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 'x'],
    ['no form in its parts', { 'content-type': 'multipart/form-data; boundary=a' }, '--b'],
  ])('of %s is refused and not our fault', async (_what, headers, body) => {
    const { status } = await raw('/login', { 'content-type': 'application/json', ...headers }, body)
    expect(status).toBeGreaterThanOrEqual(300)
    expect(status).toBeLessThan(500)
  })
})

describe('what leads back', () => {
  const forged = { host: 'evil.example', referer: 'http://evil.example/steal?a=1' }

  test('stays with us when Host and Referer are of someone else', async () => {
    const client = await Client.actingAs(await createUser())
    const answer = await client.patch('/profile/appearance', { theme: 'dark' }, forged)
    expect(answer.headers.get('location')).toMatch(/^\/(?!\/)/)
    const { location } = await raw('/locale', { ...forged, 'content-type': 'application/json' }, '{}')
    expect(location ?? '/').toMatch(/^\/(?!\/)/)
  })

  test.each(['/%5Cevil.example/x', '/\\evil.example', '//evil.example', '/%2Fevil.example'])(
    'stays with us when the path of a Referer is %s',
    async (path) => {
      const client = await Client.actingAs(await createUser())
      const { headers } = await client.patch(
        '/profile/appearance',
        { theme: 'dark' },
        { host: 'evil.test', referer: `http://evil.test${path}`, origin: 'http://evil.test' }
      )
      expect(headers.get('location') ?? '/').toMatch(/^\/(?![\\/])/)
    }
  )
})

describe('an id in a form', () => {
  test('that is none is refused, and one that is no one’s is not found', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    const one = await client.delete(`/profile/cards/${randomUUID()}`)
    expect(one.status).toBe(404)
    expect((await client.delete('/profile/cards/1e5')).status).toBe(404)
    expect(await inTenant(user.tenantId, () => User.find(user.id))).not.toBeNull()
  })
})
