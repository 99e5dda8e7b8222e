import { describe, expect, test } from 'vitest'
import { pruneStopNames } from '#app/travel/trips/actions/prune_stop_names'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { tripList } from '#app/travel/trips/trip_list'
import { createClaim } from '#tests/factories/claims'
import { createUser } from '#tests/factories/users'
import { asOwner } from '#tests/support/owner'

const found = (q: string) => asStaff(async () => (await tripList.page(await tripList.parse({ q }))).total.count)

const isKnown = (stop: string) =>
  asOwner(async (owner) => {
    const { rowCount } = await owner.query('select 1 from stop_names where name = $1', [stop])
    return rowCount === 1
  })

/** Someone with a claim and three trips, all of which end at a stop of their own. */
async function travellerTo(stop: string) {
  const user = await createUser({ lastName: `Zoek${Math.random().toString(36).slice(2)}` })
  await createClaim(user)
  const moved = await asWorker(() =>
    queryRows('update trips set to_place = ? where user_id = ? returning id', [stop, user.id])
  )
  return { user, trips: moved.length }
}

describe('a search', () => {
  test('finds trips by any part of a stop, and by the traveller', async () => {
    const stop = `Halte ${Math.random().toString(36).slice(2)}`
    const { user, trips } = await travellerTo(stop)
    for (const q of [stop, stop.toUpperCase(), stop.slice(3), user.lastName, user.email])
      expect([q, await found(q)]).toEqual([q, trips])
    expect(await found(`${stop}%`)).toBe(0)
    expect(await found(stop.replace('a', '_'))).toBe(0)
  })

  test('finds by less than three letters at the start of a name alone', async () => {
    const { user, trips } = await travellerTo('Leiden Centraal')
    await asWorker(async () => user.merge({ lastName: 'ßq' }).save())
    expect(await found('ßq')).toBe(trips)
    expect(await found('q')).toBe(0)
  })

  test('that stopped before it had seen all says so, however few are left of what it found', async () => {
    const user = await createUser({ lastName: `Veel${Math.random().toString(36).slice(2)}` })
    await createClaim(user)
    await asWorker(() =>
      queryRows(
        `insert into trips (tenant_id, user_id, card_id, anchor_transaction_id, check_in_transaction_id, mode, status,
           from_place, checked_in_at, reasons)
         select tenant_id, user_id, card_id, -1000 * user_id - n, 1, 'bus', 'complete', 'Hier', now() - n * interval '1 hour', '{}'
         from (select * from trips where user_id = ? limit 1) trip, generate_series(1, 260) n`,
        [user.id]
      )
    )
    const totalOf = (given: Record<string, string>) =>
      asStaff(async () => (await tripList.page(await tripList.parse(given))).total)
    expect(await totalOf({ q: user.lastName })).toEqual({ count: 250, isExact: false })
    expect((await totalOf({ q: user.lastName, mode: 'waterbus' })).isExact).toBe(false)
  })

  test('forgets the stops that no trip has any more', async () => {
    const [one, other] = [1, 2].map((at) => `Weg ${at} ${Math.random()}`)
    const { user } = await travellerTo(one)
    expect(await isKnown(one)).toBe(true)
    await asWorker(() => queryRows('update trips set to_place = ? where user_id = ?', [other, user.id]))
    await pruneStopNames()
    expect([await isKnown(one), await isKnown(other)]).toEqual([false, true])
  })

  test('lends what staff may see to nobody else', async () => {
    const user = await createUser()
    await createClaim(user)
    for (const search of ['find_users', 'find_claims', 'find_trips']) {
      const ids = await inTenant(user.tenantId, () => queryRows(`select ${search}('test')`))
      expect([search, ids]).toEqual([search, []])
      await expect(inTenant(user.tenantId, () => queryRows('select 1 from stop_names'))).rejects.toThrow(
        /permission denied/
      )
    }
  })
})
