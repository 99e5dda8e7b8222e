import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { activateRule } from '#app/claims/rules/actions/activate_rule'
import { fileClaims } from '#app/claims/claims/actions/file_claims'
import Claim from '#app/claims/claims/claim'
import { claimableTrips } from '#app/claims/claims/claimable_trips'
import ClaimRule from '#app/claims/rules/claim_rule'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { exportWithMissedCheckOut } from '#tests/factories/claims'
import { Export, daysAgo, newCard } from '#tests/factories/exports'
import { createOperator } from '#tests/factories/operators'
import { travelled } from '#tests/factories/travel'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const TERMS = {
  kind: 'missed_check_out',
  validFrom: '2025-01-01',
  earliestDays: 1,
  latest: 90,
  latestUnit: 'days',
  minimumCents: 1,
  capScope: 'person',
  channel: 'letter',
  refundTo: 'fareback',
  source: 'https://operator.example/refunds, read today',
  confirmed: true,
}

const yesterday = () => DateTime.now().setZone('Europe/Amsterdam').minus({ days: 1 }).toISODate()!
const daysBack = (days: number) => DateTime.now().setZone('Europe/Amsterdam').minus({ days }).toISODate()!
const today = () => DateTime.now().setZone('Europe/Amsterdam').toISODate()!

async function owners() {
  const operator = await createOperator()
  const [writer, other] = [await createUser({ role: 'owner' }), await createUser({ role: 'owner' })]
  const client = await Client.actingAs(writer)
  const path = `/admin/counterparties/${operator.slug}`
  const draft = async (terms: Record<string, unknown> = {}) => {
    const page = await client.submit(`${path}/rules`, { ...TERMS, ...terms }, { from: `${path}/rules/create` })
    const { id } = (page.props!.rule ?? {}) as { id: number }
    return { page, id }
  }
  const activated = async (terms: Record<string, unknown> = {}) => {
    const { id } = await draft(terms)
    return asStaff(async () => activateRule(await ClaimRule.findOrFail(id), other))
  }
  return { operator, writer, other, client, path, draft, activated }
}

/** Trips of someone that now belong to that operator. */
async function tripsWith(operator: { id: number }, user: User, text = exportWithMissedCheckOut()) {
  const batch = await travelled(user, text)
  await asWorker(() => queryRows('update trips set counterparty_id = ? where user_id = ?', [operator.id, user.id]))
  return batch
}

const fresh = (id: number) => asWorker(() => ClaimRule.findOrFail(id))

