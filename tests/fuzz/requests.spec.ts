import router from '@adonisjs/core/services/router'
import { type HttpContext, RequestValidator } from '@adonisjs/core/http'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type Tenant from '#app/people/tenants/tenant'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { VALIDATED_WRITES } from '#start/validated_writes'
import { type Subjects, addressOf, createSubjects, personOf } from '#tests/factories/subjects'
import { createTenant, createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { oddText, oddValue, runs, settings, spoiled, valueOf } from '#tests/support/fuzz'

type Route = { name: string; pattern: string; methods: string[] }
type Schema = Parameters<typeof valueOf>[0]

const routes: Route[] = Object.values(router.toJSON())
  .flat()
  .filter((route) => route.name && !/^\/(protocol|broadcasting\/probe)/.test(route.pattern))
  .map(({ name, pattern, methods }) => ({ name: name!, pattern, methods }))

/** Subjects are used up: people leave, runs are released. */
const RENEWED_EVERY = 400

const isWrite = ({ methods }: Route) => !methods.includes('GET')
const writes = routes.filter(isWrite)
const reads = routes.filter((route) => !isWrite(route))

/** The validator of each route, as it was asked for. */
const schemas = new Map<string, Schema>()

function watchValidators() {
  const original = RequestValidator.prototype.validateUsing
  RequestValidator.prototype.validateUsing = function (this: { ctx?: HttpContext }, ...args) {
    const [validator] = args as unknown as [{ toJSONSchema?: () => Schema }]
    const name = watched
    if (name && validator.toJSONSchema) schemas.set(name, validator.toJSONSchema())
    return original.apply(this as never, args as never)
  } as typeof original
  return () => (RequestValidator.prototype.validateUsing = original)
}
let watched = ''

const PERSONS = ['visitor', 'member', 'manager', 'agent', 'finance', 'owner'] as const
type Person = (typeof PERSONS)[number]
const clients = new Map<Person, Client>()

const SLUG = 'of-the-manager'
let tenant: Tenant | undefined

async function signedIn(role: Exclude<Person, 'visitor'>) {
  if (role !== 'manager') return Client.actingAs(await createUser({ role }))
  tenant ??= await createTenant({ slug: SLUG })
  return Client.actingAs(await createUser({ role, tenantId: tenant.id }))
}

async function clientOf(person: Person) {
  const known = clients.get(person)
  if (known && (person === 'visitor' || (await known.get('/browser-session')).status === 204)) {
    return known
  }
  const client = person === 'visitor' ? new Client() : await signedIn(person)
  clients.set(person, client)
  return client
}

/** Whom the route is for, signed in. */
async function ownClientOf(route: Route, subjects: Subjects, known: Map<string, Client>) {
  const person = personOf(route)
  const client = known.get(person) ?? (person === 'visitor' ? new Client() : await Client.actingAs(subjects[person]))
  known.set(person, client)
  return client
}

const ID = '01a1fe99-0000-7000-8000-000000000000'
const segment = fc.oneof(
  fc.constantFrom(ID, ID.toUpperCase(), `${ID}g`, 'CLM-7F3K-92QD', 'RUN-7F3K-92QD', 'house', SLUG, '%00', '%ff', '1'),
  oddText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 400) || 'x')
)

const pathOf = (pattern: string, segments: string[]) => {
  let at = 0
  return pattern.replaceAll(/:\w+/g, () => segments[at++ % segments.length])
}

const query = fc
  .array(
    fc.tuple(fc.constantFrom('page', 'q', 'sort', 'view', 'kind', 'email', 'action', 'mode', 'a[b][c]', 'x'), oddText),
    {
      maxLength: 3,
    }
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&'))

const HEADERS: Record<string, string>[] = [
  {},
  {},
  {},
  { accept: 'application/json' },
  { 'x-inertia': 'true', 'x-inertia-version': 'old' },
  { 'content-encoding': 'gzip' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'x-inertia-partial-component': 'User/Balance/Show', 'x-inertia-partial-data': 'a.b.c,\u00e9' },
  { referer: 'http://evil.example/', host: 'evil.example' },
  { 'accept-language': '*;q=x', 'user-agent': '\u00ff' },
  { purpose: 'prefetch' },
]

const bodyOf = (route: Route) => {
  const schema = schemas.get(route.name)
  return schema
    ? fc.oneof({ weight: 4, arbitrary: spoiled(valueOf(schema)) }, { weight: 1, arbitrary: oddValue })
    : oddValue
}

const request = fc.constantFrom(...writes, ...writes, ...reads).chain((route) =>
  fc.record({
    route: fc.constant(route),
    // About something that is there, by who may: what comes behind the guards is reached too.
    isReal: fc.boolean(),
    person: fc.constantFrom(...PERSONS),
    segments: fc.array(segment, { minLength: 1, maxLength: 3 }),
    query,
    headers: fc.constantFrom(...HEADERS),
    body: isWrite(route) ? bodyOf(route) : fc.constant(undefined),
  })
)

test('no request is answered with our fault', async () => {
  let subjects = await createSubjects()
  let known = new Map<string, Client>()
  const stop = watchValidators()
  for (const route of writes.filter(({ name }) => VALIDATED_WRITES.has(name))) {
    watched = route.name
    const client = await ownClientOf(route, subjects, known)
    await client.write(route.methods[0], await addressOf(route, subjects), {})
  }
  watched = ''
  stop()
  expect(schemas.size).toBeGreaterThan(60)

  const seen = new Map<number, number>()
  let count = 0
  await fc.assert(
    fc.asyncProperty(request, async ({ route, isReal, person, segments, query: search, headers, body }) => {
      // Limits are a subject of their own: here they would keep the rest out of reach.
      if (count++ % 20 === 0) await asWorker(() => queryRows('delete from rate_limits'))
      if (count % RENEWED_EVERY === 0) [subjects, known] = [await createSubjects(), new Map()]
      const client = isReal ? await ownClientOf(route, subjects, known) : await clientOf(person)
      const address = isReal ? await addressOf(route, subjects) : pathOf(route.pattern, segments)
      const path = address + (search ? `?${search}` : '')
      const answer = isWrite(route)
        ? await client.write(route.methods[0], path, body as Record<string, unknown>, headers)
        : await client.get(path, headers)
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
      expect(answer.status, `${route.methods[0]} ${path} as ${person}: ${answer.body.slice(0, 300)}`).toBeLessThan(500)
    }),
    settings(runs(150, 20_000))
  )
  console.log('answers by status:', Object.fromEntries([...seen].sort()))
}, 1_800_000)
