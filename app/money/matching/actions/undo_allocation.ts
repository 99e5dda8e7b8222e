import Claim from '#app/claims/claims/claim'
import Allocation from '#app/money/matching/allocation'
import { allocateToClaims } from '#app/money/matching/actions/allocate_to_claims'
import { reverseAllocation } from '#app/money/matching/reverse_allocation'
import { reopenPayouts } from '#app/money/matching/reopen_payouts'
import Payout from '#app/money/payouts/payout'
import { Refusal } from '#app/platform/shared/refusal'
import StatementLine from '#app/money/statements/statement_line'
import type User from '#app/people/accounts/user'

/** Later parts of the claim are credited anew: the fee is rounded over what a claim received. Throws a Refusal. */
export async function undoAllocation({ id }: Pick<Allocation, 'id'>, by: User) {
  const { lineId } = await Allocation.findOrFail(id)
  const line = await StatementLine.lock(lineId)
  const allocation = await Allocation.lock(id)
  if (allocation.reversedAt) throw new Refusal('line', 'alreadyUndone')
  // Booked together with the bank, before lines were booked on their own.
  if (allocation.ledgerTransactionId === line.ledgerTransactionId) {
    throw new Refusal('line', 'tooOldToUndo')
  }

  const { kind } = allocation
  if (kind === 'withdrawn') throw new Refusal('line', 'withdrawnStands')
  if (kind === 'payout_return') throw new Refusal('line', 'returnStands')
  if (kind === 'claim') return undoClaim(allocation, line, by)
  if (kind === 'reclaim') await receiveAgain(allocation)
  if (kind === 'payout' || kind === 'payout_run') await reopenPayouts(allocation, by)
  if (kind === 'sent_back') await cancelSentBack(allocation, by)
  return reverseAllocation(Object.assign(allocation, { kind }), line, by)
}

async function undoClaim(allocation: Allocation, line: StatementLine, by: User) {
  const claim = await Claim.lock(allocation.claimId!)
  const later = await Allocation.query()
    .where({ claimId: claim.id })
    .whereNull('reversedAt')
    .where('id', '>', allocation.id)
    .orderBy('id')
    .forUpdate()
  const isOpen = ['approved', 'partly_approved', 'refunded'].includes(claim.status)
  if (!isOpen || later.some(({ kind }) => kind === 'reclaim')) {
    throw new Refusal('line', 'claimWentOn')
  }

  const parts = [allocation, ...later]
  const receivedCents = claim.receivedCents - parts.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const approved = claim.approvedCents! < claim.grossCents ? 'partly_approved' : 'approved'
  const move = {
    by,
    set: { receivedCents },
    action: 'refund_undone',
    audit: { amount: allocation.amountCents },
  }
  if (claim.status === 'refunded') await claim.moveTo(approved, move)
  else await claim.change(move)

  for (const part of parts.toReversed()) {
    const of = part.lineId === line.id ? line : await StatementLine.lock(part.lineId)
    await reverseAllocation(Object.assign(part, { kind: 'claim' as const }), of, by)
  }
  for (const { lineId, amountCents } of later) {
    await allocateToClaims({ id: lineId }, [{ claimId: claim.id, amountCents }], { by })
  }
}

async function receiveAgain(allocation: Allocation) {
  const claim = await Claim.lock(allocation.claimId!)
  await claim.merge({ receivedCents: claim.receivedCents - allocation.amountCents }).save()
}

async function cancelSentBack(allocation: Allocation, by: User) {
  const payout = await Payout.lock(allocation.payoutId!)
  payout.assertCanMove('cancelled', 'line')
  await payout.moveTo('cancelled', { by })
}