describe('the rules of an operator', () => {
  test('are drafted by an owner and put in force by another', async () => {
    const { client, path, writer, other, draft } = await owners()
    const { page, id } = await draft({ latest: 6, latestUnit: 'months', capCount: 3, capPeriod: 'year' })
    expect(page.component).toBe('Admin/Counterparties/Rules/Show')
    expect(page.props!.rule).toMatchObject({
      status: 'draft',
      version: 1,
      latestMonths: 6,
      latestDays: null,
      createdBy: writer.fullName,
    })
    expect(page.props!.may).toMatchObject({ activate: false, discard: true })

    const own = await client.submit(`${path}/rules/${id}/activations`, {})
    expect(own.errors!.rule).toMatch(/another owner/)
    expect((await fresh(id)).status).toBe('draft')

    const second = await Client.actingAs(other)
    await second.submit(`${path}/rules/${id}/activations`, {})
    expect((await fresh(id)).serialize()).toMatchObject({ status: 'active', activatedById: other.id })
    expect((await second.submit(`${path}/rules/${id}/activations`, {})).errors!.rule).toMatch(/changed in the meantime/)
    const logged = await asWorker(() =>
      queryRows<{ action: string }>(
        "select action from audit_logs where subject_type = 'claim_rule' and subject_id = ? order by id",
        [id]
      )
    )
    expect(logged.map(({ action }) => action)).toEqual(['claim_rule.drafted', 'claim_rule.activated'])
  })

  test('end the day before the next version begins, and the database allows no two on a day', async () => {
    const { activated, draft, other } = await owners()
    const first = await activated()
    const second = await activated({ validFrom: today(), latest: 30 })
    expect((await fresh(first.id)).serialize()).toMatchObject({ status: 'active', validTo: yesterday() })
    expect(second.validTo).toBeNull()

    const early = await activated({ validFrom: '2025-01-01', latest: 60 })
    expect((await fresh(first.id)).status).toBe('retired')
    expect((await fresh(second.id)).status).toBe('retired')
    expect((await fresh(early.id)).status).toBe('active')

    const { id } = await draft({ medium: 'ovpay', channel: 'portal', formUrl: 'https://www.ovpay.nl' })
    await asStaff(async () => activateRule(await ClaimRule.findOrFail(id), other))
    expect((await fresh(early.id)).status).toBe('active')
    const twice = asWorker(() => queryRows("update claim_rules set status = 'active' where id = ?", [first.id]))
    await expect(twice).rejects.toMatchObject({ code: '23P01' })
  })

  test('are refused without what they need, each in its field', async () => {
    const { draft } = await owners()
    expect((await draft({ channel: 'web_form' })).page.errors!.formUrl).toBeTruthy()
    expect((await draft({ channel: 'web_form', formUrl: 'http://x.example' })).page.errors!.formUrl).toBeTruthy()
    expect((await draft({ capCount: 3 })).page.errors!.capPeriod).toBeTruthy()
    expect((await draft({ latest: 0 })).page.errors!.latest).toBeTruthy()
    expect((await draft({ validFrom: '2026-02-30' })).page.errors!.validFrom).toBeTruthy()
  })

  test('are for owners; agents read them', async () => {
    const { path, draft } = await owners()
    const { id } = await draft()
    const agent = await Client.actingAs(await createUser({ role: 'agent' }))
    expect((await agent.page(path)).props.may).toEqual({ edit: false })
    expect((await agent.page(`${path}/rules/${id}`)).props.may).toEqual({
      activate: false,
      retire: false,
      discard: false,
      check: false,
    })
    for (const [to, body] of [
      [`${path}/rules`, TERMS],
      [`${path}/rules/${id}/activations`, {}],
      [`${path}/rules/${id}/checks`, { confirmed: true }],
    ] as const)
      expect((await agent.post(to, body)).status).toBe(403)
    expect((await agent.delete(`${path}/rules/${id}`)).status).toBe(403)
    expect((await fresh(id)).status).toBe('draft')
  })

  test('of another operator are not found', async () => {
    const [one, other] = [await owners(), await owners()]
    const { id } = await other.draft()
    expect((await one.client.get(`${one.path}/rules/${id}`)).status).toBe(404)
  })

  test('can be discarded as a draft, and are checked once a year by someone', async () => {
    const { client, path, draft, activated } = await owners()
    const { id } = await draft()
    await client.submit(`${path}/rules/${id}`, {}, { method: 'DELETE' })
    expect((await fresh(id)).status).toBe('retired')

    const rule = await activated()
    await asWorker(() =>
      queryRows("update claim_rules set checked_on = current_date - interval '13 months' where id = ?", [rule.id])
    )
    const shown = async () =>
      ((await client.page(path)).props.rules as Record<string, unknown>[]).find((one) => one.id === rule.id)
    // What was read too long ago is not said as confirmed.
    expect(await shown()).toMatchObject({ needsCheck: true, confirmed: false, isConfirmed: true })
    await client.submit(`${path}/rules/${rule.id}/checks`, { confirmed: true })
    expect(await shown()).toMatchObject({ needsCheck: false, confirmed: true, checkedOn: today() })
    expect((await client.page(`${path}/rules/${rule.id}`)).props.rule.checkedBy).toBe('Test Traveller')
  })

  test('stay those of a claim that was made under them', async () => {
    const { operator, activated } = await owners()
    const first = await activated()
    const user = await createUser()
    const batch = await tripsWith(operator, user)
    const claim = await inTenant(user.tenantId, async () => {
      const [{ trip }] = await claimableTrips(user, { batchId: batch.id })
      const [made] = await fileClaims(user, { batchId: batch.id }, [{ tripId: trip.publicId }])
      return made
    })
    expect(claim.ruleId).toBe(first.id)
    await activated({ latest: 5 })
    expect((await asWorker(() => Claim.findOrFail(claim.id))).serialize()).toMatchObject({
      ruleId: first.id,
      deadlineOn: claim.deadlineOn,
    })
  })
})

