import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLong } from '#tests/support/long'
import { undoBatch } from '#app/claims/uploads/actions/undo_batch'
import Batch from '#app/travel/batches/batch'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { Export, daysAgo, imported, newCard } from '#tests/factories/exports'
import { Client } from '#tests/support/client'
import { createTenant, createUser } from '#tests/factories/users'

/** A month with all that makes pairing hard: missed taps, two at one stop, past midnight, identical rows. */
function month(card: string) {
  const lines = new Export(card)
  for (let day = 40; day > 20; day -= 2) {
    lines.journey(daysAgo(day), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
    if (day % 3 === 0) lines.missedCheckOut(daysAgo(day), 'Den Haag Centraal', '17:42')
    else lines.journey(daysAgo(day), 'Den Haag Centraal', '17:40', 'Leiden Centraal', '17:56', '4,90')
  }
  lines.row(
    daysAgo(19),
    '23:48',
    'Amsterdam Centraal',
    '',
    '',
    '',
    'Check-in',
    '',
    'Reizen op Saldo NS Vol tarief (2e klas)',
    '',
    'T. Test',
    card
  )
  lines.row(
    daysAgo(18),
    '',
    'Amsterdam Centraal',
    '00:31',
    'Leiden Centraal',
    '9,80',
    'Check-uit',
    '',
    'Reizen op Saldo NS Vol tarief (2e klas)',
    '',
    'T. Test',
    card
  )
  lines.row(daysAgo(17), '12:00', '', '', 'bij NS', '10,00', 'Saldo opgeladen', '', '', '', 'T. Test', card)
  lines.row(daysAgo(17), '12:00', '', '', 'bij NS', '10,00', 'Saldo opgeladen', '', '', '', 'T. Test', card)
  return lines.journey(daysAgo(3), 'Delft', '09:00', 'Leiden Centraal', '09:20', '5,10')
}

/** A person's trips in words, without what storage adds. */
const tripsOf = (user: User) =>
  asWorker(() =>
    queryRows<Record<string, unknown>>(
      `select status, irregularity, mode, from_place, to_place, checked_in_at, checked_out_at, fare_cents, fee_cents,
         same_station, reasons
       from trips where user_id = ? order by travelled_at, from_place`,
      [user.id]
    )
  )

const fileOf = (card: string, lines: string[][]) => {
  const part = new Export(card)
  part.lines.push(...lines)
  return part.text()
}

describe('the trips of a card', () => {
  test('are the same however its export is shuffled, split, overlapped and repeated', async () => {
    const reference = await createUser()
    const card = newCard()
    const { lines } = month(card)
    await imported(reference, fileOf(card, lines))
    const expected = await tripsOf(reference)
    expect(expected.length).toBeGreaterThan(20)

    const uploads = fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length }).chain((shuffled) =>
      fc.record({
        shuffled: fc.constant(shuffled),
        cut: fc.integer({ min: 1, max: lines.length - 1 }),
        overlap: fc.integer({ min: 0, max: 5 }),
        again: fc.boolean(),
      })
    )
    await fc.assert(
      fc.asyncProperty(uploads, async ({ shuffled, cut, overlap, again }) => {
        const user = await createUser({ tenantId: (await createTenant()).id })
        const parts = [shuffled.slice(0, cut), shuffled.slice(Math.max(0, cut - overlap))]
        // The n-th of identical rows is counted within a file, so both stay in one.
        for (const part of parts) {
          // The last may hold nothing but what goes with the first.
          await imported(user, fileOf(card, together(part, lines))).catch(expectNothingNew)
        }
        if (again) await imported(user, fileOf(card, lines), 'all.csv').catch(expectNothingNew)
        expect(await tripsOf(user)).toEqual(expected)
      }),
      { numRuns: isLong ? 12 : 4 }
    )
  })

  test('are gone when every upload is undone, and the same again when it comes back', async () => {
    const user = await createUser()
    const card = newCard()
    const { lines } = month(card)
    await imported(user, fileOf(card, lines))
    const before = await tripsOf(user)

    const undo = async () => {
      const batch = await asWorker(() => Batch.query().where({ user_id: user.id, status: 'imported' }).firstOrFail())
      await inTenant(user.tenantId, () => undoBatch(batch, user))
    }
    await undo()
    expect(await tripsOf(user)).toEqual([])
    await imported(user, fileOf(card, lines))
    expect(await tripsOf(user)).toEqual(before)
  })

  test('keep their identity, and the claims on them, when a late row completes them', async () => {
    const user = await createUser()
    const card = newCard()
    const first = new Export(card)
      .missedCheckOut(daysAgo(20), 'Leiden Centraal', '08:00', '')
      .journey(daysAgo(10), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
    await imported(user, first.text())
    const [{ public_id: before }] = await asWorker(() =>
      queryRows<{ public_id: string }>(
        "select public_id from trips where user_id = ? and irregularity = 'missed_check_out'",
        [user.id]
      )
    )

    await imported(
      user,
      new Export(card).checkOutOnly(daysAgo(20), 'Leiden Centraal', '08:16', 'Den Haag Centraal', '4,90').text()
    )
    const after = await asWorker(() =>
      queryRows('select status, irregularity, fare_cents from trips where public_id = ?', [before])
    )
    expect(after).toEqual([{ status: 'complete', irregularity: null, fare_cents: 490 }])
  })
})

