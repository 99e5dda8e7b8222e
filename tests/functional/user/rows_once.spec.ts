import { describe, expect, test } from 'vitest'
import { commitBatch } from '#app/travel/batches/actions/commit_batch'
import { importBatch } from '#app/claims/uploads/actions/import_batch'
import { undoBatch } from '#app/claims/uploads/actions/undo_batch'
import { removeCard } from '#app/travel/cards/actions/remove_card'
import Batch from '#app/travel/batches/batch'
import OvcpCard from '#app/travel/cards/ovcp_card'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'
import { Export, daysAgo, imported, newCard, planned } from '#tests/factories/exports'
import { createReadyClaim } from '#tests/factories/claims'
import { cardSummaries } from '#app/travel/cards/card_summaries'
import { withdrawClaims } from '#app/claims/claims/actions/withdraw_claims'
import { createUser } from '#tests/factories/users'
import { queryRow, queryRows } from '#tests/support/query_rows'

const rides = (card: string, ...days: number[]) =>
  days
    .reduce(
      (lines, day) => lines.journey(daysAgo(day), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90'),
      new Export(card)
    )
    .text()

const commit = async (batch: Batch, user: User) => {
  await inTenant(user.tenantId, () => commitBatch(batch, user, { enqueue: false }))
  await importBatch(batch.id)
}
const undo = (batch: Batch, user: User) => inTenant(user.tenantId, () => undoBatch(batch, user))

const countsOf = async ({ id }: Batch) => (await asWorker(() => Batch.findOrFail(id))).plan.counts
const transactionsOf = (user: User) =>
  asWorker(() =>
    queryRows<{ id: number; batch: number }>(
      'select t.id, t.batch_id as batch from transactions t join ovcp_cards c on c.id = t.card_id where c.user_id = ? order by t.at',
      [user.id]
    )
  )

/** Batches that say another number of rows, or of cents, than they have. */
const miscounted = (user: User) =>
  asWorker(() =>
    queryRows(
      `select b.id from batches b, jsonb_each_text(b.plan->'counts') told (disposition, count)
       where b.user_id = :user and told.count::int
         <> (select count(*) from batch_rows r where r.batch_id = b.id and r.disposition = told.disposition)
       union all select id from batches b where b.user_id = :user and (plan->'travelCents')::int
         <> (select coalesce(sum(abs(amount_cents)), 0) from batch_rows r where r.batch_id = b.id and r.disposition = 'create')`,
      { user: user.id }
    )
  )

describe('a row of a file', () => {
  test('is no transaction before its batch is imported, and none after it was undone', async () => {
    const user = await createUser()
    const card = newCard()
    const waiting = await planned(user, rides(card, 20, 18))
    expect(await transactionsOf(user)).toEqual([])
    expect(await asWorker(() => OvcpCard.ownedBy(user))).toEqual([])

    await commit(waiting, user)
    expect(await transactionsOf(user)).toHaveLength(4)
    await undo(waiting, user)
    expect(await transactionsOf(user)).toEqual([])
    expect(await asWorker(() => queryRows('select 1 from batch_rows where batch_id = ?', [waiting.id]))).toHaveLength(4)

    const [known] = await asWorker(() => OvcpCard.ownedBy(user))
    await asWorker(() => removeCard(known, user))
    expect(await miscounted(user)).toEqual([])
  })

  test('of an upload that is undone changes places with its duplicate, and what its traveller said of it stays', async () => {
    const user = await createUser()
    const card = newCard()
    const first = await imported(user, rides(card, 20, 18))
    const second = await imported(user, rides(card, 20, 5))
    expect(await countsOf(second)).toMatchObject({ create: 2, duplicate: 2 })
    const before = await transactionsOf(user)
    await asWorker(() =>
      queryRows(
        `insert into trip_overrides (tenant_id, user_id, anchor_transaction_id, note)
         select ?, ?, id, 'With a colleague' from unnest(cast(? as bigint[])) id`,
        [user.tenantId, user.id, before.map(({ id }) => id)]
      )
    )

    await undo(first, user)
    const left = await transactionsOf(user)
    expect(left.map(({ batch }) => batch)).toEqual(Array(4).fill(second.id))
    expect(left.slice(0, 2).map(({ id }) => id)).toEqual(before.slice(0, 2).map(({ id }) => id))
    expect(await countsOf(second)).toMatchObject({ create: 4, duplicate: 0 })
    expect(await countsOf(first)).toMatchObject({ create: 2, duplicate: 2 })
    const said = await asWorker(() =>
      queryRows<{ id: number }>('select anchor_transaction_id as id from trip_overrides where user_id = ? order by 1', [
        user.id,
      ])
    )
    expect(said.map(({ id }) => id)).toEqual(left.map(({ id }) => id).sort((a, b) => a - b))
    expect(await miscounted(user)).toEqual([])
  })

  test('that another upload brought after the plan is a duplicate at the import', async () => {
    const user = await createUser()
    const card = newCard()
    const waiting = await planned(user, rides(card, 20, 18))
    await imported(user, rides(card, 20))
    await commit(waiting, user)
    expect(await transactionsOf(user)).toHaveLength(4)
    expect(await countsOf(waiting)).toMatchObject({ create: 2, duplicate: 2 })
    expect(await miscounted(user)).toEqual([])
  })

  test('that was a duplicate of an upload that is undone meanwhile is imported', async () => {
    const user = await createUser()
    const card = newCard()
    const first = await imported(user, rides(card, 20))
    const waiting = await planned(user, rides(card, 20, 18))
    expect(waiting.plan.counts).toMatchObject({ create: 2, duplicate: 2 })
    await undo(first, user)
    await commit(waiting, user)
    expect(await transactionsOf(user)).toHaveLength(4)
    expect(await countsOf(waiting)).toMatchObject({ create: 4, duplicate: 0 })
    expect(await miscounted(user)).toEqual([])
  })

  test('of two uploads that are imported at the same time is in force once, on one card', async () => {
    const user = await createUser()
    const card = newCard()
    const both = [await planned(user, rides(card, 20, 18)), await planned(user, rides(card, 18, 16))]
    await Promise.all(both.map((batch) => commit(batch, user)))
    expect(await asWorker(() => OvcpCard.ownedBy(user))).toHaveLength(1)
    expect(await transactionsOf(user)).toHaveLength(6)
    expect(await miscounted(user)).toEqual([])
  })

  test('comes into force beside the same one of another upload by no statement', async () => {
    const user = await createUser()
    const card = newCard()
    await imported(user, rides(card, 20))
    const waiting = await planned(user, rides(card, 20, 18))
    const force = () =>
      queryRow(
        `with again as (update batch_rows set disposition = 'create' where batch_id = :id)
         update batch_cards set imported_at = now() where batch_id = :id returning id`,
        { id: waiting.id }
      )
    await expect(asWorker(force)).rejects.toMatchObject({ code: 'FB031' })
  })
})

describe('a card of a file', () => {
  test('that is in someone else’s account is refused, when it is read and when it is imported', async () => {
    const [holder, other] = [await createUser(), await createUser()]
    const card = newCard()
    const waiting = await planned(other, rides(card, 20))
    await imported(holder, rides(card, 20))

    const refused = await planned(other, rides(card, 20, 18))
    expect([refused.status, refused.problem]).toEqual(['failed', 'cardOfSomeoneElse'])
    await commit(waiting, other)
    const { status, problem } = await asWorker(() => Batch.findOrFail(waiting.id))
    expect([status, problem]).toEqual(['failed', 'cardOfSomeoneElse'])
    expect(await transactionsOf(other)).toEqual([])
    expect(await asWorker(() => OvcpCard.ownedBy(other))).toEqual([])
  })

  test('that two people import at the same time is of one of them', async () => {
    const both = [await createUser(), await createUser()]
    const card = newCard()
    const waiting = await Promise.all(both.map((user) => planned(user, rides(card, 20))))
    await Promise.all(waiting.map((batch, index) => commit(batch, both[index])))
    const held = await Promise.all(both.map((user) => asWorker(() => OvcpCard.ownedBy(user))))
    expect(held.map(({ length }) => length).sort()).toEqual([0, 1])
  })

  test('that its owner shares as anonymous is taken as anonymous', async () => {
    const [holder, other] = [await createUser(), await createUser()]
    const card = newCard()
    await imported(holder, rides(card, 20))
    await asWorker(() => OvcpCard.query().where('user_id', holder.id).update({ kind: 'anonymous' }))
    await imported(other, rides(card, 18))
    expect((await asWorker(() => OvcpCard.ownedBy(other))).map(({ kind }) => kind)).toEqual(['anonymous'])
  })
})

test('a trip with a withdrawn claim is superseded when its upload is undone, and counts nowhere', async () => {
  const user = await createUser()
  const claim = await createReadyClaim(user)
  await inTenant(user.tenantId, () => withdrawClaims(user))
  const [card] = await inTenant(user.tenantId, () => cardSummaries(user))
  expect(card.trips).toBe(3)

  await undo(await asWorker(() => Batch.findOrFail(claim.batchId)), user)
  const left = await asWorker(() => queryRows('select status from trips where user_id = ?', [user.id]))
  expect(left).toEqual([{ status: 'superseded' }])
  expect(await inTenant(user.tenantId, () => cardSummaries(user))).toMatchObject([{ trips: 0 }])
})
