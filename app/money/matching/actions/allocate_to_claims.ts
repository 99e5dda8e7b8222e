import Claim from '#app/claims/claims/claim'
import { feeOf } from '#app/claims/claims/isomorphic/fee'
import { post } from '#app/money/ledger/ledger'
import { refuseMoreThanOpen, writeAllocations } from '#app/money/matching/allocate'
import Allocation, { type Basis } from '#app/money/matching/allocation'
import { bookCharges } from '#app/money/matching/book_charges'
import { feesTaken } from '#app/money/matching/fees_taken'
import { receiveRefund, mailTravellers } from '#app/money/matching/receive_refund'
import { walletsOf } from '#app/money/matching/wallets_of'
import { lockForRefunds, rewardReferral } from '#app/money/referrals/actions/reward_referral'
import { nextIds } from '#app/platform/shared/next_ids'
import { Refusal } from '#app/platform/shared/refusal'
import StatementLine from '#app/money/statements/statement_line'

export type ClaimPart = { claimId: number; amountCents: number }

/** The fee is rounded over all that a claim received, never per part. Throws a Refusal for what does not fit. */
export async function allocateToClaims({ id }: Pick<StatementLine, 'id'>, given: ClaimPart[], basis: Basis) {
  const line = await StatementLine.lock(id)
  const givenCents = given.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const charges = await bookCharges(line, givenCents, basis)
  if (!charges) refuseMoreThanOpen(line, givenCents)
  const parts = given.toSorted((one, other) => one.claimId - other.claimId)
  const claims = await lockExpecting(parts)
  await refuseTwice(line, claims)
  if (claims.some(({ userId }) => userId === basis.by?.id)) throw new Refusal('line', 'ownMoney')
  const referrals = await lockForRefunds(claims.map(({ userId }) => userId))
  const wallets = await walletsOf(claims)
  const fees = await feesTaken(claims.map((claim) => claim.id))
  const ids = await nextIds('allocations', parts.length)

  const credits = []
  for (const [n, { amountCents }] of parts.entries()) {
    const claim = claims[n]
    const feeCents = feeOf(claim.receivedCents + amountCents, claim.feeBps) - (fees.get(claim.id) ?? 0)
    const ledgerTransactionId = await post({
      kind: 'refund.received',
      key: `allocation:${ids[n]}`,
      postings: [
        { account: 'suspense', amountCents: -amountCents },
        { account: wallets.get(claim.id)!, amountCents: amountCents - feeCents },
        { account: 'fees', amountCents: feeCents },
      ],
      subject: { type: 'claim', id: claim.id },
      actorId: basis.by?.id,
    })
    credits.push({ id: ids[n], claim, amountCents, feeCents, ledgerTransactionId })
  }
  const allocated = credits.map(({ claim, ...credit }) => ({
    ...credit,
    kind: 'claim' as const,
    tenantId: claim.tenantId,
    claimId: claim.id,
  }))
  await writeAllocations(line, charges ? [...allocated, charges] : allocated, basis)
  for (const { claim, amountCents } of credits) await receiveRefund(claim, amountCents, basis.by)
  await mailTravellers(credits)
  for (const referral of referrals) await rewardReferral(referral)
  return line
}

/** A line pays a claim in one part: more of it is that part, undone and matched anew. */
async function refuseTwice({ id }: StatementLine, claims: Claim[]) {
  const known = await Allocation.query()
    .where({ lineId: id, kind: 'claim' })
    .whereIn(
      'claimId',
      claims.map((claim) => claim.id)
    )
    .whereNull('reversedAt')
    .first()
  if (known) throw new Refusal('line', 'claimTwiceOrUnknown')
}

/** In the order of the parts, which is that of the ids. */
async function lockExpecting(parts: ClaimPart[]) {
  const claims = await Claim.query()
    .whereIn(
      'id',
      parts.map(({ claimId }) => claimId)
    )
    .orderBy('id')
    .forUpdate()
  if (claims.length < parts.length) throw new Refusal('line', 'claimTwiceOrUnknown')
  for (const [n, claim] of claims.entries()) {
    const { amountCents } = parts[n]
    if (!claim.awaitsRefund) throw new Refusal('line', 'noRefundExpected')
    if (amountCents < 1 || amountCents > claim.outstandingCents) {
      throw new Refusal('line', 'moreThanExpected', { reference: claim.reference })
    }
  }
  return claims
}
