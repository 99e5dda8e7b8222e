import type { RowWarning } from '#app/travel/batches/row_warning'
import type { ClaimEstimate } from '#app/travel/batches/claim_estimate'
import type { CardKind } from '#app/travel/cards/isomorphic/card_kind'
import type { Disposition } from '#app/travel/batches/isomorphic/disposition'

/** `cardId` is null for a new card until commit; its number waits in `batches.new_card_numbers_encrypted`. */
export type PlannedCard = {
  ref: number
  cardId: number | null
  userId: number
  kind: CardKind
  last4: string | null
  rows: number
}

/** By the `ref` of the card. */
export type NewCardNumbers = Record<number, string>

export type BatchPlan = {
  counts: Record<Disposition, number>
  warnings: Partial<Record<RowWarning, number>>
  cards: PlannedCard[]
  travelCents: number
  /** No check-in at all: the default export of ov-chipkaart.nl, which cannot show a missed check-out. */
  onlyCheckOuts: boolean
  estimate: ClaimEstimate | null
}

export const isClear = ({ counts, warnings, onlyCheckOuts, estimate }: BatchPlan) =>
  counts.create > 0 && estimate !== null && !onlyCheckOuts && Object.keys(warnings).length === 0
