import { DateTime } from 'luxon'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmSubmission } from '#app/claims/claims/actions/confirm_submission'
import { watchDeadlines } from '#app/claims/claims/actions/watch_deadlines'
import Claim from '#app/claims/claims/claim'
import Decision from '#app/claims/decisions/decision'
import Email from '#app/messages/emails/email'
import { today, travelTo } from '#app/platform/shared/clock'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { plusDays } from '#app/platform/shared/working_days'
import type User from '#app/people/accounts/user'
import { createClaim, createGuidedClaim } from '#tests/factories/claims'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { settleEarlierClaims } from '#tests/support/deadlines'

beforeAll(settleEarlierClaims)

/** A claim that its traveller submitted, whose term ends on a day. */
async function submitted() {
  const user = await createUser()
  const claim = await createGuidedClaim(user)
  await inTenant(user.tenantId, () => confirmSubmission(claim, user))
  const client = await Client.signedIn(user)
  const path = `/claims/${claim.reference}`
  const say = (body: Record<string, string | number | null>, by = client) =>
    by.submit(`${path}/answers`, body, { from: path })
  const fresh = () => asWorker(() => Claim.findOrFail(claim.id))
  const decisions = () => asWorker(() => Decision.query().where('claimId', claim.id).orderBy('id'))
  const { expectedAnswerOn } = await fresh()
  return { user, claim, client, path, say, fresh, decisions, termEnds: expectedAnswerOn! }
}
const on = (day: string) => travelTo(DateTime.fromISO(`${day}T09:00`, { zone: 'Europe/Amsterdam' }), watchDeadlines)
const mailsTo = async ({ id }: User) =>
  (await asWorker(() => Email.query().where('user_id', id).orderBy('id')))
    .map(({ template }) => template)
    .filter((name) => /^claims_asked|^claim_overdue/.test(name))

