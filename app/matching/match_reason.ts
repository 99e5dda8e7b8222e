/** Why a proposal is made, the strongest first. */
export const MATCH_REASONS = [
  'reference',
  'letter_reference',
  'amount_exact',
  'amount_part',
  'amount_differs',
  'sum_exact',
  'sum_of_day',
  'sum_of_letter',
  'sum_of_all',
  'only_one',
  'operator_account',
  'operator_name',
  'other_operator',
  'in_time',
  'with_other_line',
  'return_code',
  'same_account',
] as const
export type MatchReason = (typeof MATCH_REASONS)[number]
