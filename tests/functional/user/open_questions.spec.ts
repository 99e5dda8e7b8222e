import { describe, expect, test } from 'vitest'
import { planBatch } from '#app/claims/uploads/actions/plan_batch'
import { cardsOnPlan } from '#app/travel/batches/planned_cards'
import Batch from '#app/travel/batches/batch'
import { commitBatch } from '#app/travel/batches/actions/commit_batch'
import { importBatch } from '#app/claims/uploads/actions/import_batch'
import OvcpCard from '#app/travel/cards/ovcp_card'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { Export, daysAgo, imported, newCard, planned } from '#tests/factories/exports'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const NS_HEADER = 'Datum,Check in,Vertrek,Check uit,Bestemming,Af,Bij,Transactie,Kl,Product,Prive/ Zakelijk,Opmerking'
const LEIDEN = 'Leiden Centraal'
const HAGUE = 'Den Haag Centraal'

const nsRide = (days: number, [from, until]: [string, string] = ['07:58', '08:14']) =>
  `${daysAgo(days)},${from},${LEIDEN},${until},${HAGUE},"€ 4,90",,Reis,2,Vol tarief,,`
const nsFile = (...lines: string[]) => [NS_HEADER, ...lines].join('\n')

const commute = (card: string, ...days: number[]) =>
  days.reduce((lines, day) => lines.journey(daysAgo(day), LEIDEN, '07:58', HAGUE, '08:14', '4,90'), new Export(card))

/** Between these two rides the commuter went to work on another card's times. */
const elsewhere = nsFile(nsRide(19, ['12:00', '12:16']), nsRide(16, ['12:00', '12:16']))

const cardsOf = async ({ id }: Batch) =>
  (await asWorker(() => cardsOnPlan(id))).map(({ last4, isNew }) => [last4, !isNew])
const tripsOf = (user: User) =>
  asWorker(() =>
    queryRows<{ status: string; merged: number }>(
      `select status, cardinality(merged_transaction_ids) as merged from trips where user_id = ? order by travelled_at`,
      [user.id]
    )
  )

/** As it stands now. */
const fresh = ({ id }: Batch) => asWorker(() => Batch.findOrFail(id))
const stateOf = async (batch: Batch) => {
  const { status, question } = await fresh(batch)
  return [status, question]
}

async function answered(client: Client, batch: Batch, answer: Record<string, unknown>) {
  const page = await client.submit(`/batches/${batch.publicId}`, answer, {
    method: 'PATCH',
    from: `/batches/${batch.publicId}`,
  })
  await planBatch(batch.id)
  return page
}

