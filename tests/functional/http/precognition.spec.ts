import { randomUUID } from 'node:crypto'
import { client as precognition } from 'laravel-precognition'
import { describe, expect, test } from 'vitest'
import { LIMITS, consume } from '#app/platform/shared/limits'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { createResearcher } from '#tests/factories/expenses'
import { balance, credit } from '#tests/factories/money'
import { createUser, TEST_PASSWORD } from '#tests/factories/users'
import { withFile } from '#tests/factories/valid_bodies'
import { url } from '#tests/support/app'
import { Client } from '#tests/support/client'
import { PRECOGNITIVE, errorsIn, marks, only } from '#tests/support/precognition'
import { ageConfirmation } from '#tests/support/sessions'

const REGISTRATION = '/onboarding/personal-information'
const valid = { precognition: 'true', success: 'true', vary: true, location: null }
const refused = { ...valid, success: null }

const payoutsOf = (user: User) => asWorker(() => queryRows('select 1 from payouts where user_id = ?', [user.id]))

async function actingAs(given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser(given)
  return { user, client: await Client.actingAs(user) }
}

/** The client that Inertia brings along for its forms: it throws where an answer is none of this protocol. */
function asForms(client: Client) {
  const cookies = [...client.cookies()].map(([name, value]) => `${name}=${value}`)
  const token = decodeURIComponent(client.cookies().get('XSRF-TOKEN') ?? '')
  const headers = { cookie: cookies.join('; '), 'x-xsrf-token': token }
  precognition.withBaseURL(url)
  return (method: 'post' | 'put' | 'delete', path: string, body: object, fields?: string[]) =>
    precognition[method](
      path,
      { ...body },
      {
        headers,
        only: fields,
        onPrecognitionSuccess: () => 'valid',
        onValidationError: ({ data }) => Object.keys(data.errors),
        onForbidden: () => 'forbidden',
        onNotFound: () => 'not found',
      }
    )
}

describe('a precognitive request', () => {
  test('is answered with 204 when what was typed is valid', async () => {
    const { client } = await actingAs()
    const body = { iban: 'NL91ABNA0417164300', holder: 'S. de Vries' }
    const answer = await client.write('PUT', '/profile/bank-account', body, PRECOGNITIVE)
    expect([answer.status, marks(answer.headers), answer.body]).toEqual([204, valid, ''])
  })

  test('is answered with 422 and the sentences by field when it is not, in the language of the reader', async () => {
    const client = new Client()
    const headers = { ...PRECOGNITIVE, 'accept-language': 'nl' }
    const answer = await client.post(REGISTRATION, { email: 'no address' }, headers)
    expect([answer.status, marks(answer.headers)]).toEqual([422, refused])
    expect(answer.headers.get('content-type')).toContain('application/json')
    const { message, errors } = JSON.parse(answer.body)
    expect(Object.keys(errors).sort()).toEqual(['birthOn', 'email', 'firstName', 'lastName', 'password', 'terms'])
    expect(message).toBe(errors.firstName[0])
    const english = await client.post(REGISTRATION, { email: 'no address' }, PRECOGNITIVE)
    expect(errors.email).not.toEqual(JSON.parse(english.body).errors.email)
  })

  test('says nothing about fields that it does not name', async () => {
    const client = new Client()
    const ask = (fields: string[]) => client.post(REGISTRATION, { firstName: 'Sanne' }, only(...fields))
    const [one, two, fine, none] = [
      await ask(['email']),
      await ask(['firstName', 'lastName', 'email']),
      await ask(['firstName']),
      await ask([]),
    ]
    expect(errorsIn(one.body)).toEqual(['email'])
    expect(errorsIn(two.body)).toEqual(['lastName', 'email'])
    expect([fine.status, marks(fine.headers)]).toEqual([204, valid])
    expect(none.status).toBe(204)
  })

  test('names fields inside of lists, one by one or all at once', async () => {
    const { client } = await actingAs()
    const trips = [{ tripId: randomUUID() }, { tripId: 'none' }, { statedPlace: 'x'.repeat(200) }]
    const ask = async (field: string) => errorsIn((await client.post('/claims', { trips }, only(field))).body)
    expect(await ask('trips.1.tripId')).toEqual(['trips.1.tripId'])
    expect(await ask('trips.0.tripId')).toEqual([])
    expect(await ask('trips.*.tripId')).toEqual(['trips.1.tripId', 'trips.2.tripId'])
    expect(await ask('trips.2.*')).toEqual(['trips.2.tripId', 'trips.2.statedPlace'])
    // A star is one step, and no part of a name is a name.
    expect(await ask('*')).toEqual([])
    expect(await ask('trips.2.tripI')).toEqual([])
  })

  test('is answered as the client in the forms of Inertia wants it', async () => {
    const { client } = await actingAs()
    const ask = asForms(client)
    expect(await ask('put', '/profile/bank-account', { holder: 'S. de Vries' }, ['holder'])).toBe('valid')
    expect(await ask('put', '/profile/bank-account', { holder: '' }, ['iban'])).toEqual(['iban'])
    expect(await ask('post', '/claims', { trips: [{}] }, ['trips.*.tripId'])).toEqual(['trips.0.tripId'])
    // Which sends what it deletes with in the address.
    expect(await ask('delete', '/profile/browser-sessions', { password: 'typed' })).toBe('valid')
    expect(await ask('delete', '/profile/browser-sessions', {})).toEqual(['password'])
    expect(await ask('post', '/admin/claims/none/hold', {})).toBe('forbidden')
    expect(await ask('put', '/claims/none', {})).toBe('not found')
  })

  test('of an Inertia visit is answered alike', async () => {
    const { client } = await actingAs()
    const headers = { ...PRECOGNITIVE, 'x-inertia': 'true', accept: 'text/html' }
    const answer = await client.write('PATCH', '/profile/appearance', { theme: 'dark' }, headers)
    expect([answer.status, marks(answer.headers)]).toEqual([204, valid])
    const wrong = await client.write('PATCH', '/profile/appearance', { theme: 'pink' }, headers)
    expect([wrong.status, errorsIn(wrong.body)]).toEqual([422, ['theme']])
  })

  test('to read is a request to read', async () => {
    const { status, headers } = await new Client().get('/protocol/page', PRECOGNITIVE)
    expect([status, marks(headers)]).toEqual([200, { precognition: null, success: null, vary: false, location: null }])
  })

  test('to an address that is none is not found', async () => {
    const { status, headers } = await new Client().post('/nowhere', {}, PRECOGNITIVE)
    expect([status, marks(headers)]).toEqual([404, refused])
  })

  test('of a form with a file validates the file too, and keeps none', async () => {
    const user = await createResearcher()
    const client = await Client.actingAs(user)
    const form = withFile({ category: 'none' })
    const answer = await client.post('/expenses', form, only('file', 'category'))
    expect(errorsIn(answer.body)).toEqual(['category'])
    // Without the files, as the client sends it unless it is told otherwise.
    const without = { category: 'travel' }
    expect((await client.post('/expenses', without, only('category'))).status).toBe(204)
    expect(errorsIn((await client.post('/expenses', without, only('file'))).body)).toEqual(['file'])
    const kept = await asWorker(() => queryRows('select 1 from expenses where user_id = ?', [user.id]))
    expect(kept).toEqual([])
  })
})

