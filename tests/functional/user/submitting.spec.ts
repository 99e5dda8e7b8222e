import { DateTime } from 'luxon'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import { watchDeadlines } from '#app/claims/claims/actions/watch_deadlines'
import Claim from '#app/claims/claims/claim'
import { travelTo } from '#app/platform/shared/clock'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { createReadyClaim } from '#tests/factories/claims'
import { emailsTo } from '#tests/factories/emails'
import { Export, daysAgo, newCard } from '#tests/factories/exports'
import { travelled } from '#tests/factories/travel'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { settleEarlierClaims } from '#tests/support/deadlines'

beforeAll(settleEarlierClaims)

const HTM = 'Reizen op Saldo HTM'
const SPUI = 'Den Haag, Spui'

/** A missed check-out with HTM, which only the holder of the card can have corrected. */
async function guided() {
  const user = await createUser()
  const card = newCard()
  const lines = new Export(card)
    .journey(daysAgo(12), SPUI, '08:00', 'Den Haag, Kalvermarkt', '08:14', '1,60', HTM)
    .missedCheckOut(daysAgo(10), SPUI, '17:42', '4,00', HTM)
    .journey(daysAgo(2), SPUI, '08:00', 'Den Haag, Kalvermarkt', '08:14', '1,60', HTM)
  const batch = await travelled(user, lines.text())
  const client = await Client.actingAs(user)
  const path = `/batches/${batch.publicId}/claims`
  const [trip] = (await client.page(`${path}/create`)).props.trips as Record<string, any>[]
  const filed = await client.submit(path, { trips: [{ tripId: trip.tripId, statedPlace: 'Den Haag, Kalvermarkt' }] })
  const claim = await asWorker(() => Claim.query().where('user_id', user.id).firstOrFail())
  const fresh = () => asWorker(() => Claim.findOrFail(claim.id))
  const form = `/claims/${claim.reference}/submissions`
  return { user, client, card, trip, filed, claim, fresh, form }
}

const at = (day: string) => DateTime.fromISO(`${day}T06:15`, { zone: 'Europe/Amsterdam' })

