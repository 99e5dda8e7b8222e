import { expect, test } from 'vitest'
import Claim from '#app/claims/claims/claim'
import EvidenceBundle from '#app/claims/claims/evidence/evidence_bundle'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { prepareLetter } from '#app/claims/letters/actions/prepare_letter'
import { Export, daysAgo, imported, newCard } from '#tests/factories/exports'
import { createOperator, sendTo } from '#tests/factories/operators'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const LEIDEN = 'Leiden Centraal'

/** A stay of more than an hour at one station, which NS need not pay back. */
async function stayed() {
  const user = await createUser()
  const lines = new Export(newCard()).journey(daysAgo(20), LEIDEN, '08:00', LEIDEN, '09:30', '20,00')
  await imported(user, lines.text())
  const client = await Client.signedIn(user)
  const trip = async () => (await client.page('/claims/create')).props!.trips[0]
  const say = async (note: string | null, by = client) =>
    by.submit(`/trips/${(await trip()).tripId}`, { note }, { method: 'PATCH', from: '/claims/create' })
  const file = async () => {
    await client.submit('/claims', { trips: [{ tripId: (await trip()).tripId }] })
    const claim = await asWorker(() => Claim.query().where('user_id', user.id).firstOrFail())
    return {
      claim,
      evidence: await asWorker(async () => (await EvidenceBundle.latestOf(claim)).open()),
    }
  }
  return { user, client, trip, say, file }
}

test('why someone stayed goes with the claim, into its evidence and its letter', async () => {
  const { trip, say, file } = await stayed()
  expect(await trip()).toMatchObject({ kind: 'same_station', goodwill: true, grossCents: 20_00 })
  expect((await say('x'.repeat(201))).errors!.note).toBeDefined()
  expect((await say('My train was cancelled.')).errors ?? {}).toEqual({})
  expect(await trip()).toMatchObject({ enteredNote: 'My train was cancelled.', grossCents: 20_00 })
  expect((await say('Not mine', await Client.signedIn(await createUser()))).status).toBe(404)

  const { claim, evidence } = await file()
  expect(evidence.support!.goodwill).toEqual({ reason: 'My train was cancelled.' })
  const operator = await createOperator()
  await sendTo(operator, [claim])
  const staff = await createUser({ role: 'agent' })
  await asStaff(() => prepareLetter(operator, staff))
  expect((await say('Something else')).errors!.operator).toMatch(/claim/)
})

test('a claim for goodwill without a reason says that it is one', { tags: ['long'] }, async () => {
  const { file } = await stayed()
  expect((await file()).evidence.support!.goodwill).toEqual({ reason: null })
})