describe('a claim that the traveller submitted', () => {
  test('is asked about on the day its term ends, and then it is theirs', async () => {
    const { user, client, path, termEnds, fresh } = await submitted()
    const story = async () => (await client.page(path)).props!.claim
    expect(await story()).toMatchObject({ canTellAnswer: true, isAsked: false })
    await on(plusDays(termEnds, -1))
    expect(await mailsTo(user)).toEqual([])
    await on(termEnds)
    await on(termEnds)
    expect(await mailsTo(user)).toEqual(['claims_asked'])
    expect(await story()).toMatchObject({ canTellAnswer: true, isAsked: true })
    expect((await fresh()).timesAsked).toBe(1)
  })

  test('waits for an answer only from the day it was submitted', async () => {
    const user = await createUser()
    const claim = await createGuidedClaim(user)
    const client = await Client.signedIn(user)
    const totals = async () => (await client.page('/claims')).props!.totals
    const { netCents } = claim
    expect(await totals()).toMatchObject({ ready: 1, readyCents: netCents, waiting: 0, waitingCents: 0 })
    await inTenant(user.tenantId, () => confirmSubmission(claim, user))
    expect(await totals()).toMatchObject({ ready: 0, readyCents: 0, waiting: 1, waitingCents: netCents })
  })

  test.each<[string, Record<string, string | number>, object, object]>([
    ['paid in full', { how: 'transfer' }, { outcome: 'approved' }, { paidDirectlyHow: 'transfer' }],
    [
      'paid in part',
      { amountCents: 1_00 },
      { outcome: 'partly_approved', approvedCents: 1_00 },
      { paidDirectlyHow: 'transfer' },
    ],
    ['set off', { how: 'set_off' }, { outcome: 'approved' }, { paidDirectlyHow: 'set_off' }],
  ])('ends where it was %s, without a fee and as the traveller’s word', async (_, body, decision, ended) => {
    const { claim, say, fresh, decisions } = await submitted()
    expect((await say({ said: 'paid', amountCents: claim.grossCents, ...body })).errors).toEqual({})
    expect((await fresh()).$attributes).toMatchObject({
      status: 'closed',
      receivedCents: 0,
      ...ended,
    })
    const [told, ...more] = await decisions()
    expect(more).toEqual([])
    expect(told.$attributes).toMatchObject({
      toldBy: 'traveller',
      decidedById: null,
      review: 'not_needed',
      ...decision,
    })
    expect((await say({ said: 'paid', amountCents: 1_00 })).errors!.claim).toMatch(/already been recorded/)
  })

  test('is rejected where it was refused, with the reason, and can be objected to', async () => {
    const { say, fresh, decisions } = await submitted()
    expect((await say({ said: 'refused' })).errors!.reason).toBeDefined()
    expect((await say({ said: 'refused', reason: 'too_late', note: 'They wrote: too late.' })).errors).toEqual({})
    const claim = await fresh()
    expect(claim.$attributes).toMatchObject({ status: 'rejected', rejectionReason: 'too_late' })
    expect(claim.canBeObjectedTo).toBe(true)
    expect((await decisions())[0].$attributes).toMatchObject({
      toldBy: 'traveller',
      statedReason: 'They wrote: too late.',
    })
  })

  test('is asked about again while nothing was heard, three times, and then nobody knows how it ended', async () => {
    const { user, say, fresh, termEnds } = await submitted()
    await on(termEnds)
    await say({ said: 'nothing' })
    expect((await fresh()).askOn).toBe(plusDays(today(), 7))
    for (const days of [20, 45, 46, 70]) await on(plusDays(termEnds, days))
    expect(await mailsTo(user)).toEqual(['claims_asked', 'claims_asked', 'claims_asked'])
    for (const days of [120, 121]) await on(plusDays(termEnds, days))
    const claim = await fresh()
    expect(claim.$attributes).toMatchObject({ status: 'closed', paidDirectlyAt: null })
    expect(claim.notHeardAt).not.toBeNull()
    expect(await mailsTo(user)).toHaveLength(3)
  }, 60_000)

  test('is told by its traveller alone, for a day on which it can have been answered, once', async () => {
    const one = await submitted()
    const other = await Client.signedIn(await createUser())
    expect((await other.post(`${one.path}/answers`, { said: 'nothing' })).status).toBe(404)
    for (const answeredOn of [plusDays(today(), 1), plusDays(today(), -1)]) {
      const page = await one.say({ said: 'refused', reason: 'other', answeredOn })
      expect(page.errors!.answeredOn).toBeDefined()
    }
    for (const amountCents of [0, -5, 1.5, 1_000_000, one.claim.grossCents + 1]) {
      expect((await one.say({ said: 'paid', amountCents })).errors!.amountCents).toBeDefined()
    }
    expect((await one.fresh()).status).toBe('submitted')
    const phone = await Client.signedIn(one.user)
    await Promise.all([
      one.say({ said: 'paid', amountCents: 1_00 }),
      one.say({ said: 'refused', reason: 'other' }, phone),
    ])
    expect(await one.decisions()).toHaveLength(1)
  })
})

describe('a claim that we submitted', () => {
  test('is answered to us', async () => {
    const user = await createUser()
    const claim = await createClaim(user)
    const client = await Client.signedIn(user)
    const page = await client.submit(
      `/claims/${claim.reference}/answers`,
      { said: 'nothing' },
      { from: `/claims/${claim.reference}` }
    )
    expect(page.errors!.claim).toMatch(/answers us/)
    expect((await client.page(`/claims/${claim.reference}`)).props!.claim.canTellAnswer).toBe(false)
    await on(plusDays((await asWorker(() => Claim.findOrFail(claim.id))).expectedAnswerOn!, 1))
    expect(await mailsTo(user)).toEqual(['claim_overdue'])
  })
})

test('the database keeps who told of an answer', async () => {
  const { claim, say } = await submitted()
  await say({ said: 'paid', amountCents: 1_00 })
  const raw = asWorker(() => queryRows("update decisions set told_by = 'operator' where claim_id = ?", [claim.id]))
  await expect(raw).rejects.toMatchObject({ constraint: 'decisions_told' })
})
