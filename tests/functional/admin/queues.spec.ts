import { expect, test } from 'vitest'
import { QUEUES, type WorkQueues } from '#app/web/dashboard/dashboard'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import Claim from '#app/claims/claims/claim'
import { objectToClaims } from '#app/claims/letters/actions/object_to_claims'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { checkLetter } from '#app/claims/letters/actions/check_letter'
import { sendLetter } from '#app/claims/letters/actions/send_letter'
import { createClaim } from '#tests/factories/claims'
import { createOperator, sendTo } from '#tests/factories/operators'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

test('every queue says whose it is, how much waits and since when', async () => {
  const agent = await createUser({ role: 'agent' })
  const client = await Client.actingAs(agent)
  const queues = async () => (await client.page('/admin')).props.queues as Required<WorkQueues>
  const before = await queues()
  const finance = await Client.actingAs(await createUser({ role: 'finance' }))
  const all: WorkQueues = (await finance.page('/admin')).props.queues
  expect(Object.keys(all).sort()).toEqual(Object.keys(QUEUES).sort())
  for (const { count, since } of Object.values(all)) {
    expect(count.count === 0 || since === null || /^\d{4}-\d\d-\d\d$/.test(since)).toBe(true)
    if (count.count === 0) expect(since).toBeNull()
  }

  const operator = await createOperator({ email: null })
  const claim = await createClaim(await createUser())
  await sendTo(operator, [claim])
  await asStaff(async () =>
    recordDecision(await Claim.findOrFail(claim.id), agent, { outcome: 'rejected', reason: 'other' })
  )
  const { id } = await asStaff(() => objectToClaims([claim.reference], 'De kaart toont iets anders.', agent))
  await sendLetter(id)
  const written = await queues()
  expect(written.toCheck.count.count).toBe(before.toCheck.count.count + 1)
  expect(written.letters.count.count).toBe(before.letters.count.count)

  await asStaff(async () => checkLetter({ id }, await createUser({ role: 'agent' })))
  const checked = await queues()
  expect(checked.toCheck.count.count).toBe(before.toCheck.count.count)
  expect(checked.letters.count.count).toBe(before.letters.count.count + 1)

  await asWorker(() => queryRows("update letters set created_at = now() - interval '400 days' where id = ?", [id]))
  const since = Date.parse((await queues()).letters.since!)
  expect(Date.now() - since).toBeGreaterThan(399 * 86_400_000)
})

test('an agent is told nothing of payouts, lines and corrections', async () => {
  const agent = await Client.actingAs(await createUser({ role: 'agent' }))
  const { queues, missing } = (await agent.page('/admin')).props
  expect(Object.keys(queues).filter((name) => 'ofFinance' in QUEUES[name as keyof typeof QUEUES])).toEqual([])
  expect(queues).toMatchObject({ review: {}, letters: {}, refund: {} })
  expect(queues).not.toHaveProperty('payouts')
  expect(missing).toBeUndefined()
})
