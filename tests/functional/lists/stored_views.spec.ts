import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { lists } from '#start/lists'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

/** Where each list is whose views are kept. */
const PATHS = Object.fromEntries(
  lists.filter(({ openTo }) => openTo).map(({ name }) => [name, `/admin/${name.replaceAll('_', '-')}`])
)

/** As SQL can put it there. */
const plant = (author: User, list: string, query: string) =>
  asWorker(async () => {
    const name = `Broken ${randomUUID()}`
    const row = await queryRow<{ id: string }>(
      `insert into saved_views (tenant_id, user_id, list, name, query, is_shared) values (?, ?, ?, ?, ?, true) returning public_id as id`,
      [author.tenantId, author.id, list, name, query]
    )
    return { id: row!.id, name }
  })

// Other tests count the statements of these lists.
afterAll(() => asWorker(() => queryRows('delete from saved_views')))

describe('a view that one shared and all load', () => {
  test('is of one of the lists that keep views', () => {
    expect(Object.keys(PATHS)).toEqual(expect.arrayContaining(['claims', 'payout_runs', 'tenants']))
  })

  test.each(Object.entries(PATHS))('takes the list %s from nobody, whatever it asks for', async (list, path) => {
    const author = await createUser({ role: 'owner' })
    for (const query of ['q=%00', 'row=%00&q=%ED%A0%80', 'after=%00', '%00=%00', `q=${'%'.repeat(200)}`])
      await plant(author, list, query)
    const reader = await Client.actingAs(await createUser({ role: 'finance' }))
    const page = await reader.page(path)
    expect(page.status).toBe(200)
    expect(page.props.savedViews.length).toBeGreaterThanOrEqual(5)
  })

  test('is shown as broken when its count fails, and an owner removes it', async () => {
    const author = await createUser({ role: 'agent' })
    const { id, name } = await plant(author, 'claims', 'view=all')
    const reader = await Client.actingAs(await createUser({ role: 'agent' }))
    const owner = await Client.actingAs(await createUser({ role: 'owner' }))
    const claims = lists.find((list) => list.name === 'claims')!
    const { attemptCount } = claims
    claims.attemptCount = (parsed, deadline) =>
      attemptCount({ ...parsed, query: { ...parsed.query, filters: {}, selected: ['\ud800'] } }, deadline).then(() => {
        throw new Error('as a filter that no longer exists')
      })
    try {
      const of = async (client: Client) =>
        (await client.page('/admin/claims')).props.savedViews.find((view: { id: string }) => view.id === id)
      expect(await of(reader)).toMatchObject({ name, count: null, canDelete: false })
      expect(await of(owner)).toMatchObject({ name, count: null, canDelete: true })
      expect((await reader.delete(`/admin/saved-views/${id}`)).status).toBe(404)
      expect((await owner.delete(`/admin/saved-views/${id}`)).status).toBe(302)
      expect(await of(reader)).toBeUndefined()
    } finally {
      claims.attemptCount = attemptCount
    }
    const audited = await asWorker(() =>
      queryRow("select actor_name from audit_logs where action = 'saved_view.deleted' order by id desc limit 1")
    )
    expect(audited).not.toBeNull()
  })

  test('is counted within a deadline, and the page goes on', async () => {
    const claims = lists.find((list) => list.name === 'claims')!
    const parsed = await claims.parse({})
    await asWorker(async () => {
      const slow = {
        ...claims,
        table: '(select claims.* from pg_sleep(5) left join claims on true) claims',
      }
      const { attemptCount } = await import('#app/platform/lists/read_page')
      await expect(attemptCount(slow, parsed.query, 50)).rejects.toThrow(/statement timeout/)
      expect(await queryRow('select 1 as alive')).toEqual({ alive: 1 })
      expect(await queryRow<{ t: string }>("select current_setting('statement_timeout') as t")).not.toEqual({
        t: '50ms',
      })
    })
  })

  test('is of a list that its author may open', async () => {
    const agent = await Client.actingAs(await createUser({ role: 'agent' }))
    const form = { name: 'Mine', address: 'view=all', isShared: true }
    for (const list of ['payout_runs', 'statements', 'lines', 'expenses']) {
      expect([list, (await agent.post('/admin/saved-views', { ...form, list })).status]).toEqual([list, 403])
    }
    const nowhere = await agent.submit('/admin/saved-views', { ...form, list: 'nowhere' }, { from: '/admin/claims' })
    expect(nowhere.errors!.list).toBeTruthy()
    const finance = await Client.actingAs(await createUser({ role: 'finance' }))
    expect((await finance.post('/admin/saved-views', { ...form, list: 'payout_runs' })).status).toBe(302)
  })

  test('is stored as the list writes it', async () => {
    const user = await createUser({ role: 'agent' })
    const client = await Client.actingAs(user)
    await client.post('/admin/saved-views', {
      list: 'claims',
      name: 'Odd',
      isShared: false,
      address: 'q=%00abc&nothing=1&view=all',
    })
    const row = await asWorker(() => queryRow('select query from saved_views where user_id = ?', [user.id]))
    expect(row).toEqual({ query: 'view=all&q=abc' })
  })
})
