import { expect, test } from 'vitest'
import Claim from '#app/claims/claims/claim'
import EvidenceBundle from '#app/claims/claims/evidence/evidence_bundle'
import { guidedFields } from '#app/claims/claims/guided_fields'
import { factsAgainst } from '#app/claims/letters/kinds/objections/facts'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { Export, daysAgo, imported, newCard, planned } from '#tests/factories/exports'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const ARRIVA = 'Reizen op Saldo Arriva Vol tarief'
const DAY = daysAgo(20)

/** In with NS in Zwolle, out with Arriva in Emmen, where only Arriva runs. */
const inAtNs = (card = newCard()) =>
  new Export(card).missedCheckOut(DAY, 'Zwolle', '08:00').missedCheckOut(DAY, 'Emmen', '09:02', '20,00', ARRIVA)
const homeAgain = (lines: Export) => lines.journey(DAY, 'Emmen', '17:30', 'Zwolle', '18:32', '12,10', ARRIVA)

type Trip = Record<string, any>

async function travelling(lines: Export) {
  const user = await createUser()
  await imported(user, lines.text())
  const client = await Client.signedIn(user)
  const trips = async () => {
    const { props } = await client.page('/claims/create')
    return props!.trips as Trip[]
  }
  const read = (trip: Trip, tapReading: string, by = client) =>
    by.submit(`/trips/${trip.tripId}`, { tapReading }, { method: 'PATCH', from: '/claims/create' })
  return { user, client, trips, read }
}

const of = (trips: Trip[], operator: string) => trips.find((trip) => trip.operator === operator)!

test('a tap at the post of an operator that does not run there asks for the whole fee, and the right one for the rest', async () => {
  const card = newCard()
  const { user, client, trips } = await travelling(homeAgain(inAtNs(card)))
  const found = await trips()
  expect(found).toHaveLength(2)
  const [ns, arriva] = [of(found, 'ns'), of(found, 'arriva')]
  expect(ns).toMatchObject({
    kind: 'wrong_post',
    grossCents: 20_00,
    fareCents: 0,
    missedTap: null,
    reason: null,
    tapReading: 'wrong_post',
    otherPost: { operator: 'Arriva', place: 'Emmen' },
  })
  expect(arriva).toMatchObject({
    kind: 'missed_check_in',
    fromPlace: null,
    toPlace: 'Emmen',
    statedPlace: 'Zwolle',
    placeFrom: 'other_post',
    fareCents: 12_10,
    grossCents: 7_90,
    tapReading: 'arrival',
  })
  const estimate = await planned(await createUser(), homeAgain(inAtNs()).text())
  expect(estimate.plan!.estimate).toMatchObject({ claimable: 2, grossCents: 27_90 })

  const filed = await client.submit('/claims', {
    trips: found.map(({ tripId, statedPlace }) => ({ tripId, statedPlace })),
  })
  expect(filed.errors ?? {}).toEqual({})
  const claims = await asWorker(() => Claim.query().where('user_id', user.id).orderBy('id'))
  const claim = claims.find(({ kind }) => kind === 'wrong_post')!
  expect(claim.serialize()).toMatchObject({ statedPlace: null, grossCents: 20_00 })
  const { rule } = await asWorker(async () => {
    await claim.load('rule')
    return claim
  })
  expect(rule.kind).toBe('missed_check_out')
  const evidence = await asWorker(async () => (await EvidenceBundle.latestOf(claim)).open())
  expect(evidence.otherPost).toMatchObject({ operator: 'Arriva', place: 'Emmen' })

  const fieldsOf = async (one: Claim) => {
    const kept = await asWorker(async () => (await EvidenceBundle.latestOf(one)).open())
    const { fields } = guidedFields(kept, 'shared_site', { expiresOn: null, birthOn: null })
    return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  }
  const fields = await fieldsOf(claim)
  expect(fields).toMatchObject({ from: 'Zwolle', to: 'Zwolle', charged: '20,00' })
  expect(fields.missingStop).toBeUndefined()
  const page = await client.page(`/claims/${claim.reference}`)
  expect(page.props!.explanation.claim).toContain('gereisd met een andere vervoerder')
  const arrival = claims.find(({ kind }) => kind === 'missed_check_in')!
  const other = (await client.page(`/claims/${arrival.reference}`)).props!
  expect(other.explanation.claim).toContain('was het einde van een reis')
  expect(await fieldsOf(arrival)).toMatchObject({ to: 'Emmen', missingStop: 'Zwolle' })

  const disputed = { claim, evidence, knownUntil: null }
  expect(factsAgainst('other', disputed)).toEqual([expect.stringMatching(/bij een paal van Arriva.*niet met u/)])

  // A later file that would read the taps otherwise does not take back what was claimed.
  await imported(user, new Export(card).journey(DAY, 'Coevorden', '12:30', 'Zwolle', '13:20', '9,10', ARRIVA).text())
  await asWorker(() => Promise.all([claim.refresh(), arrival.refresh()]))
  expect([claim.status, arrival.status]).toEqual(['ready', 'ready'])
})

