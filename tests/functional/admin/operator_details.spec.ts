import { DateTime } from 'luxon'
import { beforeAll, describe, expect, test } from 'vitest'
import Counterparty from '#app/travel/operators/counterparty'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { createOperator } from '#tests/factories/operators'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const MINE = { email: 'mine@evil.example', ibans: 'NL20 INGB 0001 2345 67' }
const details = (operator: Counterparty) => ({
  name: operator.name,
  address: operator.address,
  answerDays: 10,
  answerUnit: 'calendar_days',
  answerConfirmed: false,
  objectionDays: 42,
})

let first: Client
let second: Client
beforeAll(async () => {
  first = await Client.actingAs(await createUser({ role: 'owner', firstName: 'Fleur' }))
  second = await Client.actingAs(await createUser({ role: 'owner' }))
})

/** An operator whose details the first owner changed. */
async function drafted(given: object = MINE) {
  const operator = await createOperator()
  const path = `/admin/counterparties/${operator.slug}`
  const saved = await first.submit(path, { ...details(operator), ...given }, { method: 'PUT', from: path })
  const draftIn = async (client: Client) =>
    (await client.page(path)).props.draft as { id: number; why: string | null; by: string } | null
  const draft = await draftIn(first)
  const activate = (client: Client) => client.submit(`${path}/drafts/${draft!.id}/activations`, {}, { from: path })
  const fresh = () => asWorker(async () => (await Counterparty.findOrFail(operator.id)).$attributes)
  return { operator, path, saved, draft, draftIn, activate, fresh }
}

describe('where letters and money of an operator go', () => {
  test('changes when another owner activates it, and not before', async () => {
    const { saved, draft, draftIn, activate, fresh } = await drafted()
    expect(saved.flash!.notice.text).toMatch(/when another owner activates/)
    expect(draft).toMatchObject({ email: 'mine@evil.example', ibans: ['NL20INGB0001234567'], why: 'own' })
    expect(draft!.by).toMatch(/^Fleur/)
    expect(await fresh()).toMatchObject({ email: null, ibans: [] })

    expect((await activate(first)).errors!.draft).toMatch(/another owner has to activate it/)
    expect((await fresh()).ibans).toEqual([])
    expect(await draftIn(second)).toMatchObject({ why: null })
    await activate(second)
    expect(await fresh()).toMatchObject({ email: 'mine@evil.example', ibans: ['NL20INGB0001234567'] })
    expect(await draftIn(second)).toBeNull()
    expect((await activate(second)).errors!.draft).toBeTruthy()
  })

  test('is activated by owners of more than a day alone', async () => {
    const { draftIn, activate, fresh } = await drafted()
    const [fresher, finance, agent] = await Promise.all([
      createUser({ role: 'owner', roleSince: DateTime.now() }),
      createUser({ role: 'finance' }),
      createUser({ role: 'agent' }),
    ])
    const newOwner = await Client.actingAs(fresher)
    expect(await draftIn(newOwner)).toMatchObject({ why: 'new' })
    expect((await activate(newOwner)).errors!.draft).toBeTruthy()
    for (const user of [finance, agent]) expect((await activate(await Client.actingAs(user))).status).toBe(403)
    expect((await fresh()).ibans).toEqual([])
  })

  test('can be left as it is, and waits for one change at a time', async () => {
    const { operator, path, draft, draftIn, fresh } = await drafted()
    const again = await second.submit(path, { ...details(operator), name: 'Nog een' }, { method: 'PUT', from: path })
    expect(again.flash!.notice.text).toMatch(/Another change to these details is waiting/)
    await second.submit(`${path}/drafts/${draft!.id}`, {}, { method: 'DELETE', from: path })
    expect(await draftIn(first)).toBeNull()
    expect((await fresh()).ibans).toEqual([])
  })

  test('of another operator is not activated by an address made up', async () => {
    const [one, other] = [await drafted(), await drafted()]
    const mixed = `${one.path}/drafts/${other.draft!.id}/activations`
    expect((await second.submit(mixed, {}, { from: one.path })).status).toBe(404)
  })

  test('is refused by the database for who works around the pages', async () => {
    const { operator, draft } = await drafted()
    const [author] = await asWorker(() =>
      queryRows<{ id: number }>('select created_by_id as id from counterparty_drafts where id = ?', [draft!.id])
    )
    const direct = (text: string, values: (string | number)[]) => asStaff(() => queryRows(text, values))
    for (const set of ["email = 'x@evil.example'", "ibans = '{NL20INGB0001234567}'", "name = 'X'", "address = 'X'"])
      await expect(direct(`update counterparties set ${set} where id = ?`, [operator.id])).rejects.toMatchObject({
        code: 'FB019',
      })
    await expect(direct("insert into counterparties (slug, name) values ('x', 'X')", [])).rejects.toMatchObject({
      code: 'FB019',
    })
    await expect(
      direct("update counterparty_drafts set status = 'active', decided_at = now(), decided_by_id = ? where id = ?", [
        author.id,
        draft!.id,
      ])
    ).rejects.toMatchObject({ code: '23514' })
    const agent = await createUser({ role: 'agent' })
    await expect(
      direct("update counterparty_drafts set status = 'active', decided_at = now(), decided_by_id = ? where id = ?", [
        agent.id,
        draft!.id,
      ])
    ).rejects.toMatchObject({ code: 'FB019' })
    await expect(direct("update counterparty_drafts set ibans = '{}' where id = ?", [draft!.id])).rejects.toMatchObject(
      { code: '42501' }
    )
  })
})
