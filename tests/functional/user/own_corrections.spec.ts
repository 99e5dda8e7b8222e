import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { usedCap } from '#app/claims/claims/used_cap'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { createReadyClaim } from '#tests/factories/claims'
import { Export, daysAgo, newCard } from '#tests/factories/exports'
import { travelled } from '#tests/factories/travel'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

/** As the page lists it. */
type Trip = Record<string, any>

const today = () => DateTime.now().setZone('Europe/Amsterdam').toISODate()!

/** Four missed check-outs with NS within its window; NS corrects three a year. */
async function four() {
  const user = await createUser()
  const lines = new Export(newCard())
    .journey(daysAgo(14), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
    .missedCheckOut(daysAgo(12), 'Leiden Centraal', '17:42')
    .missedCheckOut(daysAgo(11), 'Leiden Centraal', '17:42')
    .missedCheckOut(daysAgo(10), 'Leiden Centraal', '17:42')
    .missedCheckOut(daysAgo(9), 'Leiden Centraal', '17:42')
    .journey(daysAgo(2), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
  const batch = await travelled(user, lines.text())
  const client = await Client.actingAs(user)
  const path = `/batches/${batch.publicId}/claims`
  const trips = async () =>
    ((await client.page(`${path}/create`)).props.trips as Trip[]).filter(({ missedTap }) => missedTap)
  const tell = (count: unknown, day = today()) =>
    client.submit('/own-corrections', { operator: 'ns', day, count }, { from: `${path}/create`, method: 'PUT' })
  return { user, client, path, trips, tell, batch }
}

describe('corrections that a traveller asked for without us', () => {
  test('use the maximum of the operator, and can be taken back', async () => {
    const { trips, tell } = await four()
    expect((await trips())[0].cap).toMatchObject({ left: 3, used: 0, byTraveller: 0 })
    expect((await trips()).filter(({ proposed }) => proposed)).toHaveLength(3)

    await tell(2)
    expect((await trips())[0].cap).toMatchObject({ left: 1, used: 2, byTraveller: 2 })
    expect((await trips()).filter(({ proposed }) => proposed)).toHaveLength(1)
    await tell(3)
    expect(new Set((await trips()).map(({ reason }) => reason))).toEqual(new Set(['capReached']))
    await tell(0)
    expect((await trips())[0].cap).toMatchObject({ left: 3 })
  })

  test('count in their own period, and a claim beyond the maximum is refused', async () => {
    const { client, path, trips, tell } = await four()
    const lastYear = DateTime.now().minus({ years: 1 }).toISODate()!
    await tell(3, lastYear)
    const [first, second, third] = await trips()
    expect(first.cap).toMatchObject({ left: 3 })
    await tell(1)
    const page = await client.submit(path, {
      trips: [first, second, third].map(({ tripId }) => ({ tripId, statedPlace: 'Den Haag Centraal' })),
    })
    expect(page.errors!.trips).toMatch(/2 more corrections/)
  })

  test.each([[-1], [51], ['veel'], [1.5]])('are refused as a number: %j', async (count) => {
    const { tell } = await four()
    expect((await tell(count)).errors!.count).toBeTruthy()
  })

  test('say so where the operator has no maximum', async () => {
    const { client, path } = await four()
    const page = await client.submit(
      '/own-corrections',
      { operator: 'ns_international', day: today(), count: 1 },
      { from: `${path}/create`, method: 'PUT' }
    )
    expect(page.errors?.count ?? page.status).toBeTruthy()
  })
})

describe('the maximum of an operator', () => {
  test('keeps a place for a trip that is worth more and opens later', async () => {
    const user = await createUser()
    const lines = new Export(newCard())
      .journey(daysAgo(14), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
      .missedCheckOut(daysAgo(12), 'Leiden Centraal', '17:42')
      .missedCheckOut(daysAgo(11), 'Leiden Centraal', '17:42')
      .missedCheckOut(daysAgo(10), 'Leiden Centraal', '17:42')
      .missedCheckOut(daysAgo(2), 'Leiden Centraal', '20:42', '20,00', 'NS Flex Basis')
      .journey(daysAgo(1), 'Haarlem', '07:58', 'Leiden Centraal', '08:14', '3,00')
    const batch = await travelled(user, lines.text())
    const client = await Client.actingAs(user)
    const page = await client.page(`/batches/${batch.publicId}/claims/create`)
    const trips = (page.props.trips as Trip[]).filter(({ missedTap }) => missedTap)
    const [later] = trips.filter(({ reason }) => reason === 'tooEarly')
    expect(later).toMatchObject({ grossCents: 17_00, cap: { left: 3 } })
    const ready = trips.filter(({ reason }) => reason === null)
    expect(ready.map(({ proposed }) => proposed).sort()).toEqual([false, true, true])
    expect(ready.find(({ proposed }) => !proposed)!.keptUntil).toBe(later.opensOn)
    // It is a proposal: the traveller may take the place now.
    const all = ready.map(({ tripId, statedPlace }) => ({ tripId, statedPlace }))
    const filed = await client.submit(`/batches/${batch.publicId}/claims`, { trips: all })
    expect(filed.errors ?? {}).toEqual({})
  })

  test('is used by what it corrected by itself, but not twice by a claim that was corrected', async () => {
    const { user, batch, trips } = await four()
    await asWorker(() =>
      queryRows(
        `update trips set status = 'corrected', irregularity = null where id = (
           select id from trips where user_id = ? and irregularity is not null order by travelled_at limit 1)`,
        [user.id]
      )
    )
    expect((await trips())[0].cap).toMatchObject({ left: 2, byOperator: 1 })
    expect(batch.userId).toBe(user.id)

    const other = await createUser()
    const claim = await createReadyClaim(other)
    await asWorker(() =>
      queryRows("update trips set status = 'corrected', irregularity = null where id = ?", [claim.tripId])
    )
    const used = await inTenant(other.tenantId, () => usedCap(other))
    expect(used.map(({ by }) => by)).toEqual(['claim'])
  })

  test('is counted per card where the rule says so', async () => {
    const { user, client, tell } = await four()
    const scope = (to: string) =>
      asWorker(() =>
        queryRows(
          "update claim_rules set cap_scope = ? where counterparty_id = (select id from counterparties where slug = 'ns') and kind = 'missed_check_out' and medium is null",
          [to]
        )
      )
    await travelled(
      user,
      new Export(newCard())
        .missedCheckOut(daysAgo(8), 'Leiden Centraal', '17:42')
        .journey(daysAgo(3), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
        .text()
    )
    await tell(1)
    await scope('card')
    const page = await client.page('/claims/create').finally(() => scope('person'))
    const found = (page.props.trips as Trip[]).filter(({ missedTap }) => missedTap)
    // What the traveller told of has no card, so it counts for each.
    expect(found.map(({ cap }) => cap.left)).toEqual(found.map(() => 2))
    expect(new Set(found.map(({ capKey }) => capKey)).size).toBe(2)
  })
})