describe('a file that names no card', () => {
  test('belongs to the card that was at its gates in its minutes', async () => {
    const user = await createUser()
    const [mine, partners] = [newCard(), newCard()]
    await imported(user, commute(mine, 20, 18).text(), 'mine.csv')
    const theirs = new Export(partners).journey(daysAgo(20), 'Gouda', '09:00', 'Delft', '09:40', '6,10')
    await imported(user, theirs.text(), 'theirs.csv')

    const batch = await imported(user, nsFile(nsRide(20), nsRide(18)), 'ns.csv')
    expect(await cardsOf(batch)).toEqual([[mine.slice(-4), true]])
    const trips = await tripsOf(user)
    expect(trips.filter(({ merged }) => merged > 0)).toHaveLength(2)
    expect(trips).toHaveLength(3)
  })

  test('is asked about when the only card was elsewhere on those days', { tags: ['long'] }, async () => {
    const user = await createUser()
    const card = newCard()
    await imported(user, commute(card, 20, 18).text(), 'mine.csv')
    const batch = await planned(user, elsewhere, 'ns.csv')
    expect(await stateOf(batch)).toEqual(['asking', 'card'])

    const client = await Client.actingAs(user)
    const { props } = await client.page(`/batches/${batch.publicId}`)
    expect(props.cards.map(({ last4 }: { last4: string }) => last4)).toEqual([card.slice(-4)])

    const page = await answered(client, batch, { cardId: 'other', newCardLast4: '0037' })
    expect(page.props!.batch).toMatchObject({ status: 'uploaded', question: null })
    expect((await stateOf(batch))[0]).toBe('planned')
    expect(await cardsOf(await fresh(batch))).toEqual([['0037', false]])
  })

  test.each(['first', 'last'])('is joined with its row that does, the %s one of several thousand', async (at) => {
    const user = await createUser()
    await imported(user, commute(newCard(), 40).text(), 'mine.csv')
    const card = newCard()
    const unnamed = new Export('')
    for (let ride = 0; ride < 1_100; ride++) {
      const hour = String(6 + (ride % 16)).padStart(2, '0')
      unnamed.journey(daysAgo(30 + Math.floor(ride / 16)), LEIDEN, `${hour}:03`, HAGUE, `${hour}:19`, '4,90')
    }
    const named = commute(card, 3)
    const lines = at === 'first' ? [...named.lines, ...unnamed.lines] : [...unnamed.lines, ...named.lines]
    unnamed.lines.splice(0, Infinity, ...lines)

    const batch = await planned(user, unnamed.text(), 'mixed.csv')
    expect(await stateOf(batch)).toEqual(['asking', 'card'])
    await answered(await Client.actingAs(user), batch, { cardId: 'other', newCardLast4: card.slice(-4) })
    expect(await cardsOf(batch)).toEqual([[card.slice(-4), false]])
    await inTenant(user.tenantId, async () => commitBatch(await Batch.findOrFail(batch.id), user, { enqueue: false }))
    await importBatch(batch.id)
    const cards = await asWorker(() => OvcpCard.ownedBy(user).where('last_4', card.slice(-4)))
    expect(cards.map(({ numberIndex, kind }) => [numberIndex !== null, kind])).toEqual([[true, 'personal']])
  })

  test('takes the card that is chosen, of one’s own only', async () => {
    const user = await createUser()
    await imported(user, commute(newCard(), 20, 18).text(), 'mine.csv')
    const batch = await planned(user, elsewhere, 'ns.csv')
    const client = await Client.actingAs(user)
    const other = await createUser()
    await imported(other, commute(newCard(), 20).text(), 'other.csv')
    const idOf = async (owner: User) =>
      (
        await asWorker(() =>
          queryRows<{ public_id: string }>('select public_id from ovcp_cards where user_id = ?', [owner.id])
        )
      )[0].public_id

    const patch = (body: Record<string, unknown>) => client.patch(`/batches/${batch.publicId}`, body)
    expect((await patch({ cardId: await idOf(other) })).status).toBe(404)
    await client.submit(`/batches/${batch.publicId}`, {}, { method: 'PATCH', from: '/batches' })
    expect((await stateOf(batch))[0]).toBe('asking')

    await answered(client, batch, { cardId: await idOf(user) })
    expect((await stateOf(batch))[0]).toBe('planned')
    expect((await cardsOf(batch))[0][1]).toBe(true)
    const twice = await answered(client, batch, { cardId: await idOf(user) })
    expect(twice.props!.errors).toMatchObject({ batch: expect.any(String) })
    const stranger = await Client.actingAs(other)
    expect((await stranger.patch(`/batches/${batch.publicId}`, {})).status).toBe(404)
  })

  test('that came first lends its card to the file that names it, so that no trip is there twice', async () => {
    const user = await createUser()
    const missed = (day: number) => `${daysAgo(day)},17:42,${LEIDEN},,,"€ 20,00",,Check-in,2,Vol tarief,,`
    const back = `${daysAgo(6)},,,,,"€ 0,00","€ 15,10",Correctie,,,,reis ${daysAgo(19)}`
    await imported(user, nsFile(nsRide(20), nsRide(17), missed(19), missed(18), back), 'ns.csv')
    const card = newCard()
    const chip = commute(card, 20, 17)
      .missedCheckOut(daysAgo(19), LEIDEN, '17:42')
      .missedCheckOut(daysAgo(18), LEIDEN, '17:42')
    const batch = await imported(user, chip.text(), 'chip.csv')
    expect(await cardsOf(batch)).toEqual([[card.slice(-4), true]])
    const cards = await asWorker(() =>
      queryRows('select last_4, number_index is not null as named, kind from ovcp_cards where user_id = ?', [user.id])
    )
    expect(cards).toEqual([{ last_4: card.slice(-4), named: true, kind: 'personal' }])
    const trips = await tripsOf(user)
    expect(trips.map(({ status }) => status).sort()).toEqual(['complete', 'complete', 'corrected', 'missing_check_out'])
    // The next file of the card finds it by its number, and another card stays another one.
    await imported(user, commute(card, 3).text(), 'later.csv')
    await imported(
      user,
      new Export(newCard()).journey(daysAgo(20), 'Gouda', '09:00', 'Delft', '09:40', '6,10').text(),
      'other.csv'
    )
    expect(await asWorker(() => queryRows('select 1 from ovcp_cards where user_id = ?', [user.id]))).toHaveLength(2)
  })

  test('makes a card of its own for a person without any', async () => {
    const batch = await imported(await createUser(), nsFile(nsRide(20)), 'ns.csv')
    expect(await cardsOf(batch)).toEqual([[null, false]])
  })
})

describe('a file whose dates can be read two ways', () => {
  const american = nsFile(
    '3/4/2026,07:58,Leiden Centraal,08:14,Den Haag Centraal,"€ 4,90",,Reis,2,Vol tarief,,',
    '2/5/2026,07:58,Leiden Centraal,08:14,Den Haag Centraal,"€ 4,90",,Reis,2,Vol tarief,,',
    '4/2/2026,07:58,Leiden Centraal,08:14,Den Haag Centraal,"€ 4,90",,Reis,2,Vol tarief,,'
  )

  test.each([
    [true, '2026-02-04'],
    [false, '2026-02-05'],
  ])('is asked about, and read as its owner says: day first %s', async (dayFirst, first) => {
    const user = await createUser()
    const batch = await planned(user, american, 'ns.csv')
    expect(await stateOf(batch)).toEqual(['asking', 'date_order'])
    await answered(await Client.actingAs(user), batch, { dayFirst })
    expect((await stateOf(batch))[0]).toBe('planned')
    expect((await fresh(batch)).periodFrom!.toISODate()).toBe(first)
  })

  test('waits for an answer to its own question, and can be discarded', async () => {
    const user = await createUser()
    const batch = await planned(user, american, 'ns.csv')
    const client = await Client.actingAs(user)
    const page = await answered(client, batch, { cardId: 'other', newCardLast4: '0037' })
    expect(page.props!.errors).toMatchObject({ dayFirst: expect.any(String) })
    await client.delete(`/batches/${batch.publicId}`)
    expect(await stateOf(batch)).toEqual(['undone', null])
  })
})
