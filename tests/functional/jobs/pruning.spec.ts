import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { pruneSignIns } from '#app/people/accounts/auth/actions/prune_sign_ins'
import { pruneApplications } from '#app/people/applications/actions/prune_applications'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { linkFor } from '#tests/factories/auth'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const ago = (duration: object) => DateTime.now().minus(duration).toSQL()!

const counted = async (table: string, user: User) => {
  const found = await asWorker(() =>
    queryRow<{ count: string }>(`select count(*) from ${table} where user_id = ?`, [user.id])
  )
  return Number(found!.count)
}

const age = (table: string, column: string, user: User, duration: object) =>
  asWorker(() => queryRows(`update ${table} set ${column} = ? where user_id = ?`, [ago(duration), user.id]))

const apply = (user: User, status: string, duration: object) =>
  asWorker(() =>
    queryRows(
      `insert into job_applications (tenant_id, user_id, motivation, availability, regions, transport, status, created_at)
       values (?, ?, 'I like trains', '{morning}', '{leiden}', '{train}', ?, ?)`,
      [user.tenantId, user.id, status, ago(duration)]
    )
  )

test('a browser is forgotten a year after it was last used, and not before', async () => {
  const [old, recent] = [await createUser(), await createUser()]
  for (const user of [old, recent]) await Client.actingAs(user)
  await age('browser_sessions', 'last_seen_at', old, { days: 367 })
  await age('browser_sessions', 'last_seen_at', recent, { days: 360 })
  await pruneSignIns()

  expect(await counted('browser_sessions', old)).toBe(0)
  expect(await counted('browser_sessions', recent)).toBe(1)
})

test('a link is forgotten a month after it stopped working', async () => {
  const [old, recent] = [await createUser(), await createUser()]
  for (const user of [old, recent]) await linkFor(user, 'change_email', 'new@example.test')
  await age('account_links', 'expires_at', old, { days: 31 })
  await age('account_links', 'expires_at', recent, { days: 29 })
  await pruneSignIns()

  expect(await counted('account_links', old)).toBe(0)
  expect(await counted('account_links', recent)).toBe(1)
})

test.each([
  ['rejected', { days: 29 }, 0],
  ['withdrawn', { days: 29 }, 0],
  ['withdrawn', { days: 27 }, 1],
  ['received', { days: 300 }, 1],
  ['accepted', { days: 300 }, 1],
])('an application that is %s, %o ago', async (status, duration, left) => {
  const user = await createUser()
  await apply(user, status, duration)
  await pruneApplications()
  expect(await counted('job_applications', user)).toBe(left)
})