describe('a press after precognitive requests', () => {
  test('works as if they had not been, with a key and a proof of its own', async () => {
    const { user, client } = await actingAs()
    await credit(user, 100_00)
    const key = { 'idempotency-key': randomUUID() }
    await ageConfirmation(user)
    for (const amountCents of [10_00, 20_00, 20_00]) {
      const answer = await client.post('/payouts', { amountCents }, { ...PRECOGNITIVE, ...key })
      expect(answer.status).toBe(204)
    }
    expect(await payoutsOf(user)).toHaveLength(0)

    const json = { accept: 'application/json', ...key }
    const asked = await client.post('/payouts', { amountCents: 30_00 }, json)
    expect([asked.status, errorsIn(asked.body)]).toEqual([422, ['confirmation']])
    await client.post('/confirm-password', { password: TEST_PASSWORD })
    const paid = await client.post('/payouts', { amountCents: 30_00 }, key)
    expect([paid.status, paid.headers.get('idempotency-replayed')]).toEqual([302, null])
    expect([await payoutsOf(user), await balance(user)]).toEqual([[expect.anything()], 70_00])
  })

  test('may be refused by what only the action knows', async () => {
    const { user, client } = await actingAs()
    const amountCents = 10_00
    expect((await client.post('/payouts', { amountCents }, PRECOGNITIVE)).status).toBe(204)
    const press = await client.post('/payouts', { amountCents }, { accept: 'application/json' })
    expect([press.status, errorsIn(press.body)]).toEqual([422, ['amountCents']])
    expect(await payoutsOf(user)).toHaveLength(0)
  })
})

