import { expect, test } from 'vitest'
import { confirmSubmission } from '#app/claims/claims/actions/confirm_submission'
import { holdClaim } from '#app/claims/claims/actions/hold_claim'
import { tellAnswer } from '#app/claims/decisions/actions/tell_answer'
import { claimTotals } from '#app/claims/claims/claim_totals'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import { homeOf } from '#app/web/home/home'
import { balanceSummary } from '#app/money/payouts/balance_summary'
import { ownerOf } from '#app/money/payouts/wallet_owner'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'
import { createClaim, createGuidedClaim, createReadyClaim, objectTo } from '#tests/factories/claims'
import { createUser } from '#tests/factories/users'

const totalsOf = async (user: User) => ({
  totals: await asWorker(() => claimTotals(user)),
  waiting: (await inTenant(user.tenantId, () => homeOf(user))).waiting,
  balance: await asWorker(() => balanceSummary(ownerOf(user))),
})

test('of a claim that is objected to, what was granted is to come, and only the rest waits for an answer', async () => {
  const [user, staff] = [await createUser(), await createUser({ role: 'agent' })]
  const claim = await createClaim(user)
  await asStaff(() => recordDecision(claim, staff, { outcome: 'partly_approved', approvedCents: 5_00 }))
  expect(await totalsOf(user)).toMatchObject({
    totals: { waiting: 0, waitingCents: 0, comingCents: 4_00, paidCents: 0 },
    waiting: [{ answers: 0, answerCents: 0, payments: 1, paymentCents: 4_00 }],
    balance: { approvedCents: 4_00 },
  })
  await objectTo(claim, staff)
  // Of 15.10 are 10.10 left, less 20 %.
  expect(await totalsOf(user)).toMatchObject({
    totals: { waiting: 1, waitingCents: 8_08, comingCents: 4_00 },
    waiting: [{ answers: 1, answerCents: 8_08, payments: 1, paymentCents: 4_00 }],
    balance: { approvedCents: 4_00 },
  })
})

test('what waits for the traveller before it was submitted waits for no answer', async () => {
  const user = await createUser()
  const claim = await createReadyClaim(user)
  const staff = await createUser({ role: 'agent' })
  await asStaff(() => holdClaim(claim, staff, { reason: 'stop_unclear', note: 'Which stop was it?' }))
  expect(await totalsOf(user)).toMatchObject({
    totals: { ready: 1, readyCents: 12_08, waiting: 0, waitingCents: 0 },
    waiting: [],
  })
})

test('what operators paid counts what they paid straight to the traveller, and says so', async () => {
  const user = await createUser()
  const claim = await createGuidedClaim(user)
  await inTenant(user.tenantId, () => confirmSubmission(claim, user))
  await asWorker(() => tellAnswer(claim, user, { said: 'paid', amountCents: 2_00 }))
  expect(await totalsOf(user)).toMatchObject({
    totals: { paidCents: 2_00, paidDirectlyCents: 2_00, waiting: 0, comingCents: 0 },
    balance: { approvedCents: 0 },
  })
})
