/** What a bank says of a name and an account (Regulation (EU) 2024/886, article 5c); `pending` before it has. */
export const PAYEE_ANSWERS = ['pending', 'match', 'close_match', 'no_match', 'not_possible'] as const
export type PayeeAnswer = (typeof PAYEE_ANSWERS)[number]
