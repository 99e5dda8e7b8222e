import { expect, test } from 'vitest'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRow } from '#tests/support/query_rows'
import { Export, daysAgo, imported, newCard } from '#tests/factories/exports'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

test('an operator is chosen among those that ran there that day, and others are refused', async () => {
  const user = await createUser()
  const stop = 'Utrecht, Neude'
  const lines = new Export(newCard()).missedCheckOut(daysAgo(10), stop, '08:00', '4,00', '')
  await imported(user, lines.journey(daysAgo(2), stop, '08:00', 'Utrecht, CS', '08:10', '1,60', '').text())
  const client = await Client.signedIn(user)
  const { trips, known } = (await client.page('/claims/create')).props!
  const [trip] = trips
  const offered = known.operators.lists[known.operators.of[trip.tripId]]
  const here = offered.filter(({ isHere }: { isHere: boolean }) => isHere)
  expect(here).toEqual(
    expect.arrayContaining([{ value: 'transdev', label: 'U-OV: Transdev (Connexxion)', isHere: true }])
  )
  expect(here.map(({ value }: { value: string }) => value)).not.toContain('qbuzz')

  const choose = (operator: string) =>
    client.submit(`/trips/${trip.tripId}`, { operator }, { method: 'PATCH', from: '/claims/create' })
  expect((await choose('qbuzz')).errors!.operator).toMatch(/^Qbuzz didn’t run there on/)
  expect((await choose('nobody')).errors!.operator).toMatch(/from the list/)
  const chosen = await choose('transdev')
  expect(chosen.errors ?? {}).toEqual({})
  const stored = await asWorker(() =>
    queryRow<{ slug: string }>(
      'select o.slug from trips t join counterparties o on o.id = t.counterparty_id where t.public_id = ?',
      [trip.tripId]
    )
  )
  expect(stored!.slug).toBe('transdev')
})
