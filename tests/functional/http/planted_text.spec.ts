import { readFileSync } from 'node:fs'
import router from '@adonisjs/core/services/router'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { lists } from '#start/lists'
import { type Subjects, addressOf, createSubjects } from '#tests/factories/subjects'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { asOwner } from '#tests/support/owner'

/** What a text column holds at the worst: an escaped NUL, half a pair as bytes of an address, breaks, and turned text. */
const PLANTED = '%00\\u0000\\ud83d%ED%A0%80\r\u2028\u202Egnp.exe<!--<script>'

/** Texts that people and files bring, by the names of their columns. */
const TEXTS =
  /^(first_name|last_name|address_line|city|postcode|phone|name|brands|address|description|note|reason|reject_reason|decision_note|hold_note|hold_reply|stated_place|case_reference|operator_reference|from_place|to_place|product|operator_name|transport|purpose|nickname|file_name|counterparty_name|bank_reference|end_to_end_id|batch_reference|statement_number|source|evidence|motivation|job|subject|text|html|user_agent|actor_name|problem|problem_found|query|argument|signed_name|staff_name|title)$/

type Column = { table: string; column: string }

let subjects: Subjects
const openBefore = new Map<string, number>()
let planted: Column[] = []

const pages = () =>
  Object.values(router.toJSON())
    .flat()
    .filter(
      ({ methods, pattern }) =>
        methods.includes('GET') &&
        !/\*|^\/(protocol|broadcasting)|token|:code|:file|:section|export|evidence|letter|dossier|receipt|payment-file|:year|\.csv|login|emails\/:id/.test(
          pattern
        )
    )

async function open(person: 'owner' | 'traveller' | 'manager') {
  const client = await Client.actingAs(subjects[person])
  const statuses = new Map<string, number>()
  for (const { pattern } of pages()) {
    const { status } = await client.get(await addressOf({ pattern }, subjects))
    statuses.set(`${person} ${pattern}`, status)
  }
  return statuses
}

async function openAll() {
  const answers = [await open('owner'), await open('traveller'), await open('manager')]
  return new Map(answers.flatMap((map) => [...map]))
}

/** Past the walls and the application; what a constraint refuses stays as it was. Other tests find the rows as they were. */
const plant = () =>
  asOwner(async (owner) => {
    const { rows } = await owner.query<Column>(
      `select c.table_name as table, c.column_name as column
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where table_schema = 'public' and c.data_type = 'text' and c.is_generated = 'NEVER' and t.table_type = 'BASE TABLE'
         and exists (select 1 from information_schema.columns id where id.table_name = c.table_name and id.column_name = 'id')`
    )
    const done: Column[] = []
    await owner.query('create schema kept')
    for (const { table, column } of rows.filter((found) => TEXTS.test(found.column))) {
      await owner.query(`create table kept.${table}_${column} as select id, ${column} from ${table}`)
      try {
        const { rowCount } = await withoutTriggers(
          owner,
          table,
          `update ${table} set ${column} = left(${column}, 20) || $1 where ${column} is not null`,
          [PLANTED]
        )
        if (rowCount) done.push({ table, column })
      } catch {
        // A constraint holds: no such text can stand there.
      }
    }
    return done
  })

const restore = () =>
  asOwner(async (owner) => {
    for (const { table, column } of planted) {
      await withoutTriggers(
        owner,
        table,
        `update ${table} set ${column} = was.${column} from kept.${table}_${column} was where was.id = ${table}.id`
      )
    }
    await owner.query('drop schema kept cascade')
  })

async function withoutTriggers(owner: pg.Client, table: string, sql: string, values?: unknown[]) {
  await owner.query(`begin; alter table ${table} disable trigger user`)
  try {
    const answer = await owner.query(sql, values)
    await owner.query(`alter table ${table} enable trigger user; commit`)
    return answer
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

afterAll(restore, 60_000)

beforeAll(async () => {
  subjects = await createSubjects()
  await asWorker(async () => {
    for (const { name } of lists.filter(({ openTo }) => openTo)) {
      await queryRows(
        `insert into saved_views (tenant_id, user_id, list, name, query, is_shared) values (?, ?, ?, ?, 'view=all', true)`,
        [subjects.owner.tenantId, subjects.owner.id, name, `Of ${name}`]
      )
    }
  })
  for (const [page, status] of await openAll()) openBefore.set(page, status)
  planted = await plant()
}, 120_000)

// Other tests count the statements of these lists.
afterAll(() => asWorker(() => queryRows('delete from saved_views')))

describe('text that no door would let in, planted in every column', () => {
  test('reaches many columns', () => {
    const tables = new Set(planted.map(({ table }) => table))
    expect(tables.size).toBeGreaterThan(12)
    expect(planted.length).toBeGreaterThan(20)
    expect(planted).toContainEqual({ table: 'saved_views', column: 'query' })
  })

  test('takes no page from anyone', async () => {
    const after = await openAll()
    const changed = [...after].filter(([page, status]) => status !== openBefore.get(page))
    expect(changed.map(([page, status]) => `${page}: ${openBefore.get(page)} before, ${status}`)).toEqual([])
  }, 120_000)

  test('is exported without ending anything', { tags: ['long'], timeout: 60_000 }, async () => {
    const client = await Client.actingAs(subjects.owner)
    for (const path of [
      'claims',
      'users',
      'trips',
      'counterparties',
      'letters',
      'expenses',
      'lines',
      'statements',
      'payout-runs',
    ]) {
      for (const format of ['csv', 'xlsx']) {
        const { status } = await client.get(`/admin/${path}/export?format=${format}`)
        expect([path, format, status]).toEqual([path, format, 200])
      }
    }
  })
})

describe('a session that cannot be read', () => {
  test.each(['\\u0000', '\\ud83d'])('with %s is dropped: its browser signs in again', async (text) => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    await asOwner((owner) =>
      owner.query(
        `update sessions set data = replace(data, '"message":{', '"message":{"planted":"' || $1 || '",') where user_id = $2`,
        [text, user.publicId]
      )
    )
    const answer = await client.get('/home')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login'])
    expect((await client.get('/login')).status).toBe(200)
    expect(
      await asOwner((owner) => owner.query('select 1 from sessions where user_id = $1', [user.publicId]))
    ).toMatchObject({ rowCount: 0 })
  })
})

describe('the database layer', () => {
  const stored = (sql: string, value: unknown) =>
    asWorker(() => queryRow<{ value: unknown }>(`select ${sql} as value`, [value as string]))

  test.each([
    ['text', '?::text', 'a\0b', 'ab'],
    ['half a pair', '?::text', 'a\ud83db', 'a\ufffdb'],
    ['JSON', '?::jsonb', JSON.stringify({ 'k\0': 'a\0b\ud83d' }), { k: 'ab\ufffd' }],
    ['a list', '?::text[]', ['a\0', 'b'], ['a', 'b']],
    ['an object', '?::jsonb', { deep: { text: 'a\0' } }, { deep: { text: 'a' } }],
    ['a text about escapes', '?::text', String.raw`C:\u0000 and {`, String.raw`C:\u0000 and {`],
    [
      'JSON with an escaped backslash',
      '?::jsonb',
      JSON.stringify({ path: String.raw`\u0000` }),
      { path: String.raw`\u0000` },
    ],
  ])('accepts %s as PostgreSQL can hold it', async (_, sql, given, kept) => {
    expect((await stored(sql, given))?.value).toEqual(kept)
  })

  test('is the pool of every connection', () => {
    expect(readFileSync('config/database.ts', 'utf8').match(/\.\.\.pooled/g)).toHaveLength(2)
  })
})
