import { describe, expect, test } from 'vitest'
import { rebuildTravelOf } from '#app/claims/uploads/actions/rebuild_travel_of'
import { claimableTrips } from '#app/claims/claims/claimable_trips'
import { fileClaims } from '#app/claims/claims/actions/file_claims'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { Export, daysAgo, imported, newCard, planned } from '#tests/factories/exports'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const LEIDEN = 'Leiden Centraal'
const HAGUE = 'Den Haag HS'
const PAGE = '/claims/create'

/** Two missed check-outs without an amount, on a card of which no ride tells the product. */
const blank = (card: string) =>
  new Export(card)
    .missedCheckOut(daysAgo(40), LEIDEN, '17:42', '', '')
    .missedCheckOut(daysAgo(30), LEIDEN, '17:42', '', '')
    .row(daysAgo(2), '12:00', '', '', 'Leiden', '10,00', 'Saldo opgeladen', '', '', '', 'T. Test', card)

const trips = (user: User) =>
  inTenant(user.tenantId, async () =>
    (await claimableTrips(user, {})).map(({ trip, evaluation, chargedCents }) => ({
      id: trip.publicId,
      reason: evaluation.reason,
      chargedCents,
    }))
  )
const overtaken = (user: User) =>
  asWorker(() =>
    queryRows('select status, overtaken, charged_cents as charged from claims where user_id = ? order by id', [user.id])
  )

async function asked() {
  const user = await createUser()
  const card = newCard()
  await imported(user, blank(card).text())
  const client = await Client.signedIn(user)
  const { props } = await client.page(PAGE)
  const [question] = props!.products.asked
  return { user, card, client, question, address: `/cards/${question.cardId}/products` }
}

describe('a missed check-out of which the file tells neither amount nor product', () => {
  test('is asked once for the card, with what each product would have cost', async () => {
    const { user, question } = await asked()
    expect(question.trips).toHaveLength(2)
    const feeOf = (pass: string) => question.choices.find((one: { pass: string }) => one.pass === pass)
    expect(feeOf('full')).toEqual({ pass: 'full', from: 20_00, to: 20_00 })
    expect(feeOf('off_peak_discount')).toEqual({ pass: 'off_peak_discount', from: 10_00, to: 10_00 })
    expect(feeOf('always_free')).toEqual({ pass: 'always_free', from: 0, to: 0 })
    expect((await trips(user)).map(({ reason }) => reason)).toEqual(['productUnknown', 'productUnknown'])
    const [{ id }] = await trips(user)
    const file = inTenant(user.tenantId, () => fileClaims(user, {}, [{ tripId: id, statedPlace: HAGUE }]))
    await expect(file).rejects.toMatchObject({ key: 'notClaimable.productUnknown' })
  })

  test('is asked in the estimate of a plan too, and counts for nothing', async () => {
    const user = await createUser()
    const batch = await planned(user, blank(newCard()).text())
    expect(batch.plan.estimate).toMatchObject({ irregular: 2, incomplete: 2, grossCents: 0 })
  })

  test('costs what the traveller says, for both trips, and can be said otherwise; what cost nothing is none to claim', async () => {
    const { user, client, address } = await asked()
    expect((await client.post(address, { pass: 'off_peak_discount' })).status).toBe(302)
    expect((await trips(user)).map(({ chargedCents }) => chargedCents)).toEqual([10_00, 10_00])
    const { props } = await client.page(PAGE)
    expect(props!.products).toMatchObject({ asked: [], said: [{ pass: 'off_peak_discount' }] })

    const [said] = props!.products.said
    await client.submit(`/products/${said.id}`, { pass: 'full' }, { method: 'PUT', from: PAGE })
    expect((await trips(user)).map(({ chargedCents }) => chargedCents)).toEqual([20_00, 20_00])
    await client.submit(`/products/${said.id}`, { pass: 'always_free' }, { method: 'PUT', from: PAGE })
    expect((await trips(user)).map(({ chargedCents }) => chargedCents)).toEqual([])
  })

  test('is not asked again when a later file brings another', { tags: ['long'] }, async () => {
    const { user, client, address, card } = await asked()
    await client.post(address, { pass: 'full' })
    const later = new Export(card).missedCheckOut(daysAgo(12), LEIDEN, '17:42', '', '')
    await imported(
      user,
      later.row(daysAgo(1), '12:00', '', '', 'Leiden', '10,00', 'Saldo opgeladen', '', '', '', 'T. Test', card).text()
    )
    expect((await trips(user)).map(({ chargedCents }) => chargedCents)).toEqual([20_00, 20_00, 20_00])
  })

  test('takes a ready claim back when it turns out to have cost something else', { tags: ['long'] }, async () => {
    const { user, client, address } = await asked()
    await client.post(address, { pass: 'full' })
    const [{ id }] = await trips(user)
    await inTenant(user.tenantId, () => fileClaims(user, {}, [{ tripId: id, statedPlace: HAGUE }]))
    const { props } = await client.page(PAGE)
    await client.submit(
      `/products/${props!.products.said[0].id}`,
      { pass: 'off_peak_discount' },
      { method: 'PUT', from: PAGE }
    )
    expect(await overtaken(user)).toEqual([{ status: 'withdrawn', overtaken: 'charged_otherwise', charged: 20_00 }])
  })

  test('follows the profile', async () => {
    const { user, client } = await asked()
    await asWorker(() => user.merge({ travelProduct: 'discount_40' }).save())
    await rebuildTravelOf(user.id)
    expect((await trips(user)).map(({ chargedCents }) => chargedCents)).toEqual([10_00, 10_00])
    expect((await client.page(PAGE)).props!.products.asked).toEqual([])
  })

  test(
    'is not answered by someone else, for a card without a question, or with a product we do not know',
    { tags: ['long'] },
    async () => {
      const { client, question, address } = await asked()
      const stranger = await Client.signedIn(await createUser())
      expect((await stranger.post(address, { pass: 'full' })).status).toBe(404)
      expect((await client.post(address, { pass: 'everything' })).status).not.toBe(200)
      await client.post(address, { pass: 'full' })
      expect((await client.submit(address, { pass: 'full' })).errors).toMatchObject({
        product: expect.stringContaining('answered'),
      })
      const { props } = await client.page(PAGE)
      const changed = await stranger.submit(
        `/products/${props!.products.said[0].id}`,
        { pass: 'always_free' },
        { method: 'PUT', from: PAGE }
      )
      expect(changed.errors).toMatchObject({ product: expect.stringContaining('answered') })
      expect((await client.page(PAGE)).props!.products.said[0].pass).toBe('full')
      expect(question.last4).toHaveLength(4)
    }
  )
})
