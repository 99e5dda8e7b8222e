export const STATEMENT_FORMATS = [
  'camt_053_02',
  'camt_053_08',
  'ing_csv',
  'rabobank_csv',
  'abn_amro_csv',
] as const
export type StatementFormat = (typeof STATEMENT_FORMATS)[number]