test('where nothing tells which reading is right the traveller is asked, and an answer about one tap tells the other', async () => {
  const { trips, read } = await travelling(
    inAtNs().journey(daysAgo(2), 'Zwolle', '08:00', 'Emmen', '09:02', '12,10', ARRIVA)
  )
  const [ns, arriva] = [of(await trips(), 'ns'), of(await trips(), 'arriva')]
  expect([ns, arriva]).toMatchObject([
    { reason: 'tapUnknown', tapReading: null, tapReadings: ['departure', 'arrival', 'wrong_post'] },
    { reason: 'tapUnknown', tapReading: null },
  ])
  expect((await read(ns, 'wrong_post')).errors ?? {}).toEqual({})
  const after = await trips()
  expect(of(after, 'ns')).toMatchObject({ kind: 'wrong_post', grossCents: 20_00 })
  expect(of(after, 'arriva')).toMatchObject({ kind: 'missed_check_in', statedPlace: 'Zwolle' })

  expect((await read(ns, 'departure')).errors ?? {}).toEqual({})
  const again = await trips()
  // NS does not run to Emmen, so that stop is not proposed.
  expect(of(again, 'ns')).toMatchObject({ kind: 'missed_check_out', reason: 'placeMissing', statedPlace: null })
  expect(of(again, 'arriva')).toMatchObject({ reason: 'tapUnknown' })
})

test('who leaves from elsewhere afterwards missed two check-outs', async () => {
  const lines = inAtNs().journey(DAY, 'Coevorden', '17:30', 'Zwolle', '18:20', '9,10', ARRIVA)
  const { trips } = await travelling(lines)
  const found = await trips()
  expect(of(found, 'ns')).toMatchObject({ kind: 'missed_check_out' })
  expect(of(found, 'arriva')).toMatchObject({ kind: 'missed_check_out', statedPlace: 'Coevorden' })
})

test(
  'an arrival that was read as a check-in is asked about, and claimed from where it began',
  { tags: ['long'] },
  async () => {
    const lines = new Export(newCard())
      .journey(daysAgo(30), 'Delft', '08:00', 'Gouda', '08:40', '6,10')
      .missedCheckOut(DAY, 'Gouda', '08:40')
      .journey(DAY, 'Gouda', '17:30', 'Delft', '18:10', '6,10')
    const { trips, read } = await travelling(lines)
    const [asked] = await trips()
    expect(asked).toMatchObject({ reason: 'tapUnknown', tapReadings: ['departure', 'arrival'], otherPost: null })
    expect((await read(asked, 'arrival')).errors ?? {}).toEqual({})
    const [arrival] = await trips()
    expect(arrival).toMatchObject({
      kind: 'missed_check_in',
      fromPlace: null,
      toPlace: 'Gouda',
      statedPlace: 'Delft',
      grossCents: 13_90,
    })

    expect((await read(arrival, 'wrong_post')).errors!.tapReading).toMatch(/can’t have been/)
    expect((await read(arrival, 'nothing')).errors!.tapReading).toBeTruthy()
    const other = await Client.signedIn(await createUser())
    expect((await read(arrival, 'departure', other)).status).toBe(404)
    expect((await read(arrival, 'departure')).errors ?? {}).toEqual({})
    expect((await trips())[0]).toMatchObject({ kind: 'missed_check_out', reason: 'placeMissing' })
  }
)