describe('the dry run of a draft', () => {
  const outcomeOf = async (client: Client, path: string, id: number) =>
    (
      await client.page(`${path}/rules/${id}`, {
        'x-inertia-partial-component': 'Admin/Counterparties/Rules/Show',
        'x-inertia-partial-data': 'dryRun',
      })
    ).props.dryRun as Record<string, any>

  test('says which trips could be claimed and no longer can, and for how much', async () => {
    const { operator, client, path, draft, activated } = await owners()
    const rule = await activated({ latest: 90 })
    await tripsWith(operator, await createUser())
    await tripsWith(operator, await createUser())

    const same = await draft({ latest: 60 })
    expect(await outcomeOf(client, path, same.id)).toMatchObject({
      trips: 2,
      changed: 0,
      changeCents: 0,
      against: rule.version,
      examples: [],
    })
    // The trips are twenty days old.
    const shorter = await draft({ latest: 19 })
    expect(await outcomeOf(client, path, shorter.id)).toMatchObject({
      trips: 2,
      changed: 2,
      gained: 0,
      lost: 2,
      changeCents: -30_20,
    })
    const exactly = await draft({ latest: 20 })
    expect(await outcomeOf(client, path, exactly.id)).toMatchObject({ changed: 0 })
    const dearer = await draft({ minimumCents: 15_11 })
    expect(await outcomeOf(client, path, dearer.id)).toMatchObject({ lost: 2 })
    const forEmployers = await draft({ payer: 'employer' })
    expect(await outcomeOf(client, path, forEmployers.id)).toMatchObject({ trips: 0, changed: 0 })
  })

  test('counts the cap by what the rule says', async () => {
    const { operator, client, path, draft, activated } = await owners()
    await activated({ latest: 365 })
    const user = await createUser()
    for (let cards = 0; cards < 2; cards++) {
      const lines = new Export(newCard())
      for (const day of [40, 30, 20]) lines.missedCheckOut(daysAgo(day), 'Leiden Centraal', '17:42')
      await tripsWith(operator, user, lines.journey(daysAgo(2), 'Delft', '08:00', 'Gouda', '08:40', '6,10').text())
    }
    const capped = async (capScope: string) => {
      const { id } = await draft({ latest: 365, capCount: 2, capPeriod: 'year', capScope })
      return outcomeOf(client, path, id)
    }
    expect(await capped('person')).toMatchObject({ trips: 6, lost: 4 })
    expect(await capped('card')).toMatchObject({ trips: 6, lost: 2 })
  })

  test('has no amount where nothing tells what a trip costs', async () => {
    const { operator, client, path, draft } = await owners()
    const lines = new Export(newCard()).missedCheckOut(daysAgo(20), 'Leiden Centraal', '17:42')
    await tripsWith(
      operator,
      await createUser(),
      lines.journey(daysAgo(2), 'Delft', '08:00', 'Gouda', '08:40', '6,10').text()
    )
    const { id } = await draft()
    const { examples, ...counts } = await outcomeOf(client, path, id)
    expect(counts).toMatchObject({ gained: 1, unknown: 1, changeCents: 0 })
    expect(examples[0].grossCents).toBeNull()
  })

  test('is asked about before trips are lost, by a draft or by the end of a version', async () => {
    const { operator, client, path, draft, activated, other } = await owners()
    const rule = await activated({ latest: 90 })
    await tripsWith(operator, await createUser())
    const second = await Client.actingAs(other)
    const { id } = await draft({ latest: 19, validFrom: daysBack(60) })
    const activate = (lost?: number) => second.submit(`${path}/rules/${id}/activations`, { lost })
    expect((await activate()).errors!.rule).toMatch(/^1 trip that can be claimed today/)
    expect((await activate(0)).errors!.rule).toMatch(/confirm that number/)
    expect((await fresh(id)).status).toBe('draft')
    expect((await activate(1)).errors).toEqual({})
    expect((await fresh(id)).status).toBe('active')
    expect((await fresh(rule.id)).validTo).toBe(daysBack(61))

    const wider = await draft({ latest: 90, validFrom: daysBack(59) })
    expect((await second.submit(`${path}/rules/${wider.id}/activations`, {})).errors).toEqual({})
    const end = (lost?: number) => client.submit(`${path}/rules/${wider.id}`, { lost }, { method: 'DELETE' })
    expect((await end()).errors!.rule).toMatch(/^1 trip that can be claimed today/)
    expect((await end(1)).errors).toEqual({})
    expect((await fresh(wider.id)).status).toBe('retired')
    expect((await end(1)).errors!.rule).toBeTruthy()
  })

  test('of a first version compares with nothing', async () => {
    const { operator, client, path, draft } = await owners()
    await tripsWith(operator, await createUser())
    const { id } = await draft()
    expect(await outcomeOf(client, path, id)).toMatchObject({
      against: null,
      gained: 1,
      changeCents: 15_10,
      unknown: 0,
    })
  })
})

describe('an operator', () => {
  test('is found by its brand, and edited by owners, with real account numbers', async () => {
    const { operator, client, path } = await owners()
    const details = {
      name: 'Nieuwe naam',
      brands: 'Zonnelijn, Maanlijn',
      answerDays: 5,
      answerUnit: 'working_days',
      answerConfirmed: false,
      objectionDays: 28,
    }
    const wrong = await client.submit(path, { ...details, ibans: 'NL91ABNA0417164301' }, { method: 'PUT' })
    expect(wrong.errors!.ibans).toMatch(/NL91ABNA0417164301 isn’t a valid IBAN/)
    await client.submit(path, details, { method: 'PUT' })
    expect((await client.page(path)).props.operator).toMatchObject({
      brands: ['Zonnelijn', 'Maanlijn'],
      answerUnit: 'working_days',
    })
    const { rows } = (await client.page('/admin/counterparties?q=maanlijn')).props.list as { rows: { slug: string }[] }
    expect(rows.map(({ slug }) => slug)).toContain(operator.slug)
    const agent = await Client.actingAs(await createUser({ role: 'agent' }))
    expect((await agent.submit(path, details, { method: 'PUT' })).status).toBe(403)
  })

  test('shows its concessions', async () => {
    const client = await Client.actingAs(await createUser({ role: 'agent' }))
    const { concessions } = (await client.page('/admin/counterparties/keolis')).props as { concessions: unknown[] }
    expect(concessions.length).toBeGreaterThan(3)
  })
})
