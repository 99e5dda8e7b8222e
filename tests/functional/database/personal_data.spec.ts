import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { eraseAccount } from '#app/web/closure/actions/erase_account'
import { giveUpBalance } from '#app/money/payouts/actions/give_up_balance'
import { exportAccount } from '#app/web/closure/actions/export_account'
import type { TableDeclaration } from '#app/platform/personal_data/personal_data'
import { inTenant } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'
import { personalData } from '#start/personal_data'
import { canariesOf, createLeaver } from '#tests/factories/leavers'
import { asOwner } from '#tests/support/owner'
import { unzip } from '#tests/support/unzip'

const declared = personalData.flatMap(({ tables }) => Object.entries(tables))
const tables = Object.fromEntries(declared)

/** Columns that tell of a person: whose a row is, how to reach them, and what is encrypted because it is theirs. */
const OF_PERSONS = `(^|_)(user_id|referred_id|referrer_id|staff_id|card_id|email|to_address|ip|phone|iban|holder|user_agent|actor_name)$|_encrypted$`

/** What such a column tells of in these is no traveller. */
const OF_OTHERS: Record<string, string> = {
  counterparties: 'operators are organisations',
  counterparty_drafts: 'operators are organisations',
  payout_run_downloads: 'who of finance fetched a file, for the auditor',
  payout_runs: 'its payments are in payouts, one by one',
  erasures: 'the receipt of an erasure, which names nobody',
}

const tablesWithPersons = (owner: { query(sql: string): Promise<{ rows: { name: string }[] }> }) =>
  owner
    .query(
      `select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname ~ '${OF_PERSONS}'`
    )
    .then(({ rows }) => rows.map((row) => row.name))

const undeclared = (names: string[]) => names.filter((name) => !(name in tables) && !(name in OF_OTHERS))

describe('what is held of people', () => {
  test('is declared, table by table: export, erasure and retention', async () => {
    const names = await asOwner(tablesWithPersons)
    expect(names.length).toBeGreaterThan(30)
    expect(undeclared(names)).toEqual([])
    expect(declared).toHaveLength(Object.keys(tables).length)
    for (const [name, { retained }] of declared) expect([name, retained.length > 3]).toEqual([name, true])
  })

  test('is found when nobody declared it', async () => {
    await asOwner(async (owner) => {
      await owner.query('begin')
      await owner.query('create table diaries (user_id bigint, text text)')
      expect(undeclared(await tablesWithPersons(owner))).toEqual(['diaries'])
      await owner.query('rollback')
    })
  })

  test('names tables that are there, and jobs that delete', async () => {
    const { rows } = await asOwner((owner) => owner.query("select relname from pg_class where relkind = 'r'"))
    const there = new Set(rows.map((row) => row.relname))
    expect(Object.keys(tables).filter((name) => !there.has(name))).toEqual([])

    const upkeep = readFileSync('app/web/upkeep/jobs/daily_upkeep.ts', 'utf8')
    const named = declared.flatMap(([, { retained }]) => retained.match(/prune_\w+/g) ?? [])
    const isDone = (name: string) =>
      upkeep.includes(`/${name}'`) || ['prune_estimates', 'prune_idempotency_keys'].includes(name)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !isDone(name))).toEqual([])
  })

  test('is in the export where it says so, with what its rows hold', async () => {
    const user = await createLeaver()
    await leaveEverything(user)
    const file = await inTenant(user.tenantId, () => exportAccount(user, 'en'))
    const files = unzip(await buffer(file.createReadStream({ start: 0 })))
    const names = [...files.keys()]
    const isThere = (place: TableDeclaration['exported']) => {
      if (typeof place !== 'string') return true
      return place.endsWith('/') ? names.some((name) => name.startsWith(place)) : files.has(place)
    }
    expect(declared.filter(([, { exported }]) => !isThere(exported)).map(([name]) => name)).toEqual([])

    // A file of a table that holds rows of theirs has lines.
    const rows = await rowsOf(user)
    const empty = declared.filter(
      ([name, { exported }]) =>
        typeof exported === 'string' &&
        exported.endsWith('.csv') &&
        (rows.get(name) ?? 0) > 0 &&
        files.get(exported)!.toString().trimEnd().split('\r\n').length < 2
    )
    expect(empty.map(([name]) => name)).toEqual([])
  })

  test('is gone where it says so, and names nobody where it stays', async () => {
    const user = await createLeaver()
    const canaries = canariesOf(user)
    await leaveEverything(user)
    const before = await rowsOf(user)
    const untried = declared.filter(([name, { erased }]) => erased === 'deleted' && before.get(name) === 0)
    expect(untried.map(([name]) => name)).toEqual([])

    await inTenant(user.tenantId, () => giveUpBalance(user))
    await inTenant(user.tenantId, () => eraseAccount(user, user))

    const rows = await rowsOf(user)
    const left = declared.filter(([name, { erased }]) => erased === 'deleted' && (rows.get(name) ?? 0) > 0)
    expect(left.map(([name]) => name)).toEqual([])

    const told = await asOwner(async (owner) => {
      const found: string[] = []
      for (const name of Object.keys(tables)) {
        for (const word of [
          canaries.firstName,
          canaries.lastName,
          canaries.email,
          canaries.phone,
          canaries.addressLine,
        ]) {
          const { rowCount } = await owner.query(
            `select from ${name} t where position(lower($1) in lower(t::text)) > 0 limit 1`,
            [word]
          )
          if (rowCount) found.push(`${name}: ${word}`)
        }
      }
      return found
    })
    expect(told).toEqual([])
  })
})

