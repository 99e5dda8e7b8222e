import { describe, expect, test } from 'vitest'
import { claimableTrips } from '#app/claims/claims/claimable_trips'
import { fileClaims } from '#app/claims/claims/actions/file_claims'
import { batchSummary } from '#app/travel/batches/batch_summary'
import { undoBatch } from '#app/claims/uploads/actions/undo_batch'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'
import { Export, daysAgo, imported, newCard, planned } from '#tests/factories/exports'
import { createUser } from '#tests/factories/users'
import { queryRows } from '#tests/support/query_rows'
import { Client } from '#tests/support/client'

const RIDE = ['Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90'] as const

/** Three rides of one card; `damage` changes lines of the file, whose header is the first. */
function file(card: string, damage: (lines: string[]) => string[] = (lines) => lines) {
  const whole = new Export(card)
    .journey(daysAgo(12), ...RIDE)
    .journey(daysAgo(10), ...RIDE)
    .journey(daysAgo(2), ...RIDE)
  return damage(whole.text().trimEnd().split('\n')).join('\n') + '\n'
}

/** The check-out of the ride in the middle. */
const CHECK_OUT = 4
const damaged = (change: (line: string) => string) => (lines: string[]) =>
  lines.map((line, at) => (at === CHECK_OUT ? change(line) : line))

const without = (lines: string[]) => lines.filter((_, at) => at !== CHECK_OUT)
const unreadable = damaged((line) => line.replace('08:14', '08:99'))

const reasonsOf = (user: User) =>
  inTenant(user.tenantId, async () => {
    const trips = await claimableTrips(user, {})
    return trips.map(({ kind, evaluation }) => [kind, evaluation.reason])
  })

const mailOf = async (user: User) => {
  const sql = "select text from emails where user_id = ? and template = 'batch_imported'"
  const [{ text }] = await asWorker(() => queryRows<{ text: string }>(sql, [user.id]))
  return text
}

describe('a check-in beside a row that could not be read', () => {
  test.each([
    ['of an impossible time', unreadable],
    ['cut off in the middle', damaged((line) => line.slice(0, 40))],
    [
      'in a file that lists the newest first',
      (lines: string[]) => {
        const [header, ...rows] = unreadable(lines)
        return [header, ...rows.reverse()]
      },
    ],
  ])('%s is no missed check-out that can be claimed', async (_, damage) => {
    const user = await createUser()
    const text = file(newCard(), damage)
    const batch = await imported(user, text)
    expect(batch.plan.estimate).toMatchObject({ irregular: 0, claimable: 0, grossCents: 0 })
    expect(await asWorker(() => batchSummary(batch))).toMatchObject({ trips: 3, irregular: 0, besideUnread: 1 })
    const mail = await mailOf(user)
    expect(mail).toContain('we konden de regel ernaast niet lezen')
    expect(mail).not.toContain('Er valt niets te claimen')
    expect(await reasonsOf(user)).toEqual([['missed_check_out', 'rowUnread']])
    const [{ trip }] = await inTenant(user.tenantId, () => claimableTrips(user, {}))
    const filing = inTenant(user.tenantId, () => fileClaims(user, {}, [{ tripId: trip.publicId }]))
    await expect(filing).rejects.toMatchObject({ key: 'notClaimable.rowUnread' })
  })

  test('is none at the end of a file that was cut off, whatever comes later', async () => {
    const user = await createUser()
    const card = newCard()
    await imported(
      user,
      file(card, (lines) => unreadable(lines).slice(0, CHECK_OUT + 1))
    )
    await imported(user, new Export(card).journey(daysAgo(2), ...RIDE).text(), 'later.csv')
    expect(await reasonsOf(user)).toEqual([['missed_check_out', 'rowUnread']])
  })

  test('is worth nothing to a visitor either', async () => {
    const estimate = async (text: string) => {
      const form = new FormData()
      form.append('file', new Blob([text]), 'export.csv')
      const { body } = await new Client().post('/estimates', form, { accept: 'application/json' })
      return JSON.parse(body).estimate
    }
    expect(await estimate(file(newCard(), without))).toMatchObject({ claimable: 1, unread: 0 })
    expect(await estimate(file(newCard(), unreadable))).toMatchObject({ claimable: 0, unread: 1 })
  })

  test('is one once a file that can be read shows the same', async () => {
    const user = await createUser()
    const card = newCard()
    await imported(user, file(card, unreadable))
    expect(await reasonsOf(user)).toEqual([['missed_check_out', 'rowUnread']])
    await planned(user, file(card, without), 'again.csv')
    expect(await reasonsOf(user)).toEqual([['missed_check_out', null]])
  })

  test('is a ride once a file that can be read shows its end', async () => {
    const user = await createUser()
    const card = newCard()
    await imported(user, file(card, unreadable))
    await imported(user, file(card), 'again.csv')
    expect(await reasonsOf(user)).toEqual([])
  })

  test('is none once the only file that shows the rest is undone', async () => {
    const user = await createUser()
    const card = newCard()
    const whole = await imported(user, file(card))
    const later = new Export(card)
      .journey(daysAgo(1), ...RIDE)
      .text()
      .split('\n')
    await imported(user, file(card, unreadable) + later.slice(1).join('\n'), 'again.csv')
    expect(await reasonsOf(user)).toEqual([])
    await inTenant(user.tenantId, () => undoBatch(whole, user))
    expect(await reasonsOf(user)).toEqual([['missed_check_out', 'rowUnread']])
  })

  test('is none in a file of which half cannot be read either, however long it is', async () => {
    const RIDES = 1_000
    const lines = new Export(newCard())
    for (let nth = 0; nth < RIDES; nth++) lines.journey(daysAgo(RIDES + 5 - nth), ...RIDE)
    const [header, ...rows] = lines.text().trimEnd().split('\n')
    const half = rows.map((row, at) => (at % 2 === 1 ? row.replace('08:14', '08:99') : row))
    const batch = await imported(await createUser(), [header, ...half].join('\n'))
    expect(batch.plan).toMatchObject({ counts: { create: RIDES, error: RIDES }, estimate: { claimable: 0 } })
    // Nobody knows yet of the last.
    expect(await asWorker(() => batchSummary(batch))).toMatchObject({
      trips: RIDES,
      irregular: 0,
      besideUnread: RIDES - 1,
    })
  })
})

test('the mail tells what is beside an unread row next to what went wrong', async () => {
  const user = await createUser()
  const FIRST_CHECK_OUT = 2
  await imported(
    user,
    file(newCard(), (lines) => unreadable(lines).filter((_, at) => at !== FIRST_CHECK_OUT))
  )
  const mail = await mailOf(user)
  expect(mail).toContain('Bij 1 van deze reizen ging er iets mis.')
  expect(mail).toContain('Bij één van deze reizen lijkt een check-in of check-uit te ontbreken')
})

test('a row that could not be read elsewhere stops no claim', async () => {
  const user = await createUser()
  await imported(
    user,
    file(newCard(), (lines) => without(lines).map((line, at) => (at === 1 ? line.replace('07:58', '07:99') : line)))
  )
  expect((await reasonsOf(user)).filter(([kind]) => kind === 'missed_check_out')).toEqual([['missed_check_out', null]])
})