describe('the same travel in two exports of a card', () => {
  const nsFile = (...lines: string[]) =>
    [
      'Datum,Check in,Vertrek,Check uit,Bestemming,Af,Bij,Transactie,Kl,Product,Prive/ Zakelijk,Opmerking',
      ...lines,
    ].join('\n')
  const ride = (day: string, cents: string) =>
    `${day},07:58,Leiden Centraal,08:14,Den Haag Centraal,"€ ${cents}",,Reis,2,,,`
  const open = (day: string) => `${day},17:42,Leiden Centraal,,,"€ 20,00",,Reis,2,,,`

  const taps = (card: string) =>
    new Export(card)
      .journey(daysAgo(30), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
      .missedCheckOut(daysAgo(29), 'Leiden Centraal', '17:42')
      .journey(daysAgo(20), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
      .text()
  const journeys = () =>
    nsFile(ride(daysAgo(10), '4,90'), ride(daysAgo(20), '4,90'), open(daysAgo(29)), ride(daysAgo(30), '4,90'))

  const short = async (user: User) => (await tripsOf(user)).map(({ reasons: _reasons, ...trip }) => trip)

  test.each(['with', 'without'])('gives one set of trips in either order, %s its number', async (number) => {
    const seen = []
    for (const isTapsFirst of [true, false]) {
      const user = await createUser()
      const card = newCard()
      const name = number === 'with' ? `reistransacties_${card}.csv` : 'reishistorie.csv'
      const uploads = [() => imported(user, taps(card), 'taps.csv'), () => imported(user, journeys(), name)]
      // Without a number, the second file has a card to be matched with.
      if (number === 'without' || isTapsFirst) await uploads[0]()
      await uploads[1]()
      if (number === 'with' && !isTapsFirst) await uploads[0]()
      seen.push(await short(user))
    }
    expect(seen[0]).toHaveLength(4)
    expect(seen[1]).toEqual(seen[0])
    expect(seen[0].filter(({ irregularity }) => irregularity !== null)).toHaveLength(1)
  })

  test('offers once what was claimed from one of them', { tags: ['long'] }, async () => {
    const user = await createUser()
    const card = newCard()
    const first = await imported(user, journeys(), `reistransacties_${card}.csv`)
    const client = await Client.actingAs(user)
    const path = `/batches/${first.publicId}/claims`
    const [trip] = (await client.page(`${path}/create`)).props.trips
    await client.submit(path, { trips: [{ tripId: trip.tripId }] })

    await imported(user, taps(card), 'taps.csv')
    const { trips } = (await client.page('/claims/create')).props
    expect(trips.map(({ reason }: { reason: string }) => reason)).toEqual(['alreadyClaimed'])
  })
})

describe('one journey on two cards', () => {
  const journey = (card: string, from: string, to: string) =>
    new Export(card).journey(daysAgo(9), 'Leiden Centraal', from, 'Den Haag Centraal', to, '4,90')

  async function doublesOn(kind: 'bank_card' | 'personal', times: [from: string, to: string]) {
    const user = await createUser()
    const [chip, other] = [newCard(), newCard()]
    await imported(user, journey(chip, '07:58', '08:14').text())
    const unrelated = new Export(other).journey(daysAgo(2), 'Gouda', '09:00', 'Delft', '09:40', '6,10')
    await imported(user, unrelated.text())
    await asWorker(() =>
      queryRows('update ovcp_cards set kind = ? where user_id = ? and last_4 = ?', [kind, user.id, other.slice(-4)])
    )
    await imported(user, journey(other, ...times).text())
    const doubles = await asWorker(() =>
      queryRows<{ last_4: string }>(
        "select c.last_4 from trips t join ovcp_cards c on c.id = t.card_id where t.user_id = ? and irregularity = 'double_charge'",
        [user.id]
      )
    )
    return doubles.map(({ last_4: last4 }) => (last4 === chip.slice(-4) ? 'chip' : 'other'))
  }

  test('is a double charge, on the later of a chip card and a bank card', async () => {
    expect(await doublesOn('bank_card', ['07:59', '08:15'])).toEqual(['other'])
    expect(await doublesOn('bank_card', ['07:56', '08:12'])).toEqual(['chip'])
  })

  test('is two people with two chip cards, until one of them says otherwise', { tags: ['long'] }, async () => {
    const user = await createUser()
    const [mine, partners] = [newCard(), newCard()]
    await imported(user, journey(mine, '07:58', '08:14').text(), 'mine.csv')
    const batch = await imported(user, journey(partners, '07:59', '08:15').text(), 'partners.csv')
    const client = await Client.actingAs(user)
    const path = `/batches/${batch.publicId}/claims/create`
    const asked = async () => (await client.page(path)).props.trips as Record<string, any>[]
    const answer = (isDouble: boolean, tripId: string) =>
      client.submit(`/trips/${tripId}`, { isDouble }, { method: 'PATCH', from: path })

    const [trip] = await asked()
    expect(trip).toMatchObject({ kind: 'double_charge', reason: 'samePersonUnknown' })
    await answer(false, trip.tripId)
    expect(await asked()).toEqual([])

    await answer(true, trip.tripId)
    expect(await asked()).toMatchObject([{ kind: 'double_charge', grossCents: 4_90 }])
    expect((await asked())[0].reason).not.toBe('samePersonUnknown')
    const later = await imported(
      user,
      new Export(mine).journey(daysAgo(2), 'Gouda', '09:00', 'Delft', '09:40', '6,10').text(),
      'later.csv'
    )
    expect(later.status).toBe('imported')
    expect(await asked()).toHaveLength(1)
  })

  test('is two journeys when they are further apart', async () => {
    expect(await doublesOn('bank_card', ['08:08', '08:24'])).toEqual([])
  })
})

/** Keeps identical rows of the whole export in the same file, as a real export of a period does. */
function together(part: string[][], all: string[][]) {
  const key = (line: string[]) => line.join('|')
  const repeated = all.filter((line, i) => all.findIndex((one) => key(one) === key(line)) !== i)
  const inPart = new Set(part.map(key))
  const missing = repeated.filter((line) => inPart.has(key(line)))
  const once = part.filter((line, i) => part.findIndex((one) => key(one) === key(line)) === i)
  return [...once, ...missing]
}

function expectNothingNew(error: unknown) {
  expect(String(error)).toMatch(/nothingToImport|fileKnown/)
}
