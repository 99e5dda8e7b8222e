import { record } from '#app/messages/events/record'
import Claim from '#app/claims/claims/claim'
import { feeOf } from '#app/claims/claims/isomorphic/fee'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import Counterparty from '#app/travel/operators/counterparty'
import { post } from '#app/money/ledger/ledger'
import { writeAllocations } from '#app/money/matching/allocate'
import type { Basis } from '#app/money/matching/allocation'
import { feesTaken } from '#app/money/matching/fees_taken'
import { isForOrganisation, walletsOf } from '#app/money/matching/wallets_of'
import { nextIds } from '#app/platform/shared/next_ids'
import { Refusal } from '#app/platform/shared/refusal'
import StatementLine from '#app/money/statements/statement_line'
import Tenant from '#app/people/tenants/tenant'
import User from '#app/people/accounts/user'

/** The operator took (a part of) a refund back; our fee on it goes back too. The balance may go below zero. */
export async function reclaimRefund(
  { id }: Pick<StatementLine, 'id'>,
  { id: claimId }: Pick<Claim, 'id'>,
  basis: Basis
) {
  const line = await StatementLine.lock(id)
  const claim = await Claim.lock(claimId)
  const amountCents = -line.openCents
  if (amountCents <= 0 || amountCents > claim.receivedCents) {
    throw new Refusal('line', 'moreThanReceived')
  }
  const taken = (await feesTaken([claim.id])).get(claim.id) ?? 0
  const receivedCents = claim.receivedCents - amountCents
  const feeCents = taken - feeOf(receivedCents, claim.feeBps)
  const wallet = (await walletsOf([claim])).get(claim.id)!

  const [allocationId] = await nextIds('allocations', 1)
  const ledgerTransactionId = await post({
    kind: 'refund.reclaimed',
    key: `allocation:${allocationId}`,
    postings: [
      { account: 'suspense', amountCents },
      { account: wallet, amountCents: feeCents - amountCents },
      { account: 'fees', amountCents: -feeCents },
    ],
    subject: { type: 'claim', id: claim.id },
    actorId: basis.by?.id,
  })
  await writeAllocations(
    line,
    [
      {
        id: allocationId,
        kind: 'reclaim',
        amountCents: -amountCents,
        feeCents: -feeCents,
        tenantId: claim.tenantId,
        claimId: claim.id,
        ledgerTransactionId,
      },
    ],
    basis
  )
  await claim.merge({ receivedCents }).save()
  await record('claim.refund_reclaimed', claim, basis.by, { amount: amountCents })
  await mailTraveller(claim, amountCents - feeCents)
  return line
}

async function mailTraveller(claim: Claim, netCents: number) {
  const tenant = await Tenant.findOrFail(claim.tenantId)
  const user = await User.findOrFail(claim.userId)
  if (isForOrganisation(claim, tenant) || user.isErased) return
  const operator = await Counterparty.findOrFail(claim.counterpartyId)
  await sendEmail(recipientOf(user), 'refund_reclaimed', { operator: operator.name, netCents })
}
