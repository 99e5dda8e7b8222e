import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { pruneIdempotencyKeys } from '#app/web/http/actions/prune_idempotency_keys'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { WRITES, needsConfirmation, takesIdempotencyKey } from '#start/write_kinds'
import { balance, credit } from '#tests/factories/money'
import {
  type Subjects,
  type WriteRoute,
  addressOf,
  createSubjects,
  personOf,
  writeRoutes,
} from '#tests/factories/subjects'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { ageConfirmation } from '#tests/support/sessions'

const json = { accept: 'application/json' }
const ofForm = (answer: { body: string }) =>
  (answer.body.startsWith('{') ? (JSON.parse(answer.body).errors ?? {}) : {}) as Record<string, string[]>

let subjects: Subjects

beforeAll(async () => {
  subjects = await createSubjects()
})

const clientOf = (route: WriteRoute) => {
  const person = personOf(route)
  return person === 'visitor' ? null : Client.actingAs(subjects[person])
}

describe('every route that writes', () => {
  test('says what it does', () => {
    expect(Object.keys(WRITES).sort()).toEqual(
      writeRoutes()
        .map(({ name }) => name)
        .sort()
    )
    expect(() => needsConfirmation('admin.new_thing.store')).toThrow(/start\/write_kinds/)
  })

  test('that moves money, rights or addresses asks again who it is, and no other', async () => {
    const asked: string[] = []
    for (const person of ['owner', 'traveller', 'manager'] as const) {
      const client = await Client.actingAs(subjects[person])
      await ageConfirmation(subjects[person])
      for (const route of writeRoutes().filter((each) => personOf(each) === person && each.name !== 'login.destroy')) {
        const answer = await client.write(route.method, await addressOf(route, subjects), {}, json)
        if ('confirmation' in ofForm(answer)) asked.push(route.name)
      }
    }
    const wanted = writeRoutes().filter(({ name }) => needsConfirmation(name))
    expect(asked.sort()).toEqual(wanted.map(({ name }) => name).sort())
    expect(wanted.length).toBeGreaterThan(60)
  }, 60_000)

  test('that moves money or sends takes a key, and does nothing without one', async () => {
    const routes = writeRoutes().filter(({ name, method }) => takesIdempotencyKey(name, method))
    expect(routes.length).toBeGreaterThan(35)
    for (const route of routes) {
      const client = (await clientOf(route))!
      const path = await addressOf(route, subjects)
      const isUpload = /statements$|reports$/.test(route.pattern)
      const form = new FormData()
      form.append('file', new Blob(['x']), 'x.xml')
      const answer = await client.post(path, isUpload ? form : {}, {
        ...json,
        'idempotency-key': 'none',
      })
      expect([route.name, answer.status, ofForm(answer).form?.[0]]).toEqual([
        route.name,
        422,
        expect.stringContaining('out of date'),
      ])
    }
  }, 60_000)
})

describe('a press that comes twice', () => {
  async function setup() {
    const user = await createUser()
    await credit(user, 100_00)
    const client = await Client.actingAs(user)
    const key = randomUUID()
    const press = (body: object = { amountCents: 10_00 }, with_ = key) =>
      client.post('/payouts', { ...body }, { 'idempotency-key': with_ })
    return { user, client, key, press }
  }
  const payouts = (user: User) => asWorker(() => queryRows('select 1 from payouts where user_id = ?', [user.id]))

  test('is one deed with one answer, whether one after the other or at the same time', async () => {
    const { user, press } = await setup()
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => press()))
    const later = await press()
    expect([first.status, first.headers.get('location')]).toEqual([302, expect.any(String)])
    for (const other of [...others, later]) {
      expect([other.status, other.headers.get('location')]).toEqual([302, first.headers.get('location')])
    }
    expect(later.headers.get('idempotency-replayed')).toBe('true')
    expect(await payouts(user)).toHaveLength(1)
    expect(await balance(user)).toBe(90_00)
  })

  test('is refused with another body, and another press is another deed', async () => {
    const { user, client, key, press } = await setup()
    await press()
    const other = await client.post('/payouts', { amountCents: 20_00 }, { ...json, 'idempotency-key': key })
    expect([other.status, ofForm(other).form]).toEqual([422, [expect.stringContaining('other values')]])
    await press({ amountCents: 10_00 }, randomUUID())
    expect(await payouts(user)).toHaveLength(2)
  })

  test('leaves its key unused when it was refused', async () => {
    const { user, press } = await setup()
    await press({ amountCents: 1 })
    expect(await payouts(user)).toHaveLength(0)
    await press()
    expect(await payouts(user)).toHaveLength(1)
  })

  test('is of one person: the same key of another is theirs', async () => {
    const [one, other] = [await setup(), await setup()]
    await one.press()
    await other.press({ amountCents: 10_00 }, one.key)
    expect(await payouts(other.user)).toHaveLength(1)
  })

  test('is another deed after 24 hours, and its key is deleted', async () => {
    const { user, press } = await setup()
    const age = (hours: number) =>
      asWorker(() =>
        queryRows('update idempotency_keys set created_at = now() - make_interval(hours => ?) where user_id = ?', [
          hours,
          user.id,
        ])
      )
    await press()
    await age(23)
    await press()
    expect(await payouts(user)).toHaveLength(1)
    await age(25)
    await press()
    expect(await payouts(user)).toHaveLength(2)
    await age(25)
    await pruneIdempotencyKeys()
    expect(await asWorker(() => queryRow('select 1 from idempotency_keys where user_id = ?', [user.id]))).toBeNull()
  })
})
