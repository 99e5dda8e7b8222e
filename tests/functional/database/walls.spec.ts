import { describe, expect, test } from 'vitest'
import Batch from '#app/travel/batches/batch'
import { asAuthentication, asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import db from '@adonisjs/lucid/services/db'
import User from '#app/people/accounts/user'
import { createTenant, createUser } from '#tests/factories/users'
import { Export, daysAgo, imported, newCard } from '#tests/factories/exports'

describe('the walls between tenants', () => {
  test('stand around every table with a tenant', async () => {
    const open = await queryRows<{ table: string }>(
      `select c.relname as table from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
       where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
         and not (c.relrowsecurity and c.relforcerowsecurity
           and exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant_isolation'))`
    )
    expect(open).toEqual([])
  })

  test('cannot be passed by the role of the application', async () => {
    const [role] = await queryRows<{
      name: string
      super: boolean
      bypass: boolean
      owned: number
    }>(
      `select current_user as name, rolsuper as super, rolbypassrls as bypass,
         (select count(*)::int from pg_class where relowner = r.oid) as owned
       from pg_roles r where rolname = current_user`
    )
    expect(role).toMatchObject({ super: false, bypass: false, owned: 0 })
  })

  test('hide every row from code that names no scope', async () => {
    await createUser()
    expect(await db.from('users').count('* as total').first()).toEqual({ total: 0 })
  })

  test('show a tenant its own rows only, and refuse to write others', async () => {
    const [ours, theirs] = [await createTenant(), await createTenant()]
    const [ourUser, theirUser] = [await createUser({ tenantId: ours.id }), await createUser({ tenantId: theirs.id })]
    const lines = new Export(newCard())
      .journey(daysAgo(10), 'Leiden Centraal', '08:00', 'Den Haag Centraal', '08:16', '4,90')
      .text()
    await imported(theirUser, lines)

    await inTenant(ours.id, async () => {
      expect((await User.all()).map((user) => user.id)).toEqual([ourUser.id])
      for (const table of [
        'batches',
        'batch_cards',
        'batch_rows',
        'transactions',
        'trips',
        'ovcp_cards',
        'audit_logs',
      ]) {
        expect([table, await queryRows(`select 1 from ${table}`)]).toEqual([table, []])
      }
      expect(await Batch.query().update({ file_name: 'ours now' })).toEqual([0])
      await expect(queryRows('update users set tenant_id = ? where id = ?', [theirs.id, ourUser.id])).rejects.toThrow(
        /row-level security/
      )
    }).catch((error) => expect(String(error)).toMatch(/current transaction is aborted|row-level security/))
  })

  test('open for staff and workers by name, and for signing in only to read people', async () => {
    const user = await createUser({ tenantId: (await createTenant()).id })

    expect(await asStaff(() => User.find(user.id))).not.toBeNull()
    expect(await asWorker(() => User.find(user.id))).not.toBeNull()
    await asAuthentication(async () => {
      expect(await User.find(user.id)).not.toBeNull()
      expect(await User.query().where('id', user.id).update({ role: 'owner' })).toEqual([0])
      expect(await queryRows('select 1 from trips')).toEqual([])
    })
  })

  test('keep bank business from tenants', async () => {
    const user = await createUser()
    await inTenant(user.tenantId, async () => {
      for (const table of ['statements', 'statement_lines', 'payment_reports', 'payout_runs', 'payout_run_downloads']) {
        expect(await queryRows(`select 1 from ${table}`)).toEqual([])
      }
    })
  })
})
