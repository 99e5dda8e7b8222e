import type { RowWarning } from '#app/batches/row_warning'
import type { CardKind } from '#app/ovcp_cards/card_kind'
import type { Disposition } from '#app/batches/disposition'

/**
 * A card that the file speaks of. `cardId` is null until the plan is committed, if the card is new; its number
 * then waits in `batches.new_card_numbers_encrypted`.
 */
export type PlannedCard = {
  ref: number
  cardId: number | null
  userId: number
  kind: CardKind
  last4: string | null
  rows: number
}

/** What committing will do, row by row in `batch_rows` and in total here. */
export type BatchPlan = {
  counts: Record<Disposition, number>
  warnings: Partial<Record<RowWarning, number>>
  cards: PlannedCard[]
  /** Sum of the amounts of the travel rows that will be created. */
  travelCents: number
  /** No check-in at all: the website's default export, which cannot show a missed check-out. */
  onlyCheckOuts: boolean
}
