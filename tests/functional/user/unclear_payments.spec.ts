import { beforeAll, describe, expect, test } from 'vitest'
import { claimableTrips } from '#app/claims/claims/claimable_trips'
import Claim from '#app/claims/claims/claim'
import { fileClaims } from '#app/claims/claims/actions/file_claims'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { readyClaims } from '#app/claims/letters/actions/prepare_letter'
import type User from '#app/people/accounts/user'
import { Export, daysAgo, imported, newCard, planned } from '#tests/factories/exports'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const LEIDEN = 'Leiden Centraal'
const HAGUE = 'Den Haag Centraal'
const PAGE = '/claims/create'

const refundRow = (day: string, amount: string, name = 'Automatische correctie', time = '12:00') =>
  [day, time, '', '', '', amount, name, '', '', '', 'T. Test'] as const

/** Two missed check-outs of 15.10, the older one first, and rides that tell the fare. */
function twoMissed(card: string) {
  return new Export(card)
    .journey(daysAgo(40), LEIDEN, '07:58', HAGUE, '08:14', '4,90')
    .missedCheckOut(daysAgo(30), LEIDEN, '17:42')
    .missedCheckOut(daysAgo(25), LEIDEN, '17:42')
    .journey(daysAgo(2), LEIDEN, '07:58', HAGUE, '08:14', '4,90')
}
const withRefund = (lines: Export, day = daysAgo(10), name?: string, time?: string) =>
  lines.row(...refundRow(day, '15,10', name, time), lines.card)

const tripsOf = (user: User) =>
  asWorker(() =>
    queryRows<{ id: string; status: string; asked: number }>(
      `select public_id as id, status, cardinality(unclear_transaction_ids) as asked from trips
       where user_id = ? and irregularity is not null or user_id = ? and status = 'corrected' order by travelled_at`,
      [user.id, user.id]
    )
  )
const reasonsOf = (user: User) =>
  inTenant(user.tenantId, async () =>
    (await claimableTrips(user, {}))
      .sort((a, b) => a.trip.travelledOn.localeCompare(b.trip.travelledOn))
      .map(({ evaluation }) => evaluation.reason)
  )

async function asked() {
  const user = await createUser()
  const card = newCard()
  await imported(user, withRefund(twoMissed(card)).text())
  const client = await Client.signedIn(user)
  const { props } = await client.page(PAGE)
  return { user, card, client, payment: props!.payments[0], trips: await tripsOf(user) }
}

describe('a refund that can be of two trips', () => {
  test(
    'closes both for claims, is shown with both side by side, and is none to guess',
    { tags: ['long'] },
    async () => {
      const { user, payment, trips } = await asked()
      expect(await reasonsOf(user)).toEqual(['paymentUnclear', 'paymentUnclear'])
      expect(payment).toMatchObject({
        kind: 'refund',
        amountCents: 15_10,
        answer: null,
        note: 'Automatische correctie',
      })
      expect(payment.trips.map(({ id }: { id: string }) => id)).toEqual(trips.map(({ id }) => id))
      expect(payment.trips[0]).toMatchObject({ fromPlace: LEIDEN, chargedCents: 20_00 })
      const file = inTenant(user.tenantId, () =>
        fileClaims(
          user,
          {},
          trips.map(({ id }) => ({ tripId: id, statedPlace: HAGUE }))
        )
      )
      await expect(file).rejects.toMatchObject({ key: 'notClaimable.paymentUnclear' })
    }
  )

  test('is promised by no estimate either', async () => {
    const user = await createUser()
    const { plan } = await planned(user, withRefund(twoMissed(newCard())).text())
    expect(plan.estimate).toMatchObject({ claimable: 0, incomplete: 2, unclear: 2, netCents: 0 })
    const named = await planned(
      await createUser(),
      withRefund(twoMissed(newCard()), daysAgo(10), `Correctie reis ${daysAgo(30).replaceAll('-', '/')}`).text()
    )
    expect(named.plan.estimate).toMatchObject({ claimable: 1, grossCents: 15_10 })
  })

  test('is of the one that the traveller names; the other can be claimed; and the answer can be changed', async () => {
    const { user, client, payment, trips } = await asked()
    const say = (trip: string | null) =>
      client.submit(`/payments/${payment.id}`, { trips: trip === null ? [] : [trip] }, { method: 'PUT', from: PAGE })
    expect((await say(trips[0].id)).errors).toEqual({})
    expect((await tripsOf(user)).map(({ status }) => status)).toEqual(['corrected', 'missing_check_out'])
    expect(await reasonsOf(user)).toEqual([null])
    const { props } = await client.page(PAGE)
    expect(props!.payments).toMatchObject([{ answer: { trips: [{ id: trips[0].id }] }, trips: [] }])
    expect((await say(trips[1].id)).errors!.payment).toMatch(/already/)

    await client.submit(`/payments/${payment.id}`, {}, { method: 'DELETE', from: PAGE })
    expect(await reasonsOf(user)).toEqual(['paymentUnclear', 'paymentUnclear'])
    expect((await say(null)).errors).toEqual({})
    expect(await reasonsOf(user)).toEqual([null, null])
  })

  test('stays answered when other files come', { tags: ['long'] }, async () => {
    const { user, card, client, payment, trips } = await asked()
    await client.submit(`/payments/${payment.id}`, { trips: [trips[1].id] }, { method: 'PUT', from: PAGE })
    await imported(user, new Export(card).journey(daysAgo(1), LEIDEN, '07:58', HAGUE, '08:14', '4,90').text())
    expect((await tripsOf(user)).map(({ status }) => status)).toEqual(['missing_check_out', 'corrected'])
  })

  test('is answered by its traveller alone, for a trip that it can be of', async () => {
    const { user, payment, trips, client } = await asked()
    const other = await asked()
    const say = (by: Client, id: number, trip: string | null) =>
      by.submit(`/payments/${id}`, { trips: trip === null ? [] : [trip] }, { method: 'PUT', from: PAGE })
    expect((await say(other.client, payment.id, trips[0].id)).errors!.payment).toMatch(/already/)
    expect((await say(client, payment.id, other.trips[0].id)).errors!.payment).toMatch(/one of the trips/)
    expect((await say(client, payment.id, 'x')).errors!['trips.0']).toBeDefined()
    const theirs = await other.client.submit(`/payments/${payment.id}`, {}, { method: 'DELETE', from: PAGE })
    expect(theirs.errors!.payment).toMatch(/already/)

    const phone = await Client.signedIn(user)
    const both = await Promise.all([say(client, payment.id, trips[0].id), say(phone, payment.id, trips[1].id)])
    expect(both.filter(({ errors }) => errors!.payment)).toHaveLength(1)
    expect((await tripsOf(other.user)).every(({ asked: count }) => count === 1)).toBe(true)
  })

  test('without a time is read all the same', async () => {
    const user = await createUser()
    await imported(user, withRefund(twoMissed(newCard()), daysAgo(10), 'Terugbetaling', '').text())
    expect(await reasonsOf(user)).toEqual(['paymentUnclear', 'paymentUnclear'])
  })
})

