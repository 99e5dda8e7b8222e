export const ROW_WARNINGS = ['cardNumberCheckDigit'] as const
export type RowWarning = (typeof ROW_WARNINGS)[number]
