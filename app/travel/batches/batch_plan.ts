import type { RowWarning } from '#app/travel/batches/row_warning'
import type { ClaimEstimate } from '#app/travel/batches/claim_estimate'
import type { Disposition } from '#app/travel/batches/isomorphic/disposition'

export type BatchPlan = {
  counts: Record<Disposition, number>
  warnings: Partial<Record<RowWarning, number>>
  cardsCount: number
  /** Of the only card. */
  last4: string | null
  travelCents: number
  /** No check-in at all: the default export of ov-chipkaart.nl, which cannot show a missed check-out. */
  onlyCheckOuts: boolean
  estimate: ClaimEstimate | null
}

export const isClear = ({ counts, warnings, onlyCheckOuts, estimate }: BatchPlan) =>
  counts.create > 0 && estimate !== null && !onlyCheckOuts && Object.keys(warnings).length === 0
