/** Things worth telling that do not stop a row; catalogs: `rowWarnings`. */
export const ROW_WARNINGS = ['cardNumberCheckDigit'] as const
export type RowWarning = (typeof ROW_WARNINGS)[number]
