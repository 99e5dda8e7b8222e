import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { applyDefinitions } from '#app/platform/schema/apply_definitions'
import { structureOf } from '#app/platform/schema/structure'
import { jobs } from '#start/jobs'
import { workerDatabase } from '#tests/support/database'
import { withClient } from '#bin/support/database'
import { asOwner } from '#tests/support/owner'

const nameIn = (url: string) => new URL(url).username
const owner = nameIn(process.env.DATABASE_URL!)
const application = nameIn(process.env.DATABASE_APP_URL!)

describe('the structure of the database', () => {
  test('stands in database/structure.sql, which `migration:run` writes in development', async () => {
    const structure = await asOwner((client) => structureOf(client, { [owner]: 'owner', [application]: 'application' }))
    expect(structure).toBe(readFileSync('database/structure.sql', 'utf8'))
  })

  test.each([
    ['a column', 'alter table users add column shoe_size integer'],
    ['a default', 'alter table users alter column country set default $$BE$$'],
    ['an index', 'create index users_by_city on users (city)'],
    ['a check', 'alter table users add check (city <> $$$$)'],
    ['a trigger', 'drop trigger claims_transition on claims'],
    ['a function', 'create function one() returns integer language sql as $$ select 1 $$'],
    ['who may call a function', `revoke execute on function ledger_seal from "${application}"`],
    ['a view', 'drop view live_claims'],
    ['a policy', 'drop policy tenant_isolation on claims'],
    ['a grant', `grant delete on claims to "${application}"`],
    ['a grant on a column', `grant update (until_on) on month_closings to "${application}"`],
    ['what is logged', 'alter table broadcast_sequences set logged'],
  ])('differs when %s does', async (_, sql) => {
    await asOwner(async (client) => {
      const before = await structureOf(client, {})
      await client.query('begin')
      await client.query(sql)
      const after = await structureOf(client, {})
      await client.query('rollback')
      expect(after).not.toBe(before)
    })
  })

  test('comes back from its definitions alone', async () => {
    await asOwner(async (client) => {
      const before = await structureOf(client, {})
      await client.query('drop view pending_payouts')
      await client.query('drop trigger claims_transition on claims')
      await client.query(`create or replace function clock_now() returns timestamptz language sql stable parallel safe
        set search_path = public, pg_temp as $$ select null::timestamptz $$`)
      await client.query('drop policy tenant_isolation on claims')
      await client.query(`revoke select on claims from "${application}"`)
      expect(await structureOf(client, {})).not.toBe(before)

      // As after a migration.
      await client.query('delete from schema_definitions')
      await applyDefinitions(client, 'database', `"${application}"`)
      expect(await structureOf(client, {})).toBe(before)
    })
  })

  test('is left alone when no definition changed, and as it was when one of them fails', async () => {
    await asOwner(async (client) => {
      const applied = async () => (await client.query('select xmin, hash from schema_definitions')).rows
      const before = await applied()
      await applyDefinitions(client, 'database', `"${application}"`)
      expect(await applied()).toEqual(before)

      const structure = await structureOf(client, {})
      await expect(applyDefinitions(client, 'database', '"nobody_at_all"')).rejects.toThrow(
        /^database\/sight\.sql: .*nobody_at_all/
      )
      expect(await structureOf(client, {})).toBe(structure)
    })
  })

  test('of an older version is refused in one sentence', async () => {
    const urls = await workerDatabase(`older_${process.pid}`)
    await withClient(urls.DATABASE_URL, (client) =>
      client.query("insert into adonis_schema (name, batch) values ('database/migrations/0039_unlock_ledger', 1)")
    )

    const { code, output } = await run(['ace.js', 'migration:run', '--connection=owner'], urls)
    expect(code).toBe(1)
    expect(output).toContain('An older version of Fareback made this database')
    expect(output).not.toMatch(/\bat .*\.[jt]s:\d/)
  })
})

describe('definitions', () => {
  const sources = globSync('database/{baseline,functions,views}/**/*.sql').map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }))

  test('stand in one place each, in a file of their name', () => {
    const places = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/^create (?:or replace )?function (\w+)/gm)].map(([, name]) => ({
        name,
        file,
      }))
    )
    expect(places.map(({ name }) => name).sort()).toEqual([...new Set(places.map(({ name }) => name))].sort())
    const strays = places.filter(
      ({ name, file }) => file.startsWith('database/functions') && basename(file, '.sql') !== name
    )
    expect(strays).toEqual([])
    expect(places.filter(({ name }) => name === 'ledger_post')).toHaveLength(1)
  })

  test('and migrations do not depend on the code of today', () => {
    const imports = globSync('database/migrations/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '(#[^']+)'/g)].map(([, source]) => source)
    )
    expect(imports).toEqual([])
  })
})

describe('jobs', () => {
  test('are found, each in a file of its name, and have a queue before a worker starts', async () => {
    const files = globSync('app/**/jobs/*.ts').map((file) => basename(file, '.ts'))
    expect(jobs.map((job) => job.name).sort()).toEqual(files.sort())

    const { rows } = await asOwner((client) =>
      client.query("select name from pgboss.queue where name not like '\\_\\_%'")
    )
    expect(rows.map((row) => row.name).sort()).toEqual(files)
  })
})

const run = (args: string[], env: Record<string, string>) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile('node', args, { cwd: 'build', env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr })
    )
  })
