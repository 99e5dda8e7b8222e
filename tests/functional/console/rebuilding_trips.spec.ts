import { expect, test } from 'vitest'
import { claimableTrips } from '#app/claims/claims/claimable_trips'
import { fileClaims } from '#app/claims/claims/actions/file_claims'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { rebuildAllTrips } from '#app/travel/trips/actions/rebuild_all_trips'
import { Export, daysAgo, imported, newCard } from '#tests/factories/exports'
import { createUser } from '#tests/factories/users'
import type User from '#app/people/accounts/user'

const tripsOf = (user: User) =>
  asWorker(() =>
    queryRows<{ id: number; mode: string; operator: string | null; fare: number }>(
      `select t.id, t.mode, o.slug as operator, t.fare_cents as fare from trips t
       left join counterparties o on o.id = t.counterparty_id where t.user_id = ? order by t.travelled_at`,
      [user.id]
    )
  )

const logsOf = (user: User) =>
  asWorker(() =>
    queryRows<{ changes: object }>("select changes from audit_logs where action = 'trips.rebuilt' and subject_id = ?", [
      user.id,
    ])
  )

async function traveller() {
  const user = await createUser()
  const lines = new Export(newCard())
    .missedCheckOut(daysAgo(20), 'Leiden Centraal', '17:42')
    .journey(daysAgo(12), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
    .journey(daysAgo(11), 'Gouda', '07:58', 'Delft', '08:14', '5,10')
  const batch = await imported(user, lines.text())
  return { user, batch }
}

/** As if an earlier rule had told them so. */
const misread = (user: User) =>
  asWorker(() =>
    queryRows(
      "update trips set mode = 'bus', counterparty_id = (select id from counterparties where slug = 'htm') where user_id = ?",
      [user.id]
    )
  )

test('rebuilding all trips says what would change, and changes it only when told to', { tags: ['long'] }, async () => {
  const { user } = await traveller()
  const before = await tripsOf(user)
  await misread(user)

  const preview = await rebuildAllTrips({ apply: false })
  expect(preview.changes.filter(({ fields }) => 'mode' in fields).length).toBeGreaterThanOrEqual(3)
  expect(preview.changes.find(({ trip }) => trip === 'Gouda - Delft')?.fields).toEqual({
    mode: ['bus', 'train'],
    operator: ['htm', 'ns'],
  })
  expect((await tripsOf(user)).map(({ mode }) => mode)).toEqual(['bus', 'bus', 'bus'])
  expect(await logsOf(user)).toEqual([])

  await rebuildAllTrips({ apply: true })
  expect(await tripsOf(user)).toEqual(before)
  expect(await logsOf(user)).toMatchObject([{ changes: { trips: 3 } }])
  expect((await rebuildAllTrips({ apply: false })).changes).toEqual([])
})

test('a trip with a submitted claim stays as it is', async () => {
  const { user, batch } = await traveller()
  await inTenant(user.tenantId, async () => {
    const [{ trip }] = await claimableTrips(user, { batchId: batch.id })
    await fileClaims(user, { batchId: batch.id }, [{ tripId: trip.publicId }])
  })
  await misread(user)
  const { kept } = await rebuildAllTrips({ apply: true })
  expect(kept).toBeGreaterThan(0)
  expect((await tripsOf(user)).map(({ operator }) => operator)).toEqual(['htm', 'ns', 'ns'])
})
