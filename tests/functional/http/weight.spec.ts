import { describe, expect, test } from 'vitest'
import { broadcastsSent } from '#app/messages/live/relay'
import PayoutRun from '#app/money/payouts/payout_run'
import { newReference } from '#app/platform/shared/reference'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { USER_SECTIONS } from '#app/people/accounts/user_sections'
import { createPaidTraveller } from '#tests/factories/claims'
import { createUser } from '#tests/factories/users'
import { url } from '#tests/support/app'
import { Client } from '#tests/support/client'
import { countStatements } from '#tests/support/count_statements'

const brotli = { 'accept-encoding': 'br, gzip' }
const plain = { 'accept-encoding': 'identity' }

describe('a page', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
  ])('is compressed for a browser that accepts %s', async (accepted, encoding) => {
    const answer = await fetch(`${url}/`, { headers: { 'accept-encoding': accepted } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    expect(await answer.text()).toContain('</html>')
  })

  test('is compressed as JSON as well, and left alone for a reader that accepts nothing', async () => {
    const client = await Client.actingAs(await createUser())
    const [compressed, whole] = [await client.page('/claims', brotli), await client.page('/claims', plain)]
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(compressed.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(whole.headers.get('content-encoding')).toBeNull()
    expect(whole.props.currentUser).toEqual(compressed.props.currentUser)
  })

  test('is not compressed while it shows a secret', async () => {
    const client = await Client.signedIn(await createUser())
    expect((await client.page('/profile/security', brotli)).headers.get('content-encoding')).toBe('br')
    await client.post('/profile/two-factor-setup')
    const page = await client.page('/profile/security', brotli)
    expect(page.props.twoFactor.setup).toBeTruthy()
    expect(page.headers.get('content-encoding')).toBeNull()
  })
})

test.each([
  ['/', 'en', 'No refund, no fee.'],
  ['/', 'nl', 'Geen geld terug, geen vergoeding.'],
  ['/login', 'en', 'Log in to Fareback'],
  ['/nowhere', 'en', 'Fareback finds public transport trips'],
])('%s says in %s what it is about', async (path, language, words) => {
  const answer = await fetch(url + path, {
    headers: { 'accept-language': language, accept: 'text/html' },
  })
  const html = await answer.text()
  expect(/<meta name="description" content="([^"]+)">/.exec(html)?.[1]).toContain(words)
})

describe('a visitor who only reads', () => {
  test('leaves no session behind, and can still send a form', async () => {
    const client = new Client()
    const asked = { statements: 0, roundTrips: 0, texts: [] as string[] }
    const stop = countStatements(asked)
    for (const path of ['/', '/login', '/service-schedule', '/register', '/claims', '/']) {
      await client.get(path)
    }
    stop()
    expect(asked.texts.some((text) => text.includes('claim_rules'))).toBe(true)
    expect(asked.texts.filter((text) => /session_(write|touch)/.test(text))).toEqual([])

    const answer = await client.submit('/login', {
      email: 'nobody@example.test',
      password: 'wrong',
    })
    expect(answer.errors).toHaveProperty('email')
  })

  test('may come back to the page by the back button without loading it again', async () => {
    const cacheControl = async (client: Client, path: string) => (await client.get(path)).headers.get('cache-control')
    expect(await cacheControl(new Client(), '/')).toBe('no-cache, private')
    expect(await cacheControl(new Client(), '/login')).toContain('no-store')
    const person = await Client.actingAs(await createUser())
    expect(await cacheControl(person, '/')).toContain('no-store')
  })
})

test('a staff page asks at most six statements in at most four round trips', async () => {
  const person = await createPaidTraveller()
  const [row] = await asWorker(() =>
    queryRows<{ claim: string; trip: string }>(
      `select claims.reference as claim, trips.public_id as trip
       from claims join trips on trips.id = claims.trip_id where claims.user_id = ?`,
      [person.id]
    )
  )
  const finance = await createUser({ role: 'finance' })
  const run = await asWorker(() =>
    PayoutRun.create({
      reference: newReference('RUN'),
      status: 'open',
      executeOn: '2099-01-02',
      totalCents: 1,
      payoutsCount: 1,
      createdById: finance.id,
    })
  )
  const staff = await Client.actingAs(finance)
  await broadcastsSent()
  for (const path of [
    '/admin',
    '/admin/claims',
    `/admin/claims/${row.claim}`,
    '/admin/trips',
    `/admin/trips/${row.trip}`,
    '/admin/users',
    ...USER_SECTIONS.map((section) => `/admin/users/${person.publicId}/${section}`),
    '/admin/payout-runs',
    `/admin/payout-runs/${run.reference}`,
  ]) {
    await staff.page(path)
    const counted = { statements: 0, roundTrips: 0, texts: [] as string[] }
    const stop = countStatements(counted)
    await staff.page(path)
    stop()
    const asked = [path, ...counted.texts].join('\n')
    expect(counted.statements, asked).toBeGreaterThan(2)
    expect(counted.statements, asked).toBeLessThanOrEqual(6)
    expect(counted.roundTrips, asked).toBeLessThanOrEqual(4)
  }
})
