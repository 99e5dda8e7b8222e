import { audit } from '#app/audit/audit'
import Claim from '#app/claims/claim'
import { broadcast } from '#app/broadcasting/broadcast'
import { toUser } from '#app/broadcasting/channel_sequence'
import { feeOf } from '#app/claims/fee'
import { recipientOf, sendEmail } from '#app/emails/actions/send_email'
import { post } from '#app/ledger/ledger'
import { lockForRefund, rewardReferral } from '#app/referrals/actions/reward_referral'
import Refund from '#app/refunds/refund'
import RefundAllocation from '#app/refunds/refund_allocation'
import { Refusal } from '#app/shared/refusal'
import { queryRow } from '#app/shared/tenancy'
import Tenant from '#app/tenants/tenant'
import User from '#app/users/user'

type Receipt = { amountCents: number; receivedOn: string; statementReference: string }

/** Books a line of the bank statement once. Money beyond what was owed, or for a claim given up, goes to suspense. */
export async function recordRefund({ id }: Pick<Claim, 'id'>, by: User, receipt: Receipt) {
  const claim = await Claim.lock(id)
  if (!claim.awaitsRefund && !claim.isGivenUp) {
    throw new Refusal('amountCents', 'noRefundExpected')
  }
  await refuseDuplicateLine(claim, receipt)
  const referral = await lockForRefund(claim.userId)

  const refund = await Refund.create({
    ...receipt,
    counterpartyId: claim.counterpartyId,
    recordedById: by.id,
  })
  if (claim.isGivenUp) return bookToSuspense(refund, claim, by)

  const allocatedCents = Math.min(receipt.amountCents, claim.outstandingCents)
  const feeCents = feeOf(allocatedCents, claim.feeBps)
  const ledgerTransactionId = await bookRefund(refund, claim, by, allocatedCents, feeCents)
  await RefundAllocation.create({
    tenantId: claim.tenantId,
    refundId: refund.id,
    claimId: claim.id,
    amountCents: allocatedCents,
    feeCents,
    ledgerTransactionId,
  })

  const receivedCents = claim.receivedCents + allocatedCents
  if (receivedCents === claim.approvedCents)
    await claim.moveTo('refunded', { by, set: { receivedCents }, audit: null })
  else await claim.merge({ receivedCents }).save()
  await audit('claim.refund_received', claim.auditSubject, by, {
    amount: allocatedCents,
    status: claim.status,
  })
  await notifyTraveller(claim, allocatedCents - feeCents)
  claim.announce()
  broadcast('RefundReceived', claim.reference, toUser(claim.userId))
  await rewardReferral(referral)
  return refund
}

async function bookToSuspense(refund: Refund, claim: Claim, by: User) {
  await bookRefund(refund, claim, by, 0, 0)
  await audit('claim.refund_set_aside', claim.auditSubject, by, { amount: refund.amountCents })
  return refund
}

async function bookRefund(
  refund: Refund,
  claim: Claim,
  by: User,
  allocatedCents: number,
  feeCents: number
) {
  const restCents = refund.amountCents - allocatedCents
  const postings = [
    { account: 'bank', amountCents: -refund.amountCents },
    { account: await walletFor(claim), amountCents: allocatedCents - feeCents },
    { account: 'fees', amountCents: feeCents },
    { account: 'suspense', amountCents: restCents },
  ]
  return post({
    kind: 'refund.received',
    key: `refund:${refund.id}:claim:${claim.id}`,
    postings: postings.filter((posting) => posting.amountCents !== 0),
    subject: { type: 'claim', id: claim.id },
    actorId: by.id,
  })
}

/** Some organisations bought the travel themselves; the money is then theirs. */
async function walletFor(claim: Claim) {
  const tenant = await Tenant.findOrFail(claim.tenantId)
  if (tenant.refundDestination === 'tenant') return `tenants:${tenant.id}:wallet`
  return (await User.findOrFail(claim.userId)).creditAccount
}

/** A refund to the organisation is no news for the traveller. */
async function notifyTraveller(claim: Claim, netCents: number) {
  await claim.load('tenant')
  if (claim.tenant.refundDestination === 'tenant' || netCents === 0) return

  await claim.load('user')
  await claim.load('counterparty')
  await sendEmail(recipientOf(claim.user), 'refund_received', {
    operator: claim.counterparty.name,
    netCents,
  })
}

async function refuseDuplicateLine(claim: Claim, { statementReference }: Receipt) {
  const known = await queryRow(
    'select 1 from refunds where counterparty_id = ? and statement_reference = ?',
    [claim.counterpartyId, statementReference]
  )
  if (known) throw new Refusal('statementReference', 'statementLineKnown')
}
