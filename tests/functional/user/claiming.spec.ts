import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { Client } from '#tests/support/client'
import { moveClaim } from '#app/claims/claims/actions/move_claim'
import Claim from '#app/claims/claims/claim'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { Export, daysAgo, newCard } from '#tests/factories/exports'
import { travelled } from '#tests/factories/travel'
import { createUser } from '#tests/factories/users'

/** A commuter's month with as many missed check-outs as asked, all within the operator's term. */
function commute(missed: number, card = newCard()) {
  const lines = new Export(card).journey(daysAgo(40), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
  for (let i = 0; i < missed; i++) lines.missedCheckOut(daysAgo(30 - i), 'Leiden Centraal', '17:42')
  return lines.journey(daysAgo(2), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
}

async function traveller(missed: number, given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser(given)
  const batch = await travelled(user, commute(missed).text())
  const client = await Client.actingAs(user)
  const path = `/batches/${batch.publicId}/claims`
  const trips = async (query = '') => (await client.page(`${path}/create${query}`)).props.trips as Record<string, any>[]
  const file = (chosen: { tripId: string; statedPlace?: string }[]) =>
    client.submit(path, { trips: chosen }, { from: `${path}/create` })
  return { user, batch, client, trips, file }
}

describe('choosing what to claim', () => {
  test('shows gross, fee and net before anything is sent', async () => {
    const { trips } = await traveller(1)
    const [trip] = await trips()
    expect(trip).toMatchObject({
      kind: 'missed_check_out',
      operatorName: 'NS',
      chargedCents: 20_00,
      statedPlace: 'Den Haag Centraal',
      fareCents: 4_90,
      fareSource: 'own_earlier_trip',
      grossCents: 15_10,
      feeBps: 2000,
      feeCents: 3_02,
      netCents: 12_08,
      reason: null,
      proposed: true,
    })
    expect(trip.cap).toMatchObject({ count: 3, left: 3 })
  })

  test('counts anew for the stop the traveller really went to, by the price list when it is a new one', async () => {
    const { trips } = await traveller(1)
    const [{ tripId }] = await trips()
    const [trip] = await trips(`?places[${tripId}]=${encodeURIComponent('Den Haag HS')}`)
    expect(trip).toMatchObject({
      statedPlace: 'Den Haag HS',
      fareCents: 4_90,
      fareSource: 'ns_fare_table',
    })
  })

  test('has nothing to give back where the journey costs as much as was charged', async () => {
    const { trips } = await traveller(1)
    const [{ tripId }] = await trips()
    const [trip] = await trips(`?places[${tripId}]=Groningen`)
    expect(trip).toMatchObject({ reason: 'fareCoversCharge', grossCents: null })
  })

  test('asks for the stop when it cannot be known', async () => {
    const { trips } = await traveller(1)
    const [{ tripId }] = await trips()
    const [trip] = await trips(`?places[${tripId}]=Nergenshuizen`)
    expect(trip.reason).toBe('fareUnknown')
  })

  test('costs a premium traveller no fee', async () => {
    const { trips } = await traveller(1, { premiumSince: DateTime.now() })
    expect((await trips())[0]).toMatchObject({ grossCents: 15_10, feeCents: 0, netCents: 15_10 })
  })

  test('says when a trip is too new, or the term has passed', async () => {
    const user = await createUser()
    const lines = new Export(newCard())
      .journey(daysAgo(220), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
      .missedCheckOut(daysAgo(200), 'Leiden Centraal', '17:42')
      .missedCheckOut(daysAgo(2), 'Leiden Centraal', '17:42', '20,00', 'NS Flex Basis')
      .journey(daysAgo(1), 'Den Haag Centraal', '07:58', 'Leiden Centraal', '08:14', '4,90')
    const batch = await travelled(user, lines.text())
    const { props } = await (await Client.actingAs(user)).page(`/batches/${batch.publicId}/claims/create`)
    expect(props.trips.map((trip: any) => trip.reason).sort()).toEqual(['tooEarly', 'tooLate'])
  })

  test('proposes the most valuable where an operator’s turns are scarce', async () => {
    const { trips } = await traveller(5)
    const found = await trips()
    expect(found.filter((trip) => trip.proposed)).toHaveLength(3)
    expect(found.filter((trip) => trip.reason === null)).toHaveLength(5)
  })
})

describe('sending claims', () => {
  test('stores the quote that was shown', async () => {
    const { user, trips, file } = await traveller(2)
    const [first] = await trips()
    const page = await file([{ tripId: first.tripId, statedPlace: 'Den Haag Centraal' }])
    expect(page.component).toBe('User/Claims/Index')
    expect(page.flash!.notice.text).toBe('1 claim is ready. We’ll submit it with our next letters.')

    const [claim] = await asWorker(() => Claim.query().where('user_id', user.id))
    expect(claim.serialize()).toMatchObject({
      status: 'ready',
      channel: 'letter',
      submittedAt: null,
      grossCents: 15_10,
      feeCents: 3_02,
      netCents: 12_08,
      feeBps: 2000,
    })
    expect(claim.reference).toMatch(/^CLM-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    const logs = await asWorker(() =>
      queryRows('select action from audit_logs where subject_type = ? and subject_id = ?', ['claim', claim.id])
    )
    expect(logs).toEqual([{ action: 'claim.ready' }])
  })

  test('is refused above the cap, all of it', async () => {
    const { user, trips, file } = await traveller(5)
    const page = await file((await trips()).slice(0, 4).map(({ tripId }) => ({ tripId })))
    expect(page.errors!.trips).toBe('NS accepts 3 more corrections in this period. Choose fewer trips.')
    expect(await asWorker(() => Claim.query().where('user_id', user.id))).toEqual([])
  })

  test('keeps to the cap when many tabs send at the same time', async () => {
    const { user, trips, file } = await traveller(6)
    const found = await trips()
    await Promise.all(found.map(({ tripId }) => file([{ tripId }])))
    expect(await asWorker(() => Claim.query().where('user_id', user.id))).toHaveLength(3)
  })

  test('is refused twice for one trip', async () => {
    const { user, trips, file } = await traveller(1)
    const [{ tripId }] = await trips()
    await Promise.all([file([{ tripId }]), file([{ tripId }])])
    const page = await file([{ tripId }])
    expect(page.errors!.trips).toMatch(/already a claim/)
    expect(await asWorker(() => Claim.query().where('user_id', user.id))).toHaveLength(1)
  })

  test('is refused for another person’s trip', async () => {
    const [one, other] = [await traveller(1), await traveller(1)]
    const [{ tripId }] = await other.trips()
    const page = await one.file([{ tripId }])
    expect(page.errors!.trips).toMatch(/no longer in this upload/)
  })

  test('is refused with nothing chosen', async () => {
    const { file } = await traveller(1)
    expect((await file([])).errors!.trips).toBeTruthy()
  })

  test('cannot be given amounts: they are ours to compute', async () => {
    const { user, client, batch, trips } = await traveller(1)
    const [{ tripId }] = await trips()
    await client.submit(`/batches/${batch.publicId}/claims`, {
      trips: [{ tripId, grossCents: 99_999, feeBps: 0, status: 'approved', userId: 1 }],
      tenantId: 1,
    })
    const [claim] = await asWorker(() => Claim.query().where('user_id', user.id))
    expect(claim.serialize()).toMatchObject({
      grossCents: 15_10,
      feeBps: 2000,
      status: 'ready',
      userId: user.id,
    })
  })

  test('stands in the way of undoing the upload until it is withdrawn', async () => {
    const { client, batch, trips, file, user } = await traveller(1)
    await file([{ tripId: (await trips())[0].tripId }])
    const undo = () =>
      client.submit(`/batches/${batch.publicId}`, {}, { method: 'DELETE', from: `/batches/${batch.publicId}` })
    expect((await undo()).errors!.batch).toMatch(/before you undo the upload/)

    const [claim] = await asWorker(() => Claim.query().where('user_id', user.id))
    const page = await client.submit(`/claims/${claim.reference}`, {}, { method: 'DELETE' })
    expect(page.props!.claim.status).toBe('withdrawn')
    expect((await undo()).props!.batch.status).toBe('undone')
  })

  test('frees its turn when withdrawn', async () => {
    const { user, trips, file } = await traveller(4)
    await file((await trips()).slice(0, 3).map(({ tripId }) => ({ tripId })))
    expect((await trips()).filter((trip) => trip.reason === 'capReached')).toHaveLength(1)
    const [claim] = await asWorker(() => Claim.query().where('user_id', user.id))
    await asWorker(() => moveClaim(claim, 'withdrawn', user))
    expect((await trips()).filter((trip) => trip.reason === null)).toHaveLength(2)
  })
})

describe('another person’s claim', () => {
  test('is simply not found', async () => {
    const { user, trips, file } = await traveller(1)
    await file([{ tripId: (await trips())[0].tripId }])
    const [claim] = await asWorker(() => Claim.query().where('user_id', user.id))
    const stranger = await Client.actingAs(await createUser())
    expect((await stranger.get(`/claims/${claim.reference}`)).status).toBe(404)
    expect((await stranger.delete(`/claims/${claim.reference}`)).status).toBe(404)
    expect((await stranger.get('/claims/CLM-0000-0000')).status).toBe(404)
  })
})
