import { readFileSync } from 'node:fs'
import { HttpContext, RequestValidator } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VALIDATED_WRITES } from '#start/validated_writes'
import {
  type Subjects,
  type WriteRoute,
  addressOf,
  createSubjects,
  personOf,
  writeRoutes,
} from '#tests/factories/subjects'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

/** In each value that only an address holds. */
const PLANTED = 'planted in the address'

/** What the validator of a route was given, and the fields that it declares. */
type Reading = { fields: string[]; data: unknown }

const readings = new Map<string, Reading>()
const statements: string[] = []
const original = RequestValidator.prototype.validateUsing
const onQuery = ({ sql, bindings }: { sql: string; bindings?: unknown[] }) =>
  void statements.push(`${sql} ${JSON.stringify(bindings ?? [])}`)

type Schema = { schema: { schema: { properties: { fieldName: string }[] } } }

/** Routes whose fields are read in a state that takes a form of its own to reach, and the test that holds them. */
const ELSEWHERE: Record<string, string> = {
  'two_factor.store': 'auth/two_factor.spec.ts: an app is being set up',
  'two_factor_challenge.store': 'auth/two_factor.spec.ts: the password came first',
  'two_factor_challenge.passkey': 'auth/passkeys.spec.ts: the password came first',
}

/** Routes with a validator, as the types of the client have them. */
const FIELDS = new Set(
  [
    ...readFileSync('.adonisjs/client/registry/schema.d.ts', 'utf8').matchAll(
      /^ {2}'([\w.]+)': \{[^}]*?body: ExtractBody/gm
    ),
  ].map(([, name]) => name)
)

let subjects: Subjects
const clients = new Map<string, Client>()

async function clientFor(route: WriteRoute) {
  const person = personOf(route)
  const known = clients.get(person)
  if (known) return known
  const client = person === 'visitor' ? new Client() : await Client.actingAs(subjects[person])
  clients.set(person, client)
  return client
}

beforeAll(async () => {
  RequestValidator.prototype.validateUsing = async function (this: RequestValidator, validator, ...[options]) {
    const name = HttpContext.get()?.route?.name
    const { schema } = (validator as unknown as { toJSON(): Schema }).toJSON()
    const fields = schema.schema.properties.map(({ fieldName }) => fieldName)
    if (name)
      readings.set(name, { fields, data: structuredClone((options as { data?: unknown } | undefined)?.data ?? null) })
    return original.call(this, validator as never, options as never)
  } as typeof original
  db.connection().getWriteClient().on('query', onQuery)
  subjects = await createSubjects()
})

afterAll(() => {
  RequestValidator.prototype.validateUsing = original
  db.connection().getWriteClient().off('query', onQuery)
})

const isUpload = ({ pattern, method }: WriteRoute) =>
  method === 'POST' && /(estimates|batches|expenses|statements|attachments|reports)$/.test(pattern)

const formOf = (body: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, value)
  return form
}

async function send(route: WriteRoute, body: Record<string, string>, query: Record<string, string>) {
  const client = await clientFor(route)
  const address = `${await addressOf(route, subjects)}?${new URLSearchParams(query)}`
  const sent = isUpload(route) && Object.keys(body).length > 0 ? formOf(body) : body
  return client.write(route.method, address, sent)
}

describe('a write', () => {
  test('reads its body and nothing of its address, whatever stands there a second time', async () => {
    const unread: string[] = []
    // Those without fields change what the others are about.
    const routes = writeRoutes().sort((a, b) => Number(FIELDS.has(b.name)) - Number(FIELDS.has(a.name)))
    for (const route of routes.filter(({ name }) => name !== 'login.destroy')) {
      readings.clear()
      await send(route, { some: 'field' }, {})
      const first = readings.get(route.name)
      if (!first) {
        unread.push(route.name)
        continue
      }
      statements.length = 0
      readings.clear()
      const body = Object.fromEntries(first.fields.map((field) => [field, 'body']))
      const query = Object.fromEntries(first.fields.map((field) => [field, PLANTED]))
      await send(route, body, query)
      expect({ [route.name]: readings.get(route.name)?.data }).toEqual({ [route.name]: body })
      expect([route.name, statements.filter((one) => one.includes(PLANTED))]).toEqual([route.name, []])

      // Nor is an address enough where the body says nothing.
      readings.clear()
      await send(route, { some: 'field' }, query)
      expect({ [route.name]: readings.get(route.name)?.data }).toEqual({
        [route.name]: { some: 'field' },
      })
    }
    expect(unread.filter((name) => FIELDS.has(name) && !(name in ELSEWHERE))).toEqual([])
    expect(Object.keys(ELSEWHERE).filter((name) => !unread.includes(name))).toEqual([])
    const validated = routes
      .map(({ name }) => name)
      .filter((name) => name !== 'login.destroy' && (!unread.includes(name) || name in ELSEWHERE))
    expect([...VALIDATED_WRITES].sort()).toEqual(validated.sort())
  }, 120_000)

  test('of a person records the role of the form, and not that of the address', async () => {
    const client = await Client.actingAs(subjects.owner)
    const person = await createUser()
    const path = `/admin/users/${person.publicId}`
    await client.submit(`${path}/roles?role=owner&list[role]=owner`, { role: 'agent' }, { from: path })
    const { props } = await client.page(path)
    expect(props.user.role).toBe('agent')
  })
})
