import { describe, expect, test } from 'vitest'
import { Client } from '#tests/support/client'
import { createTenant, createUser } from '#tests/factories/users'

type Row = { slug: string; name: string; members: number; claims: number; receivedCents: number; state: string }

describe('the list of organisations', () => {
  test('says of each how many people it has and whether someone manages it', async () => {
    const agent = await Client.actingAs(await createUser({ role: 'agent' }))
    const managed = await createTenant()
    await createUser({ role: 'manager', tenantId: managed.id })
    await createUser({ tenantId: managed.id })
    const alone = await createTenant()

    const { props } = await agent.page(`/admin/tenants?q=${managed.slug}`)
    const [row] = props.list.rows as Row[]
    expect(row).toMatchObject({ slug: managed.slug, members: 2, claims: 0, receivedCents: 0, state: 'managed' })
    expect(props.list.columns.find(({ name }: { name: string }) => name === 'state')).toMatchObject({
      label: 'State',
      labels: { managed: 'Managed' },
    })

    const without = await agent.page(`/admin/tenants?view=unmanaged&q=${alone.slug}`)
    expect(without.props.list.rows.map(({ slug }: Row) => slug)).toEqual([alone.slug])
  })

  test('leaves out our own, and comes as a file', async () => {
    const agent = await Client.actingAs(await createUser({ role: 'agent' }))
    const { slug } = await createTenant()
    const { body, status } = await agent.get(`/admin/tenants/export?format=csv&q=${slug}`)
    expect([status, body.includes(slug), body.includes('Money received')]).toEqual([200, true, true])
    const house = await agent.page('/admin/tenants?q=fareback')
    expect(house.props.list.rows).toEqual([])
  })

  test.each(['member', 'manager'] as const)('is closed to a %s', async (role) => {
    const client = await Client.actingAs(await createUser({ role, tenantId: (await createTenant()).id }))
    for (const path of ['/admin/tenants', '/admin/tenants/export?format=csv'])
      expect((await client.get(path)).status).toBe(403)
  })
})