describe('a precognitive request is guarded as the press is', () => {
  test('whoever is not signed in gets 401, and no page', async () => {
    const answer = await new Client().write('PUT', '/profile/bank-account', {}, PRECOGNITIVE)
    expect([answer.status, marks(answer.headers)]).toEqual([401, refused])
    expect(JSON.parse(answer.body)).toEqual({
      message: 'Sign in first',
      reference: expect.any(String),
    })
  })

  test('who may not gets 403: by role, by policy, and where a person is led elsewhere', async () => {
    const [agent, member] = [await actingAs({ role: 'agent' }), await actingAs()]
    const unverified = await actingAs({ emailVerifiedAt: null })
    const roles = `/admin/users/${member.user.publicId}/roles`
    for (const [client, method, path] of [
      [member.client, 'POST', roles],
      [agent.client, 'POST', roles],
      [unverified.client, 'PUT', '/profile/bank-account'],
      [member.client, 'POST', '/login'],
    ] as const) {
      const answer = await client.write(method, path, { role: 'owner' }, PRECOGNITIVE)
      expect([path, answer.status, marks(answer.headers)]).toEqual([path, 403, refused])
      expect(JSON.parse(answer.body).message).not.toBe('')
    }
  })

  test('who looks at the pages of another gets 403, also when the time for it is over', async () => {
    const [{ client }, { user }] = [await actingAs({ role: 'owner' }), await actingAs()]
    await client.post(`/admin/users/${user.publicId}/impersonations`, { reason: 'To see it too' })
    const ask = () => client.write('PATCH', '/profile/appearance', { theme: 'dark' }, PRECOGNITIVE)
    const viewing = () => asWorker(() => queryRows('select ended_at from impersonations where user_id = ?', [user.id]))
    expect((await ask()).status).toBe(403)
    await asWorker(() =>
      queryRows(
        "update impersonations set started_at = started_at - interval '31 minutes', expires_at = expires_at - interval '31 minutes' where user_id = ?",
        [user.id]
      )
    )
    expect((await ask()).status).toBe(403)
    expect(await viewing()).toEqual([{ ended_at: null }])
  })

  test('a form of another session gets 419', async () => {
    const { client } = await actingAs()
    const headers = { ...PRECOGNITIVE, 'x-xsrf-token': 'made up' }
    const answer = await client.write('PATCH', '/profile/appearance', {}, headers)
    expect([answer.status, marks(answer.headers)]).toEqual([419, refused])
  })

  test('too many get 429, from a limit that is not that of the press', async () => {
    const { user, client } = await actingAs()
    const source = { ip: client.ip, personId: user.id }
    await consume('precognition', source, LIMITS.precognition.person[0])
    const body = { theme: 'dark' }
    const answer = await client.write('PATCH', '/profile/appearance', body, PRECOGNITIVE)
    expect([answer.status, marks(answer.headers)]).toEqual([429, refused])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    // Whatever fields it is about.
    const partial = await client.write('PATCH', '/profile/appearance', body, only('theme'))
    expect(partial.status).toBe(429)
    expect((await client.write('PATCH', '/profile/appearance', body)).status).toBe(302)
  })

  test('and uses up nothing of the limits of the press', async () => {
    const { user, client } = await actingAs()
    const source = { ip: client.ip, personId: user.id }
    await consume('payout', source, LIMITS.payout.person[0])
    const answer = await client.post('/payouts', { amountCents: 10_00 }, PRECOGNITIVE)
    expect(answer.status).toBe(204)
  })
})

describe('the session of who types', () => {
  test('keeps its notice for the next page', async () => {
    const { client } = await actingAs()
    await client.post('/protocol/notice')
    await client.write('PATCH', '/profile/appearance', { theme: 'pink' }, PRECOGNITIVE)
    const { flash, errors } = await client.page('/protocol/page')
    expect([flash.notice?.text, errors]).toEqual(['Kept.', {}])
  })

  test('that was ended elsewhere gets 401, and the next page says why', async () => {
    const user = await createUser()
    const [client, other] = [await Client.actingAs(user), await Client.actingAs(user)]
    await other.delete('/profile/browser-sessions', { password: TEST_PASSWORD })
    const answer = await client.write('PATCH', '/profile/appearance', {}, PRECOGNITIVE)
    expect([answer.status, marks(answer.headers)]).toEqual([401, refused])
    expect((await client.get('/batches')).headers.get('location')).toBe('/login')
    expect((await client.page('/login')).flash.notice?.text).toMatch(/from another one/)
  })

  test('is not opened again for a remembered browser: the next page does that', async () => {
    const [user, browser] = [await createUser(), new Client()]
    const credentials = { email: user.email, password: TEST_PASSWORD, remember: true }
    await browser.submit('/login', credentials)
    const client = new Client()
    await client.get('/')
    client.useCookies(client.cookies().set('remember', browser.cookies().get('remember')!))
    const before = client.cookies()
    const answer = await client.write('PATCH', '/profile/appearance', {}, PRECOGNITIVE)
    expect(answer.status).toBe(401)
    expect([...client.cookies().keys()]).toEqual([...before.keys()])
    expect(client.cookies().get('remember')).toBe(before.get('remember'))
    expect((await client.get('/batches')).status).toBe(200)
  })
})
