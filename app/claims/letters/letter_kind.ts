export const LETTER_KINDS = ['claims', 'objections', 'reminder'] as const
export type LetterKind = (typeof LETTER_KINDS)[number]
