import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import abandonBatch from '#app/travel/batches/jobs/abandon_batch'
import { importBatch } from '#app/claims/uploads/actions/import_batch'
import { planBatch } from '#app/claims/uploads/actions/plan_batch'
import Batch from '#app/travel/batches/batch'
import { asWorker } from '#app/platform/shared/tenancy'
import { asOwner } from '#tests/support/owner'
import { eventually } from '#tests/support/eventually'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { Export, daysAgo, newCard } from '#tests/factories/exports'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const AMBIGUOUS = [
  'Datum,Check in,Vertrek,Check uit,Bestemming,Af,Bij,Transactie,Kl,Product,Prive/ Zakelijk,Opmerking',
  '3/4/2026,07:58,Gouda,08:14,Delft,"€ 4,90",,Reis,2,Vol tarief,,',
  '2/5/2026,07:58,Gouda,08:14,Delft,"€ 4,90",,Reis,2,Vol tarief,,',
  '4/2/2026,07:58,Gouda,08:14,Delft,"€ 4,90",,Reis,2,Vol tarief,,',
].join('\n')

/** Two months of one card that share a week, with a missed check-out in the shared part. */
function months(card: string) {
  const ride = (lines: Export, day: number) =>
    lines.journey(daysAgo(day), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
  const shared = (lines: Export) => ride(lines, 30).missedCheckOut(daysAgo(29), 'Leiden Centraal', '17:42')
  return [shared(ride(new Export(card), 40)).text(), ride(shared(new Export(card)), 20).text()]
}

async function sent(client: Client, groupId: string, name: string, text: string) {
  const form = new FormData()
  form.append('file', new Blob([text]), name)
  form.append('groupId', groupId)
  return client.post('/batches', form, { accept: 'application/json' })
}

const batchesOf = (groupId: string) => asWorker(() => Batch.query().where('group_id', groupId).orderBy('id'))

async function uploaded(user: User, ...files: [name: string, text: string][]) {
  const client = await Client.actingAs(user)
  const groupId = randomUUID()
  for (const [name, text] of files) {
    expect((await sent(client, groupId, name, text)).status).toBe(201)
  }
  for (const batch of await batchesOf(groupId)) await planBatch(batch.id)
  return { client, groupId, path: `/batch-groups/${groupId}` }
}

const tripsOf = (user: User) => asWorker(() => queryRows('select 1 from trips where user_id = ?', [user.id]))
const importsTold = async (user: User) =>
  asWorker(async () => {
    const mails = await queryRows<{ text: string }>(
      "select text from emails where user_id = ? and template = 'batch_imported' order by id",
      [user.id]
    )
    return mails.map(({ text }) => text)
  })
const mailsOf = (user: User) =>
  asWorker(() => queryRows<{ template: string }>('select template from emails where user_id = ?', [user.id]))

describe('files that are chosen together', () => {
  test('show one plan with a line for each, and what they bring together', async () => {
    const user = await createUser()
    const [first, second] = months(newCard())
    const { client, path } = await uploaded(user, ['jan.csv', first], ['feb.csv', second])

    const { component, props } = await client.page(path)
    expect(component).toBe('User/BatchGroups/Show')
    expect(props.batches.map(({ fileName, status }: any) => [fileName, status])).toEqual([
      ['jan.csv', 'planned'],
      ['feb.csv', 'planned'],
    ])
    const worth = (await client.later(path, 'User/BatchGroups/Show', ['worth'])).props.worth
    // The shared days count once: three rides and one missed check-out of 20.00 less a fare of 4.90.
    expect(worth).toMatchObject({ trips: 4, irregular: 1, grossCents: 15_10 })
    expect(worth.operators).toMatchObject([{ name: 'NS', count: 1 }])
    // The first file ends with the check-in, which may still be going on.
    expect(props.batches[0].estimate).toMatchObject({ trips: 3, irregular: 0 })
    expect(props.batches[1].estimate).toMatchObject({ trips: 3, grossCents: 15_10 })
  })

  test('are imported by one yes, told by one mail, and taken back by one no', async () => {
    const user = await createUser()
    const [first, second] = months(newCard())
    const { client, path, groupId } = await uploaded(user, ['jan.csv', first], ['feb.csv', second])

    await client.submit(`${path}/import`, {}, { from: path })
    await Promise.all((await batchesOf(groupId)).map(({ id }) => importBatch(id)))
    expect((await batchesOf(groupId)).map(({ status }) => status)).toEqual(['imported', 'imported'])
    expect(await tripsOf(user)).toHaveLength(4)
    expect((await mailsOf(user)).filter(({ template }) => template === 'batch_imported')).toHaveLength(1)
    const worth = (await client.later(path, 'User/BatchGroups/Show', ['worth'])).props.worth
    expect(worth).toMatchObject({ claimable: 1, grossCents: 15_10 })

    await client.delete(path)
    expect((await batchesOf(groupId)).map(({ status }) => status)).toEqual(['undone', 'undone'])
    expect(await tripsOf(user)).toEqual([])
  })

  test(
    'of which the last fails are told all the same, and what comes later by itself',
    { tags: ['long'] },
    async () => {
      const user = await createUser()
      const [first, second] = months(newCard())
      const [third] = months(newCard())
      const { client, path, groupId } = await uploaded(user, ['jan.csv', first], ['feb.csv', second])
      await client.submit(`${path}/import`, {}, { from: path })
      const [one, other] = await batchesOf(groupId)
      await importBatch(one.id)
      expect(await importsTold(user)).toEqual([])

      await abandonBatch.handle({ batchId: other.id })
      expect((await batchesOf(groupId)).map(({ status }) => status)).toEqual(['imported', 'failed'])
      const [told, ...more] = await importsTold(user)
      expect(more).toEqual([])
      expect(told).toContain('jan.csv')
      expect(told).not.toContain('feb.csv')
      expect(told).toContain(`/batch-groups/${groupId}`)

      await sent(client, groupId, 'mar.csv', third)
      const [, , last] = await batchesOf(groupId)
      await planBatch(last.id)
      await client.submit(`${path}/import`, {}, { from: path })
      await importBatch(last.id)
      const [, later] = await importsTold(user)
      expect(later).toContain('mar.csv')
      expect(later).not.toContain('jan.csv')
    }
  )

  test('are imported in the order of locks in which they are taken back: first the person', async () => {
    const user = await createUser()
    const { client, path, groupId } = await uploaded(user, ['jan.csv', months(newCard())[0]])
    const importing = await asOwner(async (db) => {
      await db.query('begin')
      await db.query('select 1 from users where id = $1 for update', [user.id])
      const answer = client.post(`${path}/import`)
      const waits = 'select 1 from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid))'
      await eventually(async () => expect((await db.query(waits)).rows).not.toEqual([]))
      await db.query('select 1 from batches where group_id = $1 for update nowait', [groupId])
      await db.query('commit')
      return answer
    })
    expect(importing.status).toBe(302)
  })

  test('wait for the answer that one of them needs', async () => {
    const user = await createUser()
    const [first] = months(newCard())
    const { client, path, groupId } = await uploaded(user, ['jan.csv', first], ['ns.csv', AMBIGUOUS])
    const refused = await client.submit(`${path}/import`, {}, { from: path })
    expect(refused.props!.errors).toMatchObject({ batch: expect.any(String) })
    expect((await batchesOf(groupId)).map(({ status }) => status)).toEqual(['planned', 'asking'])
  })

  describe('that ask the same', () => {
    /** Two with dates of two readings, one that names no card beside travel of another time. */
    async function asking() {
      const user = await createUser()
      const other = AMBIGUOUS.replaceAll('Gouda', 'Breda')
      const group = await uploaded(user, ['a.csv', AMBIGUOUS], ['b.csv', other])
      const answer = async (body: Record<string, unknown>) => {
        const [{ publicId }] = await batchesOf(group.groupId)
        return group.client.submit(`/batches/${publicId}`, body, { method: 'PATCH', from: group.path })
      }
      return { ...group, answer }
    }
    const statesOf = async (groupId: string) =>
      (await batchesOf(groupId)).map(({ status, dayFirst }) => [status, dayFirst])

    test('are all answered by one answer that is for all', async () => {
      const { groupId, answer } = await asking()
      await answer({ dayFirst: true, forAll: true })
      expect(await statesOf(groupId)).toEqual([
        ['uploaded', true],
        ['uploaded', true],
      ])
    })

    test('are answered one by one by an answer that is not', async () => {
      const { groupId, answer } = await asking()
      await answer({ dayFirst: true, forAll: false })
      expect(await statesOf(groupId)).toEqual([
        ['uploaded', true],
        ['asking', null],
      ])
    })

    test('leave files that ask something else, or came otherwise, as they are', async () => {
      const { client, groupId, answer } = await asking()
      const apart = randomUUID()
      await sent(client, apart, 'c.csv', AMBIGUOUS.replaceAll('Gouda', 'Zwolle'))
      for (const batch of await batchesOf(apart)) await planBatch(batch.id)
      const [, second] = await batchesOf(groupId)
      await asWorker(() => queryRows(`update batches set question = 'card' where id = ?`, [second.id]))

      await answer({ dayFirst: false, forAll: true })
      expect(await statesOf(groupId)).toEqual([
        ['uploaded', false],
        ['asking', null],
      ])
      expect(await statesOf(apart)).toEqual([['asking', null]])
    })

    test('are answered once, however often it is sent', async () => {
      const { groupId, answer } = await asking()
      await answer({ dayFirst: true, forAll: true })
      const again = await answer({ dayFirst: false, forAll: true })
      expect(again.props!.errors).toMatchObject({ batch: expect.any(String) })
      expect((await statesOf(groupId)).map(([, dayFirst]) => dayFirst)).toEqual([true, true])
    })
  })

  test('are refused one by one: what is known or unreadable does not stop the others', async () => {
    const user = await createUser()
    const [first] = months(newCard())
    const { client, groupId } = await uploaded(user, ['jan.csv', first])
    const again = await sent(client, groupId, 'again.csv', first)
    expect(again.status).toBe(422)
    expect(again.body).toContain('jan.csv')
    expect(await batchesOf(groupId)).toHaveLength(1)
  })

  test('are nobody else’s', async () => {
    const [first] = months(newCard())
    const { path } = await uploaded(await createUser(), ['jan.csv', first])
    const stranger = await Client.actingAs(await createUser())
    expect((await stranger.get(path)).status).toBe(404)
    expect((await stranger.post(`${path}/import`)).status).toBe(404)
    expect((await stranger.delete(path)).status).toBe(404)
    expect((await stranger.get(`/batch-groups/${randomUUID()}`)).status).toBe(404)
  })
})
