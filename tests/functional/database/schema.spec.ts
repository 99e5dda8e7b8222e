import { describe, expect, test } from 'vitest'
import { post } from '#app/money/ledger/ledger'
import { asWorker } from '#app/platform/shared/tenancy'
import { credit } from '#tests/factories/money'
import { createUser } from '#tests/factories/users'
import { asApp, asOwner } from '#tests/support/owner'
import { schemaFaults } from '#tests/support/schema_faults'

const appRole = new URL(process.env.DATABASE_APP_URL!).username

describe('the schema', () => {
  test('lets the application do what its policies say, and nothing else', async () => {
    expect(await asOwner((owner) => schemaFaults(owner, appRole))).toEqual([])
  })

  test.each([
    [
      'runs as its owner',
      `create function leak() returns bigint language sql security definer
       set search_path = public as 'select count(*) from users'`,
    ],
    [
      'anyone may call it',
      `create function leak() returns bigint language sql security definer
       set search_path = public, pg_temp as 'select count(*) from users'`,
    ],
    ['shows what its owner sees', `create view leak as select * from users; grant select on leak to "${appRole}"`],
    ['has no wall', `create table leak (tenant_id bigint); grant select on leak to "${appRole}"`],
    ['has no wall', 'alter table users no force row level security'],
    ['lets everything through', `create policy leak on users to "${appRole}" using (true)`],
    ['names no setting of ours', `create policy leak on users to "${appRole}" using (role = 'owner')`],
    ['may truncate', `grant truncate on claims to "${appRole}"`],
    ['may update', `grant update on ledger_entries to "${appRole}"`],
    ['may delete', `grant delete on audit_logs to "${appRole}"`],
    ['everyone has a right', 'grant select on claims to public'],
    ['may pass on', `grant select on claims to "${appRole}" with grant option`],
    ['may create', `grant create on schema public to "${appRole}"`],
    ['may make temporary tables', `grant temporary on database current to "${appRole}"`],
    ['is switched off', 'alter table ledger_entries disable trigger ledger_entries_append_only'],
    ['can be emptied', 'drop trigger ledger_entries_append_only on ledger_entries'],
    ['column of persons', 'alter table tariff_units add column user_id bigint'],
  ])('is found out when something %s', async (fault, sql) => {
    await asOwner(async (owner) => {
      const { rows } = await owner.query('select current_database() as name')
      await owner.query('begin')
      await owner.query(sql.replace('database current', `database "${rows[0].name}"`))
      const faults = await schemaFaults(owner, appRole)
      await owner.query('rollback')
      expect(faults.join('\n')).toContain(fault)
    })
  })
})

describe('the role of the application', () => {
  test('makes no temporary tables', async () => {
    await asApp(async (app) => {
      await expect(app.query('create temp table users (id bigint)')).rejects.toThrow(/permission/)
    })
  })

  test('fools no function with temporary tables, where the server lets it make some', async () => {
    const user = await createUser()
    await credit(user, 1_00)
    await withTemporaryTables(async () => {
      await asApp(async (app) => {
        await app.query(`
          create temp table ledger_kinds (kind text, may_overdraw boolean);
          insert into ledger_kinds values ('payout.requested', true);
          create temp table users as select id, tenant_id, now() as erased_at from public.users limit 0;
          insert into users values (${user.id}, ${user.tenantId}, now());
          select set_config('fareback.scope', 'worker', false);
        `)
        await expect(
          app.query(
            `select ledger_post('payout.requested', 'fooled', array[$1, 'in_transit'], array[-50000, 50000], 'user', 1)`,
            [user.wallet]
          )
        ).rejects.toThrow(/Insufficient funds/)
        await expect(app.query('select scrub_audit_logs($1)', [user.id])).rejects.toThrow(/is not erased/)
        await app.query(`select set_config('fareback.erasing', $1, false)`, [String(user.id)])
        await expect(app.query("update audit_logs set actor_name = 'Former traveller'")).rejects.toThrow(
          /never changed|permission/
        )
      })
    })
  })

  test('finds a session by its id alone', async () => {
    await asApp(async (app) => {
      await expect(app.query('select * from sessions')).rejects.toThrow(/permission denied/)
      await expect(app.query('delete from sessions')).rejects.toThrow(/permission denied/)
      const { rows } = await app.query("select data from session_open('made up', 60)")
      expect(rows).toEqual([])
    })
    const { rows } = await asOwner((owner) => owner.query('select id from sessions'))
    for (const { id } of rows) expect(id).toMatch(/^[0-9a-f]{64}$/)
  })

  test('still posts what is right', async () => {
    const user = await createUser()
    const id = await asWorker(() =>
      post({
        kind: 'adjustment',
        key: `schema:${user.id}`,
        postings: [
          { account: user.creditAccount, amountCents: 1 },
          { account: 'suspense', amountCents: -1 },
        ],
        subject: { type: 'test', id: user.id },
        actorId: null,
      })
    )
    expect(id).toBeGreaterThan(0)
  })
})

async function withTemporaryTables(work: () => Promise<void>) {
  const change = (verb: string) =>
    asOwner(async (owner) => {
      const { rows } = await owner.query('select current_database() as name')
      await owner.query(`${verb.replace('?', `temporary on database "${rows[0].name}"`)} "${appRole}"`)
    })
  await change('grant ? to')
  await work().finally(() => change('revoke ? from'))
}
