import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { afterCommit, asWorker, queryRows } from '#app/shared/tenancy'
import { isDatabaseAway } from '#app/shared/database_errors'
import { asApp, asOwner } from '#tests/support/owner'

beforeAll(() =>
  asOwner((owner) =>
    owner.query(`create table checked_late (number int unique deferrable initially deferred);
                 grant select, insert on checked_late to public`)
  )
)
afterAll(() => asOwner((owner) => owner.query('drop table checked_late')))

describe('a scope', () => {
  test('that the database does not commit throws, and tells no one', async () => {
    const told: string[] = []
    const work = asWorker(async () => {
      afterCommit(() => void told.push('done'))
      await queryRows('insert into checked_late values (1), (1)')
      return 'done'
    })
    await expect(work).rejects.toMatchObject({ code: '23505' })
    expect(told).toEqual([])
    expect(await asWorker(() => queryRows('select * from checked_late'))).toEqual([])
  })

  test('whose line breaks says so, whatever came of its rollback', async () => {
    const error = await asWorker(() =>
      queryRows('select pg_terminate_backend(pg_backend_pid())')
    ).catch((thrown: unknown) => thrown)
    expect(isDatabaseAway(error)).toBe(true)
    expect(await asWorker(() => queryRows('select 1 as one'))).toEqual([{ one: 1 }])
  })

  test('that waits too long says that the database is too busy', async () => {
    const slow = asWorker(async () => {
      await queryRows("set local statement_timeout = '20ms'")
      await queryRows('select pg_sleep(5)')
    })
    expect(isDatabaseAway(await slow.catch((thrown: unknown) => thrown))).toBe(true)

    const blocked = asOwner(async (owner) => {
      await owner.query('begin; lock table checked_late in access exclusive mode')
      await asWorker(async () => {
        await queryRows("set local lock_timeout = '20ms'")
        await queryRows('select * from checked_late')
      })
    })
    expect(isDatabaseAway(await blocked.catch((thrown: unknown) => thrown))).toBe(true)
  })

  test('keeps the first error when its rollback fails too', async () => {
    const mistake = new Error('a mistake')
    const work = asWorker(async () => {
      const [{ pid }] = await queryRows<{ pid: number }>('select pg_backend_pid() as pid')
      await asApp((app) => app.query('select pg_terminate_backend($1)', [pid]))
      throw mistake
    })
    await expect(work).rejects.toBe(mistake)
  })
})
