import { type MatchReason } from '#app/matching/match_reason'

/** A payment may come this long before its answer is recorded, and this long after it. */
const DAYS_BEFORE = 14
const DAYS_AFTER = 92
/** One letter or day with more claims is no proposal but a list. */
const MOST_PARTS = 500

/** Together at most 100. */
const WEIGHTS: Record<MatchReason, number> = {
  reference: 50,
  letter_reference: 45,
  amount_exact: 30,
  sum_exact: 30,
  sum_of_letter: 40,
  sum_of_day: 35,
  sum_of_all: 35,
  amount_part: 15,
  amount_differs: 5,
  only_one: 15,
  operator_account: 15,
  operator_name: 10,
  in_time: 5,
  with_other_line: 10,
  return_code: 10,
  same_account: 20,
  other_operator: -40,
}

const reasons = (...when: [reason: MatchReason, condition: string][]) =>
  `array_remove(array[${when.map(([reason, condition]) => `case when ${condition} then '${reason}' end`).join(', ')}], null)`

const OPERATOR: [MatchReason, string][] = [
  ['operator_account', 'l.counterparty_id = c.counterparty_id and l.counterparty_iban_index is not null'],
  ['operator_name', 'l.counterparty_id = c.counterparty_id and l.counterparty_iban_index is null'],
  ['other_operator', 'l.counterparty_id <> c.counterparty_id'],
] // prettier-ignore

const IN_TIME = `l.booked_on between (c.decided_at at time zone 'Europe/Amsterdam')::date - ${DAYS_BEFORE}
  and (c.decided_at at time zone 'Europe/Amsterdam')::date + ${DAYS_AFTER}`

/**
 * One row for each line and proposal, of at most five a line: `kind`, the ids, `cents` that it explains, reasons and score. Set-based: all
 * lines at once, over the indexes of references and of open amounts. `lines` selects the ids; both signs of money are looked at.
 */
