import { beforeAll, describe, expect, test } from 'vitest'
import { VALIDATED_WRITES } from '#start/validated_writes'
import {
  type Subjects,
  type WriteRoute,
  addressOf,
  createSubjects,
  personOf,
  writeRoutes,
} from '#tests/factories/subjects'
import { validBodies } from '#tests/factories/valid_bodies'
import { Client } from '#tests/support/client'
import { countStatements } from '#tests/support/count_statements'
import { files, fingerprint } from '#tests/support/fingerprint'
import { PRECOGNITIVE, errorsIn, marks } from '#tests/support/precognition'
import { ageConfirmation } from '#tests/support/sessions'

type Body = Record<string, unknown> | FormData

const WRITES = /^\s*(insert|update|delete|with\b[^]*\b(insert into|update|delete from)\b)/i
/** The request is counted, and that is all. */
const COUNTING = /rate_limits/

/** Led elsewhere before they validate, as nobody began to sign in. */
const NOT_BEGUN = ['two_factor_challenge.store', 'two_factor_challenge.passkey']

let subjects: Subjects
const clients = new Map<string, Client>()

beforeAll(async () => {
  subjects = await createSubjects()
  clients.set('visitor', new Client())
  for (const person of ['owner', 'traveller', 'manager'] as const) {
    clients.set(person, await Client.actingAs(subjects[person]))
  }
  await clients.get('visitor')!.get('/')
  // An app is being set up, for the code of which a route asks.
  await clients.get('traveller')!.post('/profile/two-factor-setup')
  // Nobody is asked again who they are.
  for (const person of ['owner', 'traveller', 'manager'] as const) {
    await ageConfirmation(subjects[person])
  }
}, 60_000)

/** What each route answers, to a body that holds what `bodies` has for it. */
async function walk(bodies: Record<string, Body>, addresses: Record<string, string>) {
  const answers: Record<string, { status: number; errors: string[]; cookies: string[] }> = {}
  for (const route of writeRoutes()) {
    const { name, method } = route
    const client = clientFor(route)
    const answer = await client.write(method, addresses[name], bodies[name] ?? {}, PRECOGNITIVE)
    const { status, headers, body } = answer
    expect([name, marks(headers)]).toEqual([name, marksOf(status)])
    const cookies = headers.getSetCookie().map((cookie) => cookie.split('=')[0])
    answers[name] = { status, errors: errorsIn(body), cookies }
  }
  return answers
}

/** Signing out stands at the address of signing in, but is for somebody. */
const clientFor = (route: WriteRoute) => clients.get(route.name === 'login.destroy' ? 'traveller' : personOf(route))!

async function addressesOf(routes: WriteRoute[]) {
  const addresses: Record<string, string> = {}
  for (const route of routes) addresses[route.name] = await addressOf(route, subjects)
  return addresses
}

const marksOf = (status: number) => ({
  precognition: 'true',
  success: status === 204 ? 'true' : null,
  vary: true,
  location: null,
})

describe('a precognitive request to any route that writes', () => {
  test('answers whether it is valid, and does nothing', async () => {
    // Some addresses hold a link, which is made for them.
    const addresses = await addressesOf(writeRoutes())
    const bodies = validBodies(subjects)
    const [before, stored] = [await fingerprint(), await files()]
    const counted = { statements: 0, roundTrips: 0, texts: [] as string[] }
    const stop = countStatements(counted)
    const walks = Promise.all([walk(bodies, addresses), walk({}, addresses)])
    const [full, empty] = await walks.finally(stop)

    const routes = writeRoutes().map(({ name }) => name)
    const refused = routes.filter((name) => full[name].status !== 204)
    expect(refused.map((name) => [name, full[name]])).toEqual([])
    const wrong = routes.filter((name) => empty[name].errors.length > 0)
    expect(wrong.length).toBeGreaterThan(60)
    for (const name of routes) {
      const { status } = empty[name]
      expect([name, status]).toEqual([name, wrong.includes(name) ? 422 : 204])
    }
    expect(wrong.filter((name) => !VALIDATED_WRITES.has(name))).toEqual([])
    expect(NOT_BEGUN.filter((name) => wrong.includes(name))).toEqual([])

    const cookies = routes.flatMap((name) => [...full[name].cookies, ...empty[name].cookies])
    expect([...new Set(cookies)]).toEqual(['XSRF-TOKEN'])
    expect(counted.texts.filter((sql) => WRITES.test(sql) && !COUNTING.test(sql))).toEqual([])
    expect(await fingerprint()).toEqual(before)
    expect(await files()).toEqual(stored)
  }, 180_000)
})
