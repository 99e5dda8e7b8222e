import logger from '@adonisjs/core/services/logger'
import router from '@adonisjs/core/services/router'
import { beforeAll, describe, expect, test } from 'vitest'
import { withClient } from '#bin/support/database'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRow } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { CANARY_IBAN, CANARY_TWO_FACTOR, createSecretive } from '#tests/factories/secrets'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { listenToTheLog } from '#tests/support/log'

/** As typed, printed and stored: with spaces and without. */
const spelled = (secret: string) => [secret, secret.replace(/(.{4})(?=.)/g, '$1 ')]

let secretive: Awaited<ReturnType<typeof createSecretive>>
let secrets: string[]
let cardInFile: string
let logged: string[]

beforeAll(async () => {
  logged = listenToTheLog()
  listenToTheOutput()
  secretive = await createSecretive()
  const batch = secretive.batch
  cardInFile = /\d{16}/.exec(batch.originalFileName)![0]
  secrets = [CANARY_IBAN, CANARY_TWO_FACTOR, secretive.cardNumber, cardInFile].flatMap(spelled)
})

/** The page as a browser first gets it, and what it asks for afterwards. */
async function everyAnswer(client: Client, path: string) {
  const first = await client.get(path)
  if (first.status !== 200) return [first.body]
  const stale = { 'x-inertia': 'true', 'x-inertia-version': 'stale' }
  const version = (await client.get(path, stale)).headers.get('x-inertia-version')
  if (!version) return [first.body]

  const headers = { 'x-inertia': 'true', 'x-inertia-version': version }
  const whole = await client.get(path, headers)
  if (!whole.headers.get('x-inertia')) return [first.body, whole.body]
  const { component, deferredProps = {} } = JSON.parse(whole.body)
  const deferred = await client.get(path, {
    ...headers,
    'x-inertia-partial-component': component,
    'x-inertia-partial-data': Object.values(deferredProps).flat().join(','),
  })
  return [first.body, whole.body, deferred.body]
}

const findIn = (text: string) => secrets.filter((secret) => text.includes(secret))

/** What is written around the logger, too. */
function listenToTheOutput() {
  for (const output of [process.stdout, process.stderr]) {
    const write = output.write.bind(output) as (chunk: unknown, ...rest: never[]) => boolean
    output.write = ((chunk: unknown, ...rest: never[]) => {
      logged.push(String(chunk))
      return write(chunk, ...rest)
    }) as typeof output.write
  }
}

describe('what someone trusted us with', () => {
  test('is on no page, of their own or of staff', { timeout: 120_000 }, async () => {
    const own = await Client.actingAs(secretive.user)
    const staff = await Client.actingAs(await createUser({ role: 'owner' }))
    let seen = 0
    for (const path of await addresses(secretive.user)) {
      // The bank file is what the IBAN is for; who downloads it is written down.
      if (path.endsWith('/payment-file')) continue
      for (const client of path.startsWith('/admin') ? [staff] : [own, staff]) {
        const answers = await everyAnswer(client, path)
        expect([path, findIn(answers.join(''))]).toEqual([path, []])
        seen += answers.length
      }
    }
    expect(seen).toBeGreaterThan(30)
  })

  test('does not come back with a form that is refused', async () => {
    const client = await Client.actingAs(secretive.user)
    const typed = { amountCents: 999_999_00, iban: CANARY_IBAN, holder: 'T. Traveller' }
    const page = await client.submit('/payouts', typed, { from: '/balance' })
    expect(page.errors).toHaveProperty('amountCents')
    expect(findIn(JSON.stringify(page.props))).toEqual([])
    // Without Inertia the framework would keep what was typed in the session.
    await client.post('/payouts', typed)
    await client.post('/payouts', { ...typed, amountCents: 'much' })
  })

  test('is in no column of the database', async () => {
    // Signed in and halfway a refused form: the session is in the database too.
    const client = await Client.actingAs(secretive.user)
    await client.post('/payouts', { amountCents: 999_999_00, iban: CANARY_IBAN, holder: 'T.' })
    expect(await columnsWith(secretive.user.email)).toContain('users.email')
    for (const secret of [CANARY_IBAN, CANARY_TWO_FACTOR, secretive.cardNumber, cardInFile]) {
      expect([secret, await columnsWith(secret)]).toEqual([secret, []])
    }
  })

  test('is in no line of the log, not even of what goes wrong', async () => {
    const client = await Client.actingAs(secretive.user)
    await client.post('/payouts', { amountCents: {}, iban: CANARY_IBAN, holder: [CANARY_IBAN] })
    const form = new FormData()
    form.set('file', new Blob([`x;${cardInFile}\n`]), `reistransacties_${cardInFile}.csv`)
    await client.post('/batches', form)
    logger.error({ err: new Error('the log is heard') })

    expect(logged.join('')).toContain('the log is heard')
    expect(findIn(logged.join(''))).toEqual([])
  })
})

/** Looks as the owner of the tables, whom no wall hides anything from. */
const columnsWith = (text: string) =>
  withClient(process.env.DATABASE_URL!, async (database) => {
    const { rows: columns } = await database.query<{ table: string; column: string }>(
      `select c.oid::regclass as table, a.attname as column
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
       where c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
         and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
         and t.typname in ('text', 'varchar', 'json', 'jsonb', 'xml', '_text', '_varchar')`
    )
    const found: string[] = []
    for (const { table, column } of columns) {
      const { rowCount } = await database.query(
        `select 1 from ${table} where strpos(replace(${column}::text, ' ', ''), $1) > 0 limit 1`,
        [text]
      )
      if (rowCount) found.push(`${table}.${column}`)
    }
    return found
  })

/** Every page there is, with this person's own things for what its address leaves open. */
async function addresses(user: User) {
  const things = (await asWorker(() =>
    queryRow<Record<string, string>>(
      `select b.public_id as batch, c.reference as claim, t.public_id as trip
       from claims c join trips t on t.id = c.trip_id join batches b on b.id = c.batch_id where c.user_id = ?`,
      [user.id]
    )
  ))!
  const thingOf = (pattern: string) => {
    if (/claims\/:/.test(pattern)) return [things.claim]
    if (/trips\/:/.test(pattern)) return [things.trip]
    if (/payout-runs\/:/.test(pattern)) return [secretive.run.reference]
    if (/statements\/:year/.test(pattern)) return ['2026']
    if (/batches\/:/.test(pattern)) return [things.batch, secretive.batch.publicId]
    return [user.publicId]
  }
  return Object.values(router.toJSON())
    .flat()
    .filter((route) => route.methods.includes('GET') && !route.pattern.includes('*'))
    .flatMap(({ pattern }) =>
      pattern.includes(':') ? thingOf(pattern).map((thing) => pattern.replace(/:\w+\??/g, thing)) : [pattern]
    )
}
