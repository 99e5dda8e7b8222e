import type { CardKind } from '#app/travel/cards/isomorphic/card_kind'

export const PURPOSES = ['private', 'business'] as const
export type Purpose = (typeof PURPOSES)[number]

/** What the export or the traveller says, else what the card is for. */
export const isBusiness = (purpose: Purpose | null, card: CardKind) =>
  purpose === null ? card === 'business' : purpose === 'business'
