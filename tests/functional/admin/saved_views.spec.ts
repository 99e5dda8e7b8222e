import { afterAll, describe, expect, test } from 'vitest'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import SavedView from '#app/web/saved_views/saved_view'
import { createClaim } from '#tests/factories/claims'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const VIEW = { list: 'claims', name: 'Mine', address: 'view=all', isShared: false }

async function setup() {
  const user = await createUser({ role: 'agent' })
  const client = await Client.actingAs(user)
  const claim = await createClaim(await createUser())
  const save = (given: object = {}, from = '/admin/claims?view=all') =>
    client.submit('/admin/saved-views', { ...VIEW, ...given }, { from })
  const shown = async (to: Client = client) => (await to.page('/admin/claims')).props.savedViews
  return { user, client, claim, save, shown }
}

// Other tests count the statements of these lists.
afterAll(() => asWorker(() => queryRows('delete from saved_views')))

describe('a saved view', () => {
  test('is kept with its count, and the page stays where it was', async () => {
    const { claim, save, shown } = await setup()
    const page = await save({ address: `q=${claim.reference}` })
    expect([page.component, page.props!.list.view]).toEqual(['Admin/Claims/Index', 'all'])
    expect(await shown()).toEqual([
      {
        id: expect.any(String),
        name: 'Mine',
        query: `q=${claim.reference}`,
        isShared: false,
        isOwn: true,
        canDelete: true,
        count: { count: 1, isExact: true },
      },
    ])
  })

  test('is seen by colleagues when it is shared, and changed by its owner alone', async () => {
    const { client, save, shown } = await setup()
    const colleague = await Client.actingAs(await createUser({ role: 'finance' }))
    const name = `For all ${Math.random()}`
    const isThere = async () => (await shown(colleague)).find((view: { name: string }) => view.name === name)
    await save({ name })
    const [view] = await shown()
    expect(await isThere()).toBeUndefined()

    await client.submit(`/admin/saved-views/${view.id}`, { name, isShared: true }, { method: 'PATCH' })
    expect(await isThere()).toMatchObject({ isShared: true, isOwn: false })
    const [path, form] = [`/admin/saved-views/${view.id}`, { name: 'Theirs', isShared: false }]
    expect((await colleague.patch(path, form)).status).toBe(404)
    expect((await colleague.delete(path)).status).toBe(404)

    await client.submit(path, {}, { method: 'DELETE' })
    expect(await isThere()).toBeUndefined()
  })

  test('wants a name that is not taken, and leaves room', async () => {
    const { client, save, shown } = await setup()
    expect((await save({ name: ' ' })).errors!.name).toBeTruthy()
    await save()
    expect((await save({ name: 'MINE' })).errors!.name).toMatch(/already/)
    for (let at = 0; at < 11; at++) await save({ name: `View ${at}` })
    expect((await save({ name: 'One more' })).errors!.name).toMatch(/12 views/)
    const own = (await shown()).filter(({ isOwn }: { isOwn: boolean }) => isOwn)
    expect(own).toHaveLength(12)
    const path = `/admin/saved-views/${own[1].id}`
    const page = await client.submit(path, { name: own[0].name, isShared: false }, { method: 'PATCH' })
    expect(page.errors!.name).toMatch(/already/)
  })

  test('is made once, of all that save it at the same time', async () => {
    const { user, save } = await setup()
    await Promise.all(Array.from({ length: 4 }, () => save()))
    expect(await asStaff(() => SavedView.ownedBy(user))).toHaveLength(1)
  })

  test('of parts that mean nothing any more holds what the others mean', async () => {
    const { save, shown } = await setup()
    await save({ address: 'kind=gone&view=nowhere&q=nothing-like-it' })
    expect((await shown())[0].count).toEqual({ count: 0, isExact: true })
  })
})
