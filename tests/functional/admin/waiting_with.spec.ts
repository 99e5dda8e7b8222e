import { DateTime } from 'luxon'
import { beforeAll, expect, test } from 'vitest'
import { confirmSubmission } from '#app/claims/claims/actions/confirm_submission'
import { answerAboutCommittee, askAboutCommittee } from '#app/claims/claims/actions/ask_about_committee'
import { escalateClaim } from '#app/claims/claims/actions/escalate_claim'
import { holdClaim } from '#app/claims/claims/actions/hold_claim'
import { resumeClaim } from '#app/claims/claims/actions/resume_claim'
import { watchDeadlines } from '#app/claims/claims/actions/watch_deadlines'
import Claim from '#app/claims/claims/claim'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import { travelTo } from '#app/platform/shared/clock'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { plusDays } from '#app/platform/shared/working_days'
import { createClaim, createGuidedClaim, createReadyClaim, objectTo } from '#tests/factories/claims'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { settleEarlierClaims } from '#tests/support/deadlines'

beforeAll(settleEarlierClaims)

const fresh = (claim: Claim) => asWorker(() => Claim.findOrFail(claim.id))
const waits = async (claim: Claim) => (await fresh(claim)).waitsWith
const after = (day: string) => travelTo(DateTime.fromISO(`${day}T09:00`, { zone: 'Europe/Amsterdam' }), watchDeadlines)

test('a claim waits with whoever has to do something, at each moment of its life', async () => {
  const [user, staff] = [await createUser(), await createUser({ role: 'agent' })]
  expect(await waits(await createReadyClaim(user))).toBe('us')
  const sent = await createClaim(user)
  expect(await waits(sent)).toBe('operator')
  await asStaff(() => holdClaim(sent, staff, { reason: 'question', note: 'Which stop was it?' }))
  expect(await waits(sent)).toBe('traveller')

  const late = await createClaim(user)
  await after(plusDays((await fresh(late)).expectedAnswerOn!, 1))
  expect(await waits(late)).toBe('us')
  await asStaff(() => recordDecision(late, staff, { outcome: 'approved' }))
  expect(await waits(late)).toBe('operator')

  const guided = await createGuidedClaim(user)
  expect(await waits(guided)).toBe('traveller')
  await inTenant(user.tenantId, () => confirmSubmission(guided, user))
  expect(await waits(guided)).toBe('operator')
  await after((await fresh(guided)).expectedAnswerOn!)
  expect(await waits(guided)).toBe('traveller')

  const other = await createUser()
  const refused = await createClaim(other)
  await asStaff(() => recordDecision(refused, staff, { outcome: 'rejected', reason: 'too_late' }))
  // It can be objected to.
  expect(await waits(refused)).toBe('us')

  const client = await Client.actingAs(staff)
  const listed = async (filter: string, of = user) =>
    (
      (await client.page(`/admin/claims?view=all&q=${of.email}&${filter}`)).props!.list.rows as { reference: string }[]
    ).map(({ reference }) => reference)
  expect(await listed('waitsWith=traveller')).toEqual(expect.arrayContaining([sent.reference, guided.reference]))
  expect(await listed('waitsWith=traveller')).toHaveLength(2)
  expect((await client.page(`/admin/claims/${sent.reference}`)).props!.claim.waitsWith).toBe('traveller')
})

test('an answer about a claim that left waits with us until somebody passed it on', async () => {
  const [user, staff] = [await createUser(), await createUser({ role: 'agent' })]
  const [sent, ready] = [await createClaim(user), await createReadyClaim(user)]
  const client = await Client.actingAs(staff)
  const toPassOn = async () => (await client.page('/admin')).props!.queues.replies.count.count as number
  const before = await toPassOn()
  for (const claim of [sent, ready]) {
    await asStaff(() => holdClaim(claim, staff, { reason: 'question', note: 'Which stop was it?' }))
    await inTenant(user.tenantId, () => resumeClaim(claim, user, 'It was Delft.'))
  }
  // What has not left goes with its letter.
  expect([await waits(sent), (await fresh(ready)).repliedAt]).toEqual(['us', null])
  expect(await toPassOn()).toBe(before + 1)
  const listed = (await client.page(`/admin/claims?view=all&q=${user.email}&todo=reply`)).props!.list.rows as {
    reference: string
  }[]
  expect(listed.map(({ reference }) => reference)).toEqual([sent.reference])

  const path = `/admin/claims/${sent.reference}`
  const passOn = () => client.submit(`${path}/hold/reply`, {}, { method: 'DELETE', from: path })
  expect((await passOn()).props!.claim.mayPassReplyOn).toBe(false)
  expect(await waits(sent)).toBe('operator')
  expect((await passOn()).errors!.claim).toMatch(/no answer/)
})

test('a committee waits for the traveller, then for us', async () => {
  const [user, staff] = [await createUser(), await createUser({ role: 'agent' })]
  const claim = await createClaim(user)
  await asStaff(() => recordDecision(claim, staff, { outcome: 'rejected', reason: 'too_late' }))
  await objectTo(claim, staff)
  expect(await waits(claim)).toBe('operator')
  await asStaff(() => recordDecision(claim, staff, { outcome: 'rejected', reason: 'too_late' }))
  expect(await waits(claim)).toBe('nobody')
  await asStaff(() => askAboutCommittee(claim, staff))
  expect(await waits(claim)).toBe('traveller')
  await inTenant(user.tenantId, () => answerAboutCommittee(claim, user, 'yes'))
  expect(await waits(claim)).toBe('us')
  await asStaff(() => escalateClaim(claim, staff, 'KOV-1'))
  expect(await waits(claim)).toBe('committee')
})

test('an objection that is rejected keeps what was granted before it', async () => {
  const [user, staff] = [await createUser(), await createUser({ role: 'agent' })]
  const claim = await createClaim(user)
  const granted = { outcome: 'partly_approved', approvedCents: 5_00 } as const
  await asStaff(() => recordDecision(claim, staff, granted))
  await objectTo(claim, staff)
  await asStaff(() =>
    recordDecision(claim, staff, { outcome: 'rejected', reason: 'other' }, { statedReason: 'We keep to it.' })
  )
  expect((await fresh(claim)).$attributes).toMatchObject({
    status: 'partly_approved',
    approvedCents: 5_00,
    statedReason: 'We keep to it.',
  })
})
