export const CARD_KINDS = ['personal', 'anonymous', 'business', 'ov_pas', 'bank_card', 'unknown'] as const
export type CardKind = (typeof CARD_KINDS)[number]

export const ADDABLE_KINDS = ['personal', 'anonymous', 'business', 'ov_pas', 'bank_card'] as const satisfies CardKind[]
export type AddableKind = (typeof ADDABLE_KINDS)[number]