describe('a claim that only the traveller can submit', () => {
  test('costs no fee, says so, and gives each answer for the form', async () => {
    const { client, card, trip, filed, claim, form } = await guided()
    expect(trip).toMatchObject({ grossCents: 2_40, feeCents: 0, netCents: 2_40 })
    expect(filed.flash!.notice.text).toBe('1 claim is ready. You submit it yourself: open it to see how.')
    expect(claim.serialize()).toMatchObject({
      status: 'ready',
      channel: 'shared_site',
      refundTo: 'traveller',
      submittedAt: null,
    })

    const page = await client.page(`${form}/create`)
    expect(page.component).toBe('User/Claims/Submissions/Create')
    expect(page.props.form).toEqual({ channel: 'shared_site', url: 'https://www.uitcheckgemist.nl' })
    expect(page.props.fields).toEqual([
      { name: 'cardNumber', value: card },
      { name: 'travelledOn', value: daysAgo(10) },
      { name: 'from', value: SPUI },
      { name: 'checkIn', value: '17:42' },
      { name: 'missingStop', value: 'Den Haag, Kalvermarkt' },
      { name: 'charged', value: '4,00' },
    ])
  })

  test('asks before for what its form asks and nobody told us, and takes what is added', async () => {
    const { user, client, form } = await guided()
    const shown = async () => (await client.page(`${form}/create`)).props
    expect((await shown()).missing).toEqual(['validUntil'])
    await asWorker(() => queryRows("update ovcp_cards set expires_on = '2029-05-31' where user_id = ?", [user.id]))
    const { missing, fields } = await shown()
    expect(missing).toEqual([])
    expect(fields).toContainEqual({ name: 'validUntil', value: '31-05-2029' })
  })

  test('is submitted once its traveller says so, with their reference', async () => {
    const { client, fresh, form } = await guided()
    const page = await client.submit(form, { operatorReference: ' UCG-2026-123 ' })
    expect(page.component).toBe('User/Claims/Show')
    expect((await fresh()).serialize()).toMatchObject({
      status: 'submitted',
      operatorReference: 'UCG-2026-123',
    })
    expect((await fresh()).expectedAnswerOn).not.toBeNull()

    const twice = await client.submit(form, { operatorReference: null })
    expect(twice.errors!.claim).toMatch(/changed in the meantime/)
  })

  test('is not submitted by someone else, nor after its last day', async () => {
    const { client, claim, fresh, form } = await guided()
    const other = await Client.actingAs(await createUser())
    expect((await other.get(`${form}/create`)).status).toBe(404)
    await other.submit(form, {})
    await asWorker(() => queryRows('update claims set deadline_on = current_date - 1 where id = ?', [claim.id]))
    expect((await client.submit(form, {})).errors!.claim).toMatch(/deadline .* has passed/)
    expect((await fresh()).status).toBe('ready')
  })

  test('is no page of a claim that we submit', async () => {
    const user = await createUser()
    const claim = await createReadyClaim(user)
    const client = await Client.actingAs(user)
    const page = await client.submit(`/claims/${claim.reference}/submissions`, {})
    expect(page.errors!.claim).toMatch(/We submit this claim for you/)
    expect((await asWorker(() => Claim.findOrFail(claim.id))).status).toBe('ready')
  })

  test('is reminded of once in its last week, and expires the day after its last', async () => {
    const { user, claim, fresh } = await guided()
    const run = (daysBefore: number) => travelTo(at(claim.deadlineOn).minus({ days: daysBefore }), watchDeadlines)
    const sent = async () => (await emailsTo(user)).map(({ template }) => template)

    await run(8)
    expect(await sent()).not.toContain('claim_window_closing')
    await run(7)
    await run(6)
    expect((await sent()).filter((name) => name === 'claim_window_closing')).toHaveLength(1)
    await run(0)
    expect((await fresh()).status).toBe('ready')
    await run(-1)
    await run(-2)
    expect((await fresh()).status).toBe('expired')
    expect((await sent()).filter((name) => name === 'claim_expired')).toHaveLength(1)
  })

  test('closes without a fee once its traveller has the money', async () => {
    const { client, claim, fresh, form } = await guided()
    const paid = `/claims/${claim.reference}/direct-payments`
    expect((await client.submit(paid, {})).errors!.claim).toBeTruthy()
    await client.submit(form, {})
    const agent = await createUser({ role: 'agent' })
    await asStaff(async () => recordDecision(await Claim.findOrFail(claim.id), agent, { outcome: 'approved' }))
    // The last day is still ahead, but the operator has answered.
    const again = await client.submit(form, { operatorReference: 'X' })
    expect(again.errors!.claim).toBeTruthy()
    expect((await fresh()).status).toBe('approved')

    const page = await client.submit(paid, {})
    expect(page.props!.claim).toMatchObject({ status: 'closed', isPaidDirectly: true })
    expect((await fresh()).paidDirectlyAt).not.toBeNull()
    expect((await client.submit(paid, {})).errors!.claim).toBeTruthy()
    const entries = await asWorker(() =>
      queryRows('select 1 from ledger_transactions where subject_type = ? and subject_id = ?', ['claim', claim.id])
    )
    expect(entries).toEqual([])
  })

  test('closes without a fee when OVpay set it off against later trips', async () => {
    const { client, claim, fresh, form } = await guided()
    await client.submit(form, {})
    const agent = await createUser({ role: 'agent' })
    await asStaff(async () => recordDecision(await Claim.findOrFail(claim.id), agent, { outcome: 'approved' }))
    const paid = `/claims/${claim.reference}/direct-payments`
    expect((await client.submit(paid, { how: 'cash' })).errors!.how).toBeTruthy()
    const page = await client.submit(paid, { how: 'set_off' })
    expect(page.props!.claim).toMatchObject({ status: 'closed', isSetOff: true })
    expect((await fresh()).paidDirectlyHow).toBe('set_off')
  })

  test('that pays us is not closed by its traveller', async () => {
    const user = await createUser()
    const claim = await createReadyClaim(user)
    const client = await Client.actingAs(user)
    expect((await client.submit(`/claims/${claim.reference}/direct-payments`, {})).errors!.claim).toBeTruthy()
  })
})
