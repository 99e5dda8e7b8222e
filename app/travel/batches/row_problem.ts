export const ROW_PROBLEMS = [
  'impossibleDate',
  'futureDate',
  'impossibleTime',
  'missingDate',
  'missingTime',
  'missingPlace',
  'unreadableAmount',
  'amountTooLarge',
  'unreadableCharacters',
  'fieldCount',
  'fieldTooLong',
  'unknownTransaction',
  'unknownStatus',
] as const
export type RowProblem = (typeof ROW_PROBLEMS)[number]