test('of two taps of one journey one is at a wrong post, whatever is answered in which order', async () => {
  const { user, client, trips, read } = await travelling(
    inAtNs().journey(daysAgo(2), 'Zwolle', '08:00', 'Emmen', '09:02', '12,10', ARRIVA)
  )
  const [ns, arriva] = [of(await trips(), 'ns'), of(await trips(), 'arriva')]
  await read(ns, 'wrong_post')
  expect((await read(arriva, 'wrong_post')).errors ?? {}).toEqual({})
  expect(of(await trips(), 'ns')).toMatchObject({
    kind: 'missed_check_out',
    tapReading: 'departure',
    statedPlace: 'Emmen',
    placeFrom: 'other_post',
  })
  expect(of(await trips(), 'arriva')).toMatchObject({ kind: 'wrong_post', grossCents: 20_00 })
  await read(ns, 'wrong_post')
  expect(of(await trips(), 'arriva')).toMatchObject({
    kind: 'missed_check_in',
    statedPlace: 'Zwolle',
  })

  await client.submit('/claims', { trips: [{ tripId: ns.tripId }] })
  expect((await read(arriva, 'wrong_post')).errors!.tapReading).toMatch(/Withdraw that claim first/)
  const claims = await asWorker(() => Claim.query().where('user_id', user.id))
  expect(claims.map(({ kind }) => kind)).toEqual(['wrong_post'])
})

test('an answer about a tap beside a whole trip keeps the other operator in sight', async () => {
  const lines = new Export(newCard())
    .missedCheckOut(DAY, 'Zwolle', '07:41')
    .journey(DAY, 'Zwolle', '07:44', 'Emmen', '08:46', '12,10', ARRIVA)
    .journey(daysAgo(2), 'Zwolle', '07:44', 'Emmen', '08:46', '12,10', ARRIVA)
  const { trips, read } = await travelling(lines)
  const [asked] = await trips()
  expect(asked).toMatchObject({ reason: 'tapUnknown', tapReadings: ['departure', 'arrival', 'wrong_post'] })
  await read(asked, 'wrong_post')
  expect((await trips())[0]).toMatchObject({
    kind: 'wrong_post',
    tapReading: 'wrong_post',
    otherPost: { operator: 'Arriva', place: 'Zwolle' },
  })
})

test('a word about a trip and its claim come one after the other', async () => {
  const { user, client, trips } = await travelling(homeAgain(inAtNs()))
  const { tripId } = of(await trips(), 'arriva')
  const other = await Client.signedIn(user)
  const said = { fareCents: 1, fareOrigin: 'receipt' }
  await Promise.all([
    client.submit('/claims', { trips: [{ tripId, statedPlace: 'Zwolle' }] }),
    other.submit(`/trips/${tripId}`, said, { method: 'PATCH', from: '/claims/create' }),
  ])
  const [claim] = await asWorker(() => Claim.query().where('user_id', user.id))
  const stored = await asWorker(() =>
    queryRows<{ cents: number | null }>(
      'select o.fare_cents as cents from trip_overrides o join trips t on t.anchor_transaction_id = o.anchor_transaction_id where t.public_id = ?',
      [tripId]
    )
  )
  // Either the word came first and is in the claim, or the claim did and there is no word.
  expect([12_10, 1]).toContain(claim.estimatedFareCents)
  expect(stored.map(({ cents }) => cents)).toEqual(claim.estimatedFareCents === 1 ? [1] : [])
})

test('what says nothing, or nothing that can be seen, is not kept', { tags: ['long'] }, async () => {
  const { client, trips } = await travelling(homeAgain(inAtNs()))
  const [{ tripId }] = await trips()
  const say = (note: string | null) =>
    client.submit(`/trips/${tripId}`, { note }, { method: 'PATCH', from: '/claims/create' })
  for (const note of ['', null, '\u202e', '\u3164\u2800', '\u00ad', 'A note', '']) {
    expect((await say(note)).errors ?? {}).toEqual({})
  }
  const rows = await asWorker(() =>
    queryRows(
      'select 1 from trip_overrides o join trips t on t.anchor_transaction_id = o.anchor_transaction_id where t.public_id = ?',
      [tripId]
    )
  )
  expect(rows).toEqual([])
})
