import { describe, expect, test } from 'vitest'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { Export, daysAgo, imported, newCard } from '#tests/factories/exports'
import { createOperator } from '#tests/factories/operators'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const TERMS = {
  modes: ['bus'],
  brands: 'Zonnebus, Maanbus',
  validFrom: '2025-12-14',
  validTo: '2035-12-08',
  isNight: false,
  placeKind: 'municipalities',
  own: 'Proefstad; Zuidproef',
  source: 'proefstad.example, read today',
  confirmed: true,
}

async function owned() {
  const operator = await createOperator()
  const client = await Client.actingAs(await createUser({ role: 'owner' }))
  const path = `/admin/counterparties/${operator.slug}`
  const name = `Concessie ${operator.slug}`
  const add = (terms: Record<string, unknown> = {}) =>
    client.submit(`${path}/concessions`, { name, ...TERMS, ...terms }, { from: `${path}/concessions/create` })
  return { operator, client, path, name, add }
}

describe('a concession', () => {
  test('is added and changed by an owner, and trips are of its operator from then on', async () => {
    const { operator, client, path, name, add } = await owned()
    const place = `Proef${operator.slug.slice(-6)}`
    const page = await add({ own: `${place}; Zuidproef` })
    expect(page.flash!.notice.text).toBe('Concession saved.')
    const [row] = page.props!.concessions
    expect(row).toMatchObject({ name, places: 2, brands: ['Zonnebus', 'Maanbus'], isConfirmed: true })

    const operatorsOf = async () => {
      const user = await createUser()
      const product = 'Reizen op Saldo Bus'
      const lines = new Export(newCard()).journey(
        daysAgo(9),
        `${place}, Markt`,
        '08:00',
        `${place}, Station`,
        '08:10',
        '2,10',
        product
      )
      await imported(user, lines.text())
      return asWorker(() => queryRows('select counterparty_id as id from trips where user_id = ?', [user.id]))
    }
    expect(await operatorsOf()).toEqual([{ id: operator.id }])

    const edited = await client.page(`${path}/concessions/${row.id}/edit`)
    expect(edited.props.concession).toMatchObject({ name, isNight: false, placeKind: 'municipalities' })
    await client.submit(
      `${path}/concessions/${row.id}`,
      { name, ...TERMS, own: place, validTo: '2026-01-01' },
      { method: 'PUT' }
    )
    expect(await operatorsOf()).toEqual([{ id: null }])
  })

  test.each([
    ['a day before it begins', { validTo: '2025-12-13' }, 'validTo'],
    ['no place', { own: ' ; ' }, 'own'],
    ['no mode', { modes: [] }, 'modes'],
    ['a mode that is none', { modes: ['rocket'] }, 'modes.0'],
    ['no source', { source: '' }, 'source'],
  ])('is refused with %s', async (_, terms, field) => {
    const { add } = await owned()
    expect((await add(terms)).errors![field]).toBeTruthy()
  })

  test('is there once, and of the operator whose page it is on', async () => {
    const { client, path, add, name } = await owned()
    const [{ id }] = (await add()).props!.concessions
    expect((await add()).errors!.name).toMatch(/There is already a concession/)
    const other = await createOperator()
    const stray = await client.submit(
      `/admin/counterparties/${other.slug}/concessions/${id}`,
      { ...TERMS, name: 'Anders' },
      { method: 'PUT', from: path }
    )
    expect(stray.errors!.name).toMatch(/no longer belongs to this operator/)
    expect((await client.get(`/admin/counterparties/${other.slug}/concessions/${id}/edit`)).status).toBe(404)
    expect(name).toContain('Concessie')
  })

  test('is not for agents to change', async () => {
    const { path } = await owned()
    const agent = await Client.actingAs(await createUser({ role: 'agent' }))
    expect((await agent.get(`${path}/concessions/create`)).status).toBe(403)
    expect((await agent.write('POST', `${path}/concessions`, TERMS)).status).toBe(403)
  })
})