/** What a leaver of the factory has not: a row in each table that erasing empties. */
async function leaveEverything({ id, tenantId }: User) {
  const own = [tenantId, id]
  await asOwner(async (owner) => {
    const { rows } = await owner.query<{ card: number; transaction: number }>(
      `select c.id as card, t.id as transaction from ovcp_cards c join transactions t on t.card_id = c.id
       where c.tenant_id = $1 and c.user_id = $2 order by t.id limit 1`,
      own
    )
    const { card, transaction } = rows[0]
    const insert = (sql: string, ...values: unknown[]) => owner.query(sql, [...own, ...values])
    await insert(
      `insert into saved_views (tenant_id, user_id, list, name, query) values ($1, $2, 'claims', 'Mine', '')`
    )
    await insert(
      `insert into contact_messages (tenant_id, user_id, reference, name, email, locale, subject, message)
       values ($1, $2, random_reference('MSG'), 'Someone', 'someone@example.test', 'nl', 'A question', 'How does this go?')`
    )
    await insert(
      `insert into said_products (tenant_id, user_id, card_id, valid_from, valid_until, pass)
       values ($1, $2, $3, '2026-01-01', '2026-02-01', 'full')`,
      card
    )
    await insert(
      `insert into trip_overrides (tenant_id, user_id, anchor_transaction_id, note) values ($1, $2, $3, 'I stayed there')`,
      transaction
    )
    await insert('insert into payment_answers (tenant_id, user_id, transaction_id) values ($1, $2, $3)', transaction)
    await insert(
      `insert into own_corrections (tenant_id, user_id, counterparty_id, period_start, count)
       select $1, $2, id, '2026-01-01', 1 from counterparties where slug = 'ns'`
    )
    await insert(
      `insert into idempotency_keys (tenant_id, user_id, key, body_hash, created_at)
       values ($1, $2, 'a-key-of-a-press-1', repeat('0', 64), now())`
    )
    await insert(
      `insert into claim_proposals (trip_id, tenant_id, user_id, kind, reason, gross_cents, net_cents, travelled_on)
       select id, $1, $2, 'missed_check_out', 'placeMissing', 0, 0, '2026-01-01' from trips where tenant_id = $1 and user_id = $2 limit 1`
    )
    await insert(
      `with filing as (insert into claim_filings (tenant_id, user_id) values ($1, $2) returning id)
       insert into claim_filing_people (tenant_id, filing_id, user_id, trip_ids) select $1, id, $2, '{}' from filing`
    )
    await owner.query(
      `insert into estimates (user_id, token_hash, checksum, file_name, file_key, byte_size, result, expires_at)
       values ($1, $2, $2, 'trips.csv', $2, 1, '{}', now() + interval '1 hour')`,
      [id, `leaver-${id}`]
    )
  })
}

/** How many rows of each table are theirs. */
async function rowsOf(user: User) {
  return asOwner(async (owner) => {
    const { rows } = await owner.query<{ name: string }>(
      `select relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.atttypid = 'bigint'::regtype`
    )
    const counts = new Map<string, number>()
    for (const { name } of rows) {
      const { rows: count } = await owner.query(`select count(*)::int as count from ${name} where user_id = $1`, [
        user.id,
      ])
      counts.set(name, count[0].count)
    }
    return counts
  })
}
