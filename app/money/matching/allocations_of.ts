import { cents, flag, fullName, instant, number, orNull, text, texts, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { AllocationKind, CostKind } from '#app/money/matching/allocation_kind'
import type { MatchReason } from '#app/money/matching/isomorphic/match_reason'
import type { PayoutStatus } from '#app/money/payouts/payout_status'

export type AllocatedPart = {
  id: number
  kind: AllocationKind
  costKind: CostKind | null
  costRuleId: number | null
  /** Its text, or the end of its account. */
  costRule: string | null
  /** Why it was written off or booked by hand, in the words of who did. */
  reason: string | null
  amountCents: number
  feeCents: number
  /** Of the claim, the run, the payout or the wallet. */
  reference: string | null
  title: string | null
  score: number | null
  reasons: MatchReason[]
  isAutomatic: boolean
  /** Of what goes back: where its payment is. */
  payoutStatus: PayoutStatus | null
  needsReview: boolean
  createdBy: string | null
  /** ISO 8601. */
  createdAt: string
  reversedAt: string | null
  reversedBy: string | null
}

export const allocationsOf = (lineId: number): Promise<AllocatedPart[]> =>
  readRows(
    {
      id: number('a.id'),
      kind: typed<AllocationKind>('a.kind'),
      costKind: orNull(typed<CostKind>('a.cost_kind')),
      costRuleId: orNull(number('a.cost_rule_id')),
      costRule: orNull(text("coalesce(rule.pattern, '••••' || rule.iban_last_4)")),
      reason: orNull(text('asked.reason')),
      amountCents: cents('a.amount_cents'),
      feeCents: cents('a.fee_cents'),
      reference: orNull(text('coalesce(c.reference, r.reference, p.reference, w.payment_reference)')),
      title: orNull(fullName('owner')),
      score: orNull(number('a.score')),
      reasons: texts<MatchReason>('a.reasons'),
      isAutomatic: flag('a.is_automatic'),
      payoutStatus: orNull(typed<PayoutStatus>("case when a.kind = 'sent_back' then p.status end")),
      needsReview: flag("a.review = 'due'"),
      createdBy: orNull(fullName('maker')),
      createdAt: instant('a.created_at'),
      reversedAt: orNull(instant('a.reversed_at')),
      reversedBy: orNull(fullName('undoer')),
    },
    `from allocations a
     left join cost_rules rule on rule.id = a.cost_rule_id
     left join corrections asked on asked.line_id = a.line_id and asked.ledger_transaction_id = a.ledger_transaction_id
     left join claims c on c.id = a.claim_id
     left join payout_runs r on r.id = a.payout_run_id
     left join payouts p on p.id = a.payout_id
     left join ledger_accounts w on w.id = a.account_id
     left join users owner on owner.id = case
       when c.user_id is not null then c.user_id when p.user_id is not null then p.user_id else w.user_id end
     left join users maker on maker.id = a.created_by_id
     left join users undoer on undoer.id = a.reversed_by_id
     where a.line_id = ? order by a.id`,
    [lineId]
  )
