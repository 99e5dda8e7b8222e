/** With one of these nothing is accepted by itself. */
export const AGAINST = [
  'other_operator',
  'unknown_payer',
  'other_reference',
  'parts_differ',
  'reversed',
  'returned_mark',
  'told_by_notice',
] as const

export const MATCH_REASONS = [
  'reference',
  'letter_reference',
  'details_exact',
  'details_part',
  'amount_exact',
  'amount_part',
  'amount_differs',
  'sum_exact',
  'sum_of_day',
  'sum_of_letter',
  'sum_of_all',
  'less_charges',
  'only_one',
  'operator_account',
  'operator_known_name',
  'operator_name',
  'in_time',
  'with_other_line',
  'return_code',
  'same_account',
  'run_less_some',
  'whole_run_back',
  ...AGAINST,
] as const
export type MatchReason = (typeof MATCH_REASONS)[number]