export const proposalSql = (lines: string) => `
  with l as materialized (
    select id, booked_on, amount_cents, open_cents, our_references, counterparty_id, counterparty_iban_index, return_reason, end_to_end_id
    from statement_lines where open_cents <> 0 and id in (${lines})
  ), refs as materialized (
    select l.id as line_id, unnest(l.our_references) as reference from l
  ),
  open_claims as not materialized (
    select c.id, c.reference, c.counterparty_id, c.decided_at, c.submission_id, c.approved_cents - c.received_cents as cents
    from claims c where c.stage = 'refund' and c.approved_cents > c.received_cents
  ),
  named as (
    select r.line_id, array_agg(c.id order by c.id) as claim_ids, sum(c.cents)::bigint as cents, count(*) as count,
      min(c.counterparty_id) as counterparty_id, max(c.decided_at) as decided_at, false as by_letter
    from refs r join open_claims c on c.reference = r.reference
    group by r.line_id
    union all
    select r.line_id, array_agg(c.id order by c.id), sum(c.cents)::bigint, count(*), min(c.counterparty_id), max(c.decided_at), true
    from refs r join submissions s on s.reference = r.reference join open_claims c on c.submission_id = s.id
    group by r.line_id having count(*) <= ${MOST_PARTS}
  ),
  by_reference as (
    select l.id as line_id, 'claim' as kind, c.claim_ids, null::bigint as other_id, least(l.open_cents, c.cents) as cents,
      ${reasons(
        ['reference', 'not c.by_letter'],
        ['letter_reference', 'c.by_letter'],
        ['amount_exact', 'c.count = 1 and c.cents = l.open_cents'],
        ['sum_exact', 'c.count > 1 and c.cents = l.open_cents'],
        ['amount_part', 'c.count = 1 and c.cents > l.open_cents'],
        ['amount_differs', 'c.cents < l.open_cents or (c.count > 1 and c.cents > l.open_cents)'],
        ...OPERATOR,
        ['in_time', IN_TIME]
      )} as reasons
    from named c join l on l.id = c.line_id and l.open_cents > 0
  ),
  by_amount as (
    select l.id as line_id, 'claim' as kind, array[c.id] as claim_ids, null::bigint as other_id, l.open_cents as cents,
      ${reasons(
        ['amount_exact', 'true'],
        ['only_one', 'count(*) over (partition by l.id) = 1'],
        ...OPERATOR,
        ['in_time', IN_TIME]
      )} as reasons,
      row_number() over (partition by l.id order by abs(l.booked_on - (c.decided_at at time zone 'Europe/Amsterdam')::date), c.id) as place
    from l join open_claims c on c.counterparty_id = l.counterparty_id and c.cents = l.open_cents
    where l.open_cents > 0 and ${IN_TIME}
  ),
  sums as (
    select counterparty_id, array_agg(id order by id) as claim_ids, sum(cents)::bigint as cents, max(decided_at) as decided_at, 'sum_of_letter' as why
    from open_claims where submission_id is not null group by counterparty_id, submission_id having count(*) between 2 and ${MOST_PARTS}
    union all
    select counterparty_id, array_agg(id order by id), sum(cents)::bigint, max(decided_at), 'sum_of_day'
    from open_claims group by counterparty_id, (decided_at at time zone 'Europe/Amsterdam')::date having count(*) between 2 and ${MOST_PARTS}
    union all
    select counterparty_id, array_agg(id order by id), sum(cents)::bigint, max(decided_at), 'sum_of_all'
    from open_claims group by counterparty_id having count(*) between 2 and ${MOST_PARTS}
  ),
  by_sum as (
    select l.id as line_id, 'claim' as kind, c.claim_ids, null::bigint as other_id, l.open_cents as cents,
      ${reasons(
        ['sum_of_letter', "c.why = 'sum_of_letter'"],
        ['sum_of_day', "c.why = 'sum_of_day'"],
        ['sum_of_all', "c.why = 'sum_of_all'"],
        ...OPERATOR,
        ['in_time', IN_TIME]
      )} as reasons
    from l join sums c on c.counterparty_id = l.counterparty_id and c.cents = l.open_cents
    where l.open_cents > 0
  ),
  by_two_lines as (
    select l.id as line_id, 'claim' as kind, array[c.id] as claim_ids, null::bigint as other_id, l.open_cents as cents,
      ${reasons(['with_other_line', 'true'], ['amount_part', 'true'], ...OPERATOR, ['in_time', IN_TIME])} as reasons,
      row_number() over (partition by l.id order by abs(l.booked_on - o.booked_on), c.id) as place
    from l join statement_lines o on o.counterparty_id = l.counterparty_id and o.open_cents > 0 and o.id <> l.id
      and o.booked_on between l.booked_on - 31 and l.booked_on + 31
    join open_claims c on c.counterparty_id = l.counterparty_id and c.cents = l.open_cents + o.open_cents
    where l.open_cents > 0 and cardinality(l.our_references) = 0 and ${IN_TIME}
  ),
  returned as (
    select l.id as line_id, 'payout_return' as kind, null::bigint[] as claim_ids, p.id as other_id, l.open_cents as cents,
      ${reasons(
        ['reference', 'p.reference = any (l.our_references)'],
        ['amount_exact', 'true'],
        ['same_account', 'p.iban_index = l.counterparty_iban_index'],
        ['return_code', 'l.return_reason is not null']
      )} as reasons
    from l join payouts p on p.amount_cents = l.open_cents
      and (p.status in ('sent', 'paid') or (p.status = 'rejected' and p.bank_status = 'RJCT'))
      and (p.reference = any (l.our_references) or p.iban_index = l.counterparty_iban_index)
    where l.open_cents > 0 and not exists (
      select 1 from allocations a where a.payout_id = p.id and a.kind = 'payout_return' and a.reversed_at is null)
  ),
  settled as (
    select l.id as line_id, 'settlement' as kind, null::bigint[] as claim_ids, a.id as other_id, least(l.open_cents, -a.balance_cents) as cents,
      ${reasons(
        ['reference', 'true'],
        ['amount_exact', 'l.open_cents = -a.balance_cents'],
        ['amount_part', 'l.open_cents < -a.balance_cents'],
        ['amount_differs', 'l.open_cents > -a.balance_cents']
      )} as reasons
    from refs r join ledger_accounts a on a.payment_reference = r.reference and a.balance_cents < 0
    join l on l.id = r.line_id and l.open_cents > 0
  ),
  runs as (
    select l.id as line_id, 'payout_run' as kind, null::bigint[] as claim_ids, r.id as other_id, l.open_cents as cents,
      ${reasons(['reference', 'r.reference = any (l.our_references)'], ['sum_exact', 'true'], ['only_one', 'count(*) over (partition by l.id) = 1'])} as reasons
    from l join payout_runs r on r.status = 'released'
      and -l.open_cents in (r.total_cents, (select sum(amount_cents) from payouts p where p.payout_run_id = r.id and p.status = 'sent'))
    where l.open_cents < 0
  ),
  single_payouts as (
    select l.id as line_id, 'payout' as kind, null::bigint[] as claim_ids, p.id as other_id, l.open_cents as cents,
      ${reasons(['reference', 'p.reference = any (l.our_references)'], ['amount_exact', 'true'], ['same_account', 'p.iban_index = l.counterparty_iban_index'])} as reasons
    from l join payouts p on p.amount_cents = -l.open_cents and p.status = 'sent'
      and (p.reference = any (l.our_references) or p.iban_index = l.counterparty_iban_index)
    where l.open_cents < 0
  ),
  reclaimed as (
    select l.id as line_id, 'reclaim' as kind, array[c.id] as claim_ids, null::bigint as other_id, l.open_cents as cents,
      ${reasons(['reference', 'true'], ['amount_exact', 'c.received_cents = -l.open_cents'], ['amount_part', 'c.received_cents > -l.open_cents'], ...OPERATOR)} as reasons
    from refs r join claims c on c.reference = r.reference and c.received_cents > 0
    join l on l.id = r.line_id and l.open_cents < 0 and c.received_cents >= -l.open_cents
  ),
  found as (
    select line_id, kind, claim_ids, other_id, cents, reasons from by_reference
    union all select line_id, kind, claim_ids, other_id, cents, reasons from by_amount where place <= 3
    union all select line_id, kind, claim_ids, other_id, cents, reasons from by_sum
    union all select line_id, kind, claim_ids, other_id, cents, reasons from by_two_lines where place <= 2
    union all select line_id, kind, claim_ids, other_id, cents, reasons from returned
    union all select line_id, kind, claim_ids, other_id, cents, reasons from settled
    union all select line_id, kind, claim_ids, other_id, cents, reasons from runs
    union all select line_id, kind, claim_ids, other_id, cents, reasons from single_payouts
    union all select line_id, kind, claim_ids, other_id, cents, reasons from reclaimed
  ),
  weights (reason, weight) as (values ${Object.entries(WEIGHTS)
    .map(([reason, weight]) => `('${reason}', ${weight})`)
    .join(', ')}),
  scored as (
    select found.*, least(100, greatest(0, (select sum(weight) from unnest(reasons) as given (reason) join weights on weights.reason = given.reason)))::int as score
    from found
  ),
  ranked as (
    select distinct on (line_id, kind, claim_ids, other_id) * from scored order by line_id, kind, claim_ids, other_id, score desc
  )
  select * from (
    select *, row_number() over (partition by line_id order by score desc, cardinality(claim_ids), claim_ids, other_id) as rank from ranked
  ) ranked where rank <= 5`
