import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { confirmSubmission } from '#app/claims/actions/confirm_submission'
import { holdClaim } from '#app/claims/actions/hold_claim'
import { watchDeadlines } from '#app/claims/actions/watch_deadlines'
import Claim from '#app/claims/claim'
import { recordDecision } from '#app/decisions/actions/record_decision'
import { travelTo } from '#app/shared/clock'
import { asStaff, asWorker, inTenant } from '#app/shared/tenancy'
import { plusDays } from '#app/shared/working_days'
import { createClaim, createGuidedClaim, createReadyClaim } from '#tests/factories/claims'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const fresh = (claim: Claim) => asWorker(() => Claim.findOrFail(claim.id))
const waits = async (claim: Claim) => (await fresh(claim)).waitsWith
const after = (day: string) => travelTo(DateTime.fromISO(`${day}T09:00`, { zone: 'Europe/Amsterdam' }), watchDeadlines) // prettier-ignore

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
  expect(await waits(refused)).toBe('nobody')

  const client = await Client.actingAs(staff)
  const listed = async (filter: string, of = user) =>
    ((await client.page(`/admin/claims?view=all&q=${of.email}&${filter}`)).props!.list.rows as { reference: string }[]).map(({ reference }) => reference) // prettier-ignore
  expect(await listed('waitsWith=traveller')).toEqual(expect.arrayContaining([sent.reference, guided.reference])) // prettier-ignore
  expect(await listed('waitsWith=traveller')).toHaveLength(2)
  expect(await listed('waitsWith=nobody', other)).toEqual([refused.reference])
  expect((await client.page(`/admin/claims/${sent.reference}`)).props!.claim.waitsWith).toBe('traveller') // prettier-ignore
})
