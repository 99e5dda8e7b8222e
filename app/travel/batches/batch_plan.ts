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

/** Numbers of the cards that a plan will create, by the card's `ref`. */
export type NewCardNumbers = Record<number, string>

export type BatchPlan = {
  counts: Record<Disposition, number>
  warnings: Partial<Record<RowWarning, number>>
  cards: PlannedCard[]
  /** Sum of the travel rows that will be created. */
  travelCents: number
  /** No check-in at all: the website's default export, which cannot show a missed check-out. */
  onlyCheckOuts: boolean
  /** What could be claimed after the import; null where it was not worked out. */
  estimate: ClaimEstimate | null
}

/** The uploader's own travel, with something new and nothing to warn of: it can be imported without being looked at first. */
export const isClear = ({ counts, warnings, onlyCheckOuts, estimate }: BatchPlan) =>
  counts.create > 0 && estimate !== null && !onlyCheckOuts && Object.keys(warnings).length === 0
