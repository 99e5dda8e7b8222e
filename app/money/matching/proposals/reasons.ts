import { dutchDay } from '#app/platform/shared/dutch_day'
import type { MatchReason } from '#app/money/matching/isomorphic/match_reason'

/** A payment may come this long before its answer is recorded, and this long after it. */
const DAYS_BEFORE = 14
const DAYS_AFTER = 92

export const WEIGHTS: Record<MatchReason, number> = {
  reference: 50,
  letter_reference: 45,
  details_exact: 32,
  details_part: 20,
  amount_exact: 30,
  sum_exact: 30,
  sum_of_letter: 40,
  sum_of_day: 35,
  sum_of_all: 35,
  amount_part: 15,
  amount_differs: 5,
  less_charges: 20,
  only_one: 15,
  operator_account: 15,
  operator_known_name: 12,
  operator_name: 10,
  in_time: 5,
  with_other_line: 10,
  return_code: 10,
  same_account: 20,
  run_less_some: 10,
  whole_run_back: 20,
  other_operator: -40,
  unknown_payer: -10,
  other_reference: -5,
  parts_differ: -30,
  reversed: -30,
  returned_mark: -30,
  told_by_notice: -10,
}

export const reasons = (...when: [reason: MatchReason, condition: string][]) =>
  `array_remove(array[${when.map(([reason, condition]) => `case when ${condition} then '${reason}' end`).join(', ')}], null)`

export const OPERATOR: [MatchReason, string][] = [
  ['operator_account', "l.counterparty_id = c.counterparty_id and l.counterparty_basis = 'account'"],
  ['operator_known_name', "l.counterparty_id = c.counterparty_id and l.counterparty_basis = 'confirmed_name'"],
  ['operator_name', "l.counterparty_id = c.counterparty_id and l.counterparty_basis in ('name', 'entered')"],
  ['other_operator', 'l.counterparty_id <> c.counterparty_id'],
  ['unknown_payer', 'l.counterparty_id is null'],
]

/** A refund is money that comes in for the first time. */
export const MARKS: [MatchReason, string][] = [
  ['reversed', 'l.is_reversal'],
  ['returned_mark', 'l.return_reason is not null'],
]

export const IN_TIME = `l.booked_on between ${dutchDay('c.decided_at')} - ${DAYS_BEFORE}
  and ${dutchDay('c.decided_at')} + ${DAYS_AFTER}`
