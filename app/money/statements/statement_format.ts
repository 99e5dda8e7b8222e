export const STATEMENT_FORMATS = [
  'camt_053',
  'camt_052',
  'camt_054',
  'mt940',
  'ing_csv',
  'rabobank_csv',
  'abn_amro_csv',
] as const
export type StatementFormat = (typeof STATEMENT_FORMATS)[number]

/** Announcements within the day, and advices: the statement books what they tell of. */
export const NOTICE_FORMATS: StatementFormat[] = ['camt_052', 'camt_054']
