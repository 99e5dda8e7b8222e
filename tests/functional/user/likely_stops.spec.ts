import { describe, expect, test } from 'vitest'
import Batch from '#app/travel/batches/batch'
import { asWorker } from '#app/platform/shared/tenancy'
import { Export, daysAgo, newCard, planned } from '#tests/factories/exports'
import { travelled } from '#tests/factories/travel'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const LEIDEN = 'Leiden Centraal'
const DELFT = 'Delft'
const GOUDA = 'Gouda'

/** Rides between Leiden and Delft, as this traveller usually makes them. */
const usual = () =>
  new Export(newCard())
    .journey(daysAgo(40), LEIDEN, '07:58', DELFT, '08:20', '6,10')
    .journey(daysAgo(38), LEIDEN, '12:58', GOUDA, '13:40', '8,30')
    .journey(daysAgo(37), LEIDEN, '07:58', DELFT, '08:20', '6,10')

async function claimable(lines: Export) {
  const user = await createUser()
  const batch = await travelled(user, lines.text())
  const client = await Client.actingAs(user)
  const { props } = await client.page(`/batches/${batch.publicId}/claims/create`)
  const [trip] = props.trips as Record<string, any>[]
  return trip
}

/** What a file would bring, before it is stored. */
async function estimated(lines: Export) {
  const batch = await planned(await createUser(), lines.text())
  const { plan } = await asWorker(() => Batch.findOrFail(batch.id))
  return plan.estimate
}

const TABLE: {
  name: string
  lines: () => Export
  place: string | null
  from: string | null
  arrival?: boolean
}[] = [
  {
    name: 'where the next trip of the day started',
    lines: () =>
      usual()
        .missedCheckOut(daysAgo(20), LEIDEN, '08:00')
        .journey(daysAgo(20), GOUDA, '17:00', LEIDEN, '17:40', '8,30'),
    place: GOUDA,
    from: 'next_trip',
  },
  {
    name: 'where the next morning started',
    lines: () =>
      usual()
        .missedCheckOut(daysAgo(20), LEIDEN, '18:00')
        .journey(daysAgo(19), GOUDA, '08:00', LEIDEN, '08:40', '8,30'),
    place: GOUDA,
    from: 'next_trip',
  },
  {
    name: 'the usual route, when the next trip came a day later',
    lines: () =>
      usual()
        .missedCheckOut(daysAgo(20), LEIDEN, '08:00')
        .journey(daysAgo(19), GOUDA, '08:00', LEIDEN, '08:40', '8,30'),
    place: DELFT,
    from: 'usual_route',
  },
  {
    name: 'the usual route, when the next trip was by tram',
    lines: () =>
      usual()
        .missedCheckOut(daysAgo(20), LEIDEN, '08:00')
        .journey(
          daysAgo(20),
          'Den Haag, Spui',
          '17:00',
          'Den Haag, Kalvermarkt',
          '17:20',
          '1,90',
          'Reizen op Saldo HTM'
        ),
    place: DELFT,
    from: 'usual_route',
  },
  {
    name: 'nothing, when the next trip started at the same stop: that tap may have been the arrival',
    lines: () =>
      usual()
        .missedCheckOut(daysAgo(20), LEIDEN, '08:50')
        .journey(daysAgo(20), LEIDEN, '17:00', DELFT, '17:20', '6,10'),
    place: null,
    from: null,
    arrival: true,
  },
]

describe('the stop of a missed check-out is proposed from', () => {
  test.for(TABLE)('$name', async ({ lines, place, from, arrival = false }) => {
    const trip = await claimable(lines())
    expect(trip).toMatchObject({
      kind: 'missed_check_out',
      statedPlace: place,
      placeFrom: from,
      reason: arrival ? 'tapUnknown' : null,
    })
    // The estimate before the import names the same stop, and so counts the same money.
    const estimate = await estimated(lines())
    expect(estimate?.netCents ?? 0).toBe(trip.netCents ?? 0)
  })
})
