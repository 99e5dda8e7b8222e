import { number } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import Claim from '#app/claims/claims/claim'
import { allocateToClaims } from '#app/money/matching/actions/allocate_to_claims'
import { reclaimRefund } from '#app/money/matching/actions/reclaim_refund'
import { returnPayouts, returnRun } from '#app/money/matching/actions/return_payouts'
import { settleDebt } from '#app/money/matching/actions/settle_debt'
import { settlePayouts, settleRun } from '#app/money/matching/actions/settle_payouts'
import type { Basis } from '#app/money/matching/allocation'
import type { ProposalKind } from '#app/money/matching/proposals/proposals_of'
import Payout from '#app/money/payouts/payout'
import PayoutRun from '#app/money/payouts/payout_run'
import { Refusal } from '#app/platform/shared/refusal'
import type StatementLine from '#app/money/statements/statement_line'

export type Match = { kind: ProposalKind; parts: { reference: string; amountCents: number }[] }

type Line = Pick<StatementLine, 'id'>

/** Books what a line was for: as proposed, or as finance split it. Throws a Refusal for what is not there or does not fit. */
export async function acceptProposal(line: Line, { kind, parts }: Match, basis: Basis) {
  const [{ reference }] = parts
  if (kind === 'claim') return allocateToClaims(line, await claimParts(parts), basis)
  if (kind === 'reclaim') return reclaimRefund(line, await found(Claim, reference), basis)
  if (kind === 'payout_run') return settleRun(line, await found(PayoutRun, reference), basis)
  if (kind === 'run_return') return returnRun(line, await found(PayoutRun, reference), parts[0].amountCents, basis)
  if (kind === 'payout') return settlePayouts(line, await payoutsOf(parts), basis)
  if (kind === 'payout_return') return returnPayouts(line, await payoutsOf(parts), basis)
  return settleDebt(line, await walletWith(reference), basis)
}

async function claimParts(parts: Match['parts']) {
  const claims = await Claim.query()
    .whereIn(
      'reference',
      parts.map(({ reference }) => reference)
    )
    .select('id', 'reference')
  const ids = new Map(claims.map(({ id, reference }) => [reference, id]))
  return parts.map(({ reference, amountCents }) => {
    const claimId = ids.get(reference)
    if (!claimId) throw new Refusal('line', 'unknownReference', { reference })
    return { claimId, amountCents }
  })
}

async function payoutsOf(parts: Match['parts']) {
  const references = parts.map(({ reference }) => reference)
  const payouts = await Payout.query().whereIn('reference', references).select('id', 'reference', 'amountCents')
  const known = new Map(payouts.map((payout) => [payout.reference, payout]))
  return parts.map(({ reference, amountCents }) => {
    const payout = known.get(reference)
    if (!payout) throw new Refusal('line', 'unknownReference', { reference })
    if (Math.abs(amountCents) !== payout.amountCents) throw new Refusal('line', 'payoutHasOtherAmount')
    return payout.id
  })
}

type Referred = { findBy(column: string, value: string): Promise<{ id: number } | null> }

async function found(model: Referred, reference: string) {
  const row = await model.findBy('reference', reference)
  if (!row) throw new Refusal('line', 'unknownReference', { reference })
  return row
}

async function walletWith(reference: string) {
  const wallet = await readRow({ id: number('id') }, 'from ledger_accounts where payment_reference = ?', [reference])
  if (!wallet) throw new Refusal('line', 'unknownReference', { reference })
  return wallet
}