describe('a claim that has not left', () => {
  let user: User
  let card: string
  const claimed = async () => {
    user = await createUser()
    card = newCard()
    await imported(user, twoMissed(card).text())
    const trips = await tripsOf(user)
    await inTenant(user.tenantId, () =>
      fileClaims(
        user,
        {},
        trips.map(({ id }) => ({ tripId: id, statedPlace: HAGUE }))
      )
    )
  }
  const states = () =>
    asWorker(() =>
      queryRows<{ status: string; overtaken: string | null }>(
        'select c.status, c.overtaken from claims c join trips t on t.id = c.trip_id where c.user_id = ? order by t.travelled_at',
        [user.id]
      )
    )
  const inLetter = () =>
    asWorker(async () => {
      const [{ counterpartyId }] = await Claim.query().where('userId', user.id)
      return (await readyClaims(counterpartyId).where('claims.user_id', user.id)).length
    })
  beforeAll(claimed)

  test('stays out of letters while its traveller is asked, and goes on with the answer', async () => {
    expect(await inLetter()).toBe(2)
    await imported(user, withRefund(new Export(card), daysAgo(9)).text())
    expect(await states()).toEqual([
      { status: 'ready', overtaken: null },
      { status: 'ready', overtaken: null },
    ])
    expect(await inLetter()).toBe(0)
    const client = await Client.signedIn(user)
    const { props } = await client.page(PAGE)
    const [payment] = props!.payments
    await client.submit(`/payments/${payment.id}`, { trips: [payment.trips[0].id] }, { method: 'PUT', from: PAGE })
    expect(await states()).toEqual([
      { status: 'withdrawn', overtaken: 'paid_back' },
      { status: 'ready', overtaken: null },
    ])
    expect(await inLetter()).toBe(1)

    const { reference } = (await asWorker(() =>
      queryRow<{ reference: string }>("select reference from claims where user_id = ? and status = 'withdrawn'", [
        user.id,
      ])
    ))!
    const claim = await client.page(`/claims/${reference}`)
    expect(claim.props!.claim).toMatchObject({ status: 'withdrawn', overtaken: 'paid_back' })
    expect(claim.props!.timeline.at(-1)).toMatchObject({ action: 'paid_back' })
  })

  test('is withdrawn when a newer file has the check-out', async () => {
    await claimed()
    await imported(user, new Export(card).checkOutOnly(daysAgo(30), LEIDEN, '17:58', HAGUE, '4,90').text())
    expect(await states()).toEqual([
      { status: 'withdrawn', overtaken: 'in_order' },
      { status: 'ready', overtaken: null },
    ])
  })
})

describe('a claim that the traveller submitted', () => {
  test('ends when a newer file shows the money, as the word of that file', async () => {
    const user = await createUser()
    const card = newCard()
    await imported(
      user,
      new Export(card)
        .journey(daysAgo(40), LEIDEN, '07:58', HAGUE, '08:14', '4,90')
        .missedCheckOut(daysAgo(30), LEIDEN, '17:42')
        .journey(daysAgo(2), LEIDEN, '07:58', HAGUE, '08:14', '4,90')
        .text()
    )
    const [claim] = await inTenant(user.tenantId, async () => {
      const [{ trip }] = await claimableTrips(user, {})
      return fileClaims(user, {}, [{ tripId: trip.publicId, statedPlace: HAGUE }])
    })
    await asWorker(() =>
      queryRows(
        "update claims set channel = 'shared_site', refund_to = 'traveller', status = 'submitted', submitted_at = now() - interval '20 days' where id = ?",
        [claim.id]
      )
    )
    await imported(user, withRefund(new Export(card), daysAgo(5)).text())
    const closed = await asWorker(() => Claim.findOrFail(claim.id))
    expect(closed.$attributes).toMatchObject({ status: 'closed', approvedCents: 15_10, paidDirectlyHow: 'transfer' })
    const decisions = await asWorker(() =>
      queryRows<{ by: string }>('select told_by as by from decisions where claim_id = ?', [claim.id])
    )
    expect(decisions).toEqual([{ by: 'export' }])
  })
})
