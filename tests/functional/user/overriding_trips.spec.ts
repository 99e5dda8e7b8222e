import { describe, expect, test } from 'vitest'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { Export, daysAgo, imported, newCard } from '#tests/factories/exports'
import { travelled } from '#tests/factories/travel'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const UTRECHT = 'Utrecht, Neude'

/** A missed check-out in a town with two operators, and a ride that shows the fare when `known`. */
function rides({ card = newCard(), known = true } = {}) {
  const lines = new Export(card).missedCheckOut(daysAgo(20), UTRECHT, '17:42', '4,00', '')
  return known
    ? lines.journey(daysAgo(9), UTRECHT, '08:00', 'Utrecht, Rijnsweerd', '08:14', '1,60', '')
    : lines.journey(daysAgo(9), 'Gouda', '09:00', 'Delft', '09:40', '6,10')
}

async function traveller(options: Parameters<typeof rides>[0] = {}) {
  const user = await createUser()
  const card = options.card ?? newCard()
  const batch = await travelled(user, rides({ ...options, card }).text())
  const client = await Client.actingAs(user)
  const path = `/batches/${batch.publicId}/claims`
  const trips = async () => (await client.page(`${path}/create`)).props.trips as Record<string, any>[]
  const override = (tripId: string, body: Record<string, unknown>, by = client) =>
    by.submit(`/trips/${tripId}`, body, { method: 'PATCH', from: `${path}/create` })
  return { user, card, batch, client, path, trips, override }
}

describe('a trip of which the file does not tell the operator', () => {
  test('asks who it was, and can be claimed once the traveller says so', async () => {
    const { client, path, trips, override } = await traveller()
    const [before] = await trips()
    expect(before).toMatchObject({
      reason: 'operatorUnknown',
      operatorName: null,
      operatorChoices: ['keolis', 'transdev'],
      isOperatorChosen: false,
    })

    expect((await override(before.tripId, { operator: 'transdev' })).status).toBe(303)
    const [after] = await trips()
    expect(after).toMatchObject({
      tripId: before.tripId,
      reason: null,
      operator: 'transdev',
      isOperatorChosen: true,
      grossCents: 2_40,
    })

    const page = await client.submit(path, { trips: [{ tripId: after.tripId }] })
    expect(page.errors).toEqual({})
    const claim = await asWorker(() =>
      queryRow<{ slug: string }>(
        `select o.slug from claims c join counterparties o on o.id = c.counterparty_id
         join trips t on t.id = c.trip_id where t.public_id = ?`,
        [after.tripId]
      )
    )
    expect(claim).toEqual({ slug: 'transdev' })
  })

  test('keeps the answer through later uploads, and takes another', { tags: ['long'] }, async () => {
    const { user, card, trips, override } = await traveller()
    const [{ tripId }] = await trips()
    await override(tripId, { operator: 'keolis' })
    await imported(
      user,
      rides({ card }).journey(daysAgo(3), UTRECHT, '08:00', 'Utrecht, Rijnsweerd', '08:14', '1,60', '').text()
    )
    expect((await trips())[0]).toMatchObject({ tripId, operator: 'keolis' })

    await override(tripId, { operator: 'transdev' })
    expect((await trips())[0]).toMatchObject({ tripId, operator: 'transdev' })
  })

  test('is refused an operator that does not exist', async () => {
    const { trips, override } = await traveller()
    const [{ tripId }] = await trips()
    const page = await override(tripId, { operator: 'veolia' })
    expect(page.errors!.operator).toMatch(/operator from the list/)
    expect((await trips())[0].reason).toBe('operatorUnknown')
  })

  test('cannot be changed by someone else, and not while it is claimed', async () => {
    const { client, path, trips, override } = await traveller()
    const [{ tripId }] = await trips()
    const other = await Client.actingAs(await createUser())
    expect((await override(tripId, { operator: 'keolis' }, other)).status).toBe(404)
    expect((await trips())[0].operator).toBeNull()

    await override(tripId, { operator: 'transdev' })
    await client.submit(path, { trips: [{ tripId }] })
    const page = await override(tripId, { operator: 'keolis' })
    expect(page.errors!.operator).toMatch(/already a claim/)
  })
})

describe('a trip of which the fare is not known', () => {
  const stop = (tripId: string) => `?places[${tripId}]=${encodeURIComponent('Utrecht, Rijnsweerd')}`

  test('takes the fare of a planner, and keeps where it came from', async () => {
    const { client, path, trips, override } = await traveller({ known: false })
    const [{ tripId }] = await trips()
    await override(tripId, { operator: 'transdev' })
    const shown = async () =>
      ((await client.page(`${path}/create${stop(tripId)}`)).props.trips as Record<string, any>[])[0]
    expect(await shown()).toMatchObject({ reason: 'fareUnknown' })

    await override(tripId, { fareCents: 1_75, fareOrigin: 'planner_9292', note: 'Off-peak' })
    expect(await shown()).toMatchObject({
      reason: null,
      operator: 'transdev',
      fareCents: 1_75,
      fareSource: 'entered_by_traveller',
      enteredFareOrigin: 'planner_9292',
      enteredNote: 'Off-peak',
      grossCents: 2_25,
    })

    await client.submit(path, { trips: [{ tripId, statedPlace: 'Utrecht, Rijnsweerd' }] })
    const [claim] = await asWorker(() =>
      queryRows<{ fare_source: string; reference: string }>(
        `select c.fare_source, c.reference from claims c join trips t on t.id = c.trip_id where t.public_id = ?`,
        [tripId]
      )
    )
    expect(claim.fare_source).toBe('entered_by_traveller')

    const staff = await Client.actingAs(await createUser({ role: 'agent' }))
    const { props } = await staff.page(`/admin/claims/${claim.reference}`)
    expect(props.trip).toMatchObject({
      entered: {
        hasOperator: true,
        fareCents: 1_75,
        fareOrigin: 'planner_9292',
        note: 'Off-peak',
      },
      reasons: expect.arrayContaining(['operator_chosen_by_traveller', 'fare_entered_by_traveller']),
    })
  })

  test.each([
    [{ fareCents: 1_75 }, 'fareOrigin'],
    [{ fareCents: 0, fareOrigin: 'receipt' }, 'fareCents'],
    [{ fareCents: 1_75, fareOrigin: 'a friend' }, 'fareOrigin'],
    [{ fareCents: 900_000, fareOrigin: 'receipt' }, 'fareCents'],
    [{ note: 'x'.repeat(201), operator: 'keolis' }, 'note'],
  ])('refuses %j', async (body, field) => {
    const { trips, override } = await traveller({ known: false })
    const [{ tripId }] = await trips()
    expect((await override(tripId, body)).errors).toHaveProperty(field)
  })

  test('refuses to say nothing', async () => {
    const { trips, override } = await traveller({ known: false })
    const [{ tripId }] = await trips()
    expect((await override(tripId, {})).errors).toHaveProperty('operator')
  })
})
