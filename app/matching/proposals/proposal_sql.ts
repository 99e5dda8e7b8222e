import type { MatchReason } from '#app/matching/match_reason'

/** A payment may come this long before its answer is recorded, and this long after it. */
const DAYS_BEFORE = 14
const DAYS_AFTER = 92
/** One letter or day with more claims is no proposal but a list. */
const MOST_PARTS = 500

/** Together at most 100. */
const WEIGHTS: Record<MatchReason, number> = {
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
}

const reasons = (...when: [reason: MatchReason, condition: string][]) =>
  `array_remove(array[${when.map(([reason, condition]) => `case when ${condition} then '${reason}' end`).join(', ')}], null)`

const OPERATOR: [MatchReason, string][] = [
  ['operator_account', "l.counterparty_id = c.counterparty_id and l.counterparty_basis = 'account'"],
  ['operator_known_name', "l.counterparty_id = c.counterparty_id and l.counterparty_basis = 'confirmed_name'"],
  ['operator_name', "l.counterparty_id = c.counterparty_id and l.counterparty_basis in ('name', 'entered')"],
  ['other_operator', 'l.counterparty_id <> c.counterparty_id'],
  ['unknown_payer', 'l.counterparty_id is null'],
] // prettier-ignore

/** A refund is money that comes in for the first time. */
const MARKS: [MatchReason, string][] = [
  ['reversed', 'l.is_reversal'],
  ['returned_mark', 'l.return_reason is not null'],
]

/** A payment whose money can come home: at the bank, paid, or rejected by it, and not back yet. */
const CAN_RETURN = `(p.status in ('sent', 'paid') or (p.status = 'rejected' and p.bank_status = 'RJCT'))
  and not exists (select 1 from allocations a where a.payout_id = p.id and a.kind = 'payout_return' and a.reversed_at is null)`

const IN_TIME = `l.booked_on between (c.decided_at at time zone 'Europe/Amsterdam')::date - ${DAYS_BEFORE}
  and (c.decided_at at time zone 'Europe/Amsterdam')::date + ${DAYS_AFTER}`

/**
 * One row for each line and proposal, of at most five a line: `kind`, the ids of claims or payouts and the cents of each (null where each
 * gets what it expects, in that order, until the line is used up), the id of a run or a wallet, the cents that it explains, reasons and
 * score. Set-based: all lines at once, over the indexes of references and of open amounts, and only of the operators that the lines are
 * from. `lines` selects the ids; both signs of money are looked at.
 */
export const proposalSql = (lines: string) => `
  with l as materialized (
    select id, booked_on, amount_cents, open_cents, our_references, counterparty_id, counterparty_basis, counterparty_iban_index,
      return_reason, end_to_end_id, is_reversal, details,
      (select count(*) from unnest(our_references) named where named like 'CLM-%') as claim_names,
      -- Charges came off before the money came in; nothing else of the line is booked yet.
      case when open_cents = amount_cents and charges_cents > 0 then charges_cents else 0 end as charges_cents
    from statement_lines where open_cents <> 0 and id in (${lines})
  ), operators as materialized (
    select distinct counterparty_id from l where counterparty_id is not null and open_cents > 0
  ), refs as materialized (
    select l.id as line_id, unnest(l.our_references) as reference from l
  ), parts as materialized (
    -- The payments of a line that is for several, each with the references in its own texts.
    select l.id as line_id, nth, (detail->>'amountCents')::bigint as cents, own.reference, count(*) over (partition by l.id, nth) as names
    from l cross join lateral jsonb_array_elements(l.details) with ordinality as given (detail, nth)
    cross join lateral jsonb_array_elements_text(case when jsonb_typeof(detail->'references') = 'array' then detail->'references' else '[]' end) own (reference)
  ), whole as materialized (
    -- Lines whose payments are all told, with one reference each.
    select l.id as line_id from l join parts p on p.line_id = l.id
    group by l.id, l.open_cents, l.details having sum(p.cents) = l.open_cents and count(*) = jsonb_array_length(l.details) and max(p.names) = 1
  ),
  open_claims as not materialized (
    select c.id, c.reference, c.counterparty_id, c.decided_at, c.submission_id, c.approved_cents - c.received_cents as cents
    from claims c where c.stage = 'refund' and c.approved_cents > c.received_cents
  ),
  their_claims as materialized (
    select c.* from open_claims c where c.counterparty_id in (select counterparty_id from operators)
  ),
  named_claims as materialized (
    select r.line_id, c.* from refs r join open_claims c on c.reference = r.reference
  ),
  by_details as (
    select l.id as line_id, 'claim' as kind, array_agg(c.id order by c.id) as ids, array_agg(p.cents order by c.id) as amounts,
      null::bigint as other_id, sum(p.cents)::bigint as cents,
      ${reasons(
        ['reference', 'true'],
        ['details_exact', 'bool_and(p.cents = c.cents)'],
        ['details_part', 'not bool_and(p.cents = c.cents)'],
        [
          'operator_account',
          "bool_and(l.counterparty_id = c.counterparty_id and l.counterparty_basis = 'account')",
        ],
        [
          'operator_known_name',
          "bool_and(l.counterparty_id = c.counterparty_id and l.counterparty_basis = 'confirmed_name')",
        ],
        [
          'operator_name',
          "bool_and(l.counterparty_id = c.counterparty_id and l.counterparty_basis in ('name', 'entered'))",
        ],
        ['other_operator', 'bool_or(l.counterparty_id <> c.counterparty_id)'],
        ['unknown_payer', 'bool_or(l.counterparty_id is null)'],
        ['reversed', 'bool_or(l.is_reversal)'],
        ['returned_mark', 'bool_or(l.return_reason is not null)']
      )} as reasons
    from whole join l on l.id = whole.line_id and l.open_cents > 0 join parts p on p.line_id = l.id
    join named_claims c on c.line_id = p.line_id and c.reference = p.reference and c.cents >= p.cents and p.cents > 0
    group by l.id, l.details having count(*) = jsonb_array_length(l.details) and count(distinct c.id) = count(*)
  ),
  named as (
    select c.line_id, array_agg(c.id order by c.id) as claim_ids, sum(c.cents)::bigint as cents, count(*) as count,
      min(c.counterparty_id) as counterparty_id, max(c.counterparty_id) as other_counterparty_id, max(c.decided_at) as decided_at, false as by_letter
    from named_claims c
    group by c.line_id
    union all
    select r.line_id, array_agg(c.id order by c.id), sum(c.cents)::bigint, count(*), min(c.counterparty_id), max(c.counterparty_id), max(c.decided_at), true
    from refs r join submissions s on s.reference = r.reference join open_claims c on c.submission_id = s.id
    group by r.line_id having count(*) <= ${MOST_PARTS}
  ),
  by_reference as (
    select l.id as line_id, 'claim' as kind, c.claim_ids as ids, null::bigint[] as amounts, null::bigint as other_id,
      least(l.open_cents + l.charges_cents, c.cents) as cents,
      ${reasons(
        ['reference', 'not c.by_letter'],
        ['letter_reference', 'c.by_letter'],
        ['amount_exact', 'c.count = 1 and c.cents = l.open_cents'],
        ['sum_exact', 'c.count > 1 and c.cents = l.open_cents'],
        ['less_charges', 'l.charges_cents > 0 and c.cents = l.open_cents + l.charges_cents'],
        ['amount_part', 'c.count = 1 and c.cents > l.open_cents + l.charges_cents'],
        [
          'amount_differs',
          'c.cents < l.open_cents or (c.count > 1 and c.cents > l.open_cents + l.charges_cents)',
        ],
        // The payments say other amounts than the claims expect, or name something else.
        ['parts_differ', 'jsonb_array_length(l.details) > 1'],
        // Of several references, not all are of claims that expect money.
        ['other_reference', 'not c.by_letter and c.count < l.claim_names'],
        ...OPERATOR,
        ['other_operator', 'c.other_counterparty_id <> c.counterparty_id'],
        ...MARKS,
        ['in_time', IN_TIME]
      )} as reasons
    from named c join l on l.id = c.line_id and l.open_cents > 0
  ),
  one_of_named as (
    -- Several references, and the amount of one.
    select l.id as line_id, 'claim' as kind, array[c.id] as ids, null::bigint[] as amounts, null::bigint as other_id, l.open_cents as cents,
      ${reasons(['reference', 'true'], ['amount_exact', 'true'], ['other_reference', 'true'], ...OPERATOR, ...MARKS, ['in_time', IN_TIME])} as reasons
    from named_claims c join l on l.id = c.line_id and l.open_cents = c.cents
    where l.claim_names > 1
  ),
  by_amount as (
    select l.id as line_id, 'claim' as kind, array[c.id] as ids, null::bigint[] as amounts, null::bigint as other_id, l.open_cents as cents,
      ${reasons(
        ['amount_exact', 'true'],
        ['only_one', 'count(*) over (partition by l.id) = 1'],
        ...OPERATOR,
        ...MARKS,
        ['in_time', IN_TIME]
      )} as reasons,
      row_number() over (partition by l.id order by abs(l.booked_on - (c.decided_at at time zone 'Europe/Amsterdam')::date), c.id) as place
    from l join open_claims c on c.counterparty_id = l.counterparty_id and c.cents = l.open_cents
    where l.open_cents > 0 and ${IN_TIME}
  ),
  sums as (
    select counterparty_id, array_agg(id order by id) as claim_ids, sum(cents)::bigint as cents, max(decided_at) as decided_at, 'sum_of_letter' as why
    from their_claims where submission_id is not null group by counterparty_id, submission_id having count(*) between 2 and ${MOST_PARTS}
    union all
    select counterparty_id, array_agg(id order by id), sum(cents)::bigint, max(decided_at), 'sum_of_day'
    from their_claims group by counterparty_id, (decided_at at time zone 'Europe/Amsterdam')::date having count(*) between 2 and ${MOST_PARTS}
    union all
    select counterparty_id, array_agg(id order by id), sum(cents)::bigint, max(decided_at), 'sum_of_all'
    from their_claims group by counterparty_id having count(*) between 2 and ${MOST_PARTS}
  ),
  by_sum as (
    select l.id as line_id, 'claim' as kind, c.claim_ids as ids, null::bigint[] as amounts, null::bigint as other_id, l.open_cents as cents,
      ${reasons(
        ['sum_of_letter', "c.why = 'sum_of_letter'"],
        ['sum_of_day', "c.why = 'sum_of_day'"],
        ['sum_of_all', "c.why = 'sum_of_all'"],
        ...OPERATOR,
        ...MARKS,
        ['in_time', IN_TIME]
      )} as reasons
    from l join sums c on c.counterparty_id = l.counterparty_id and c.cents = l.open_cents
    where l.open_cents > 0
  ),
  other_lines as materialized (
    select o.counterparty_id, o.open_cents, min(o.booked_on) as first_on, max(o.booked_on) as last_on, count(*) as count, min(o.id) as id
    from statement_lines o
    where o.open_cents > 0 and o.counterparty_id in (select counterparty_id from operators)
      and o.booked_on between (select min(booked_on) - 31 from l) and (select max(booked_on) + 31 from l)
    group by o.counterparty_id, o.open_cents
  ),
  claim_amounts as materialized (
    select counterparty_id, cents, min(id) as id from their_claims group by counterparty_id, cents
  ),
  -- Materialized, and so joined first: a planner that joins amounts first makes all pairs of an operator.
  line_pairs as materialized (
    select l.id as line_id, l.open_cents + o.open_cents as cents, o.first_on
    from l join other_lines o on o.counterparty_id = l.counterparty_id and (o.id <> l.id or o.count > 1)
      and o.last_on >= l.booked_on - 31 and o.first_on <= l.booked_on + 31
    where l.open_cents > 0 and cardinality(l.our_references) = 0
  ),
  by_two_lines as (
    select l.id as line_id, 'claim' as kind, array[c.id] as ids, null::bigint[] as amounts, null::bigint as other_id, l.open_cents as cents,
      ${reasons(['with_other_line', 'true'], ['amount_part', 'true'], ...OPERATOR, ...MARKS, ['in_time', IN_TIME])} as reasons,
      row_number() over (partition by l.id order by abs(l.booked_on - o.first_on), c.id) as place
    from line_pairs o join l on l.id = o.line_id
    join claim_amounts a on a.counterparty_id = l.counterparty_id and a.cents = o.cents
    join claims c on c.id = a.id
    where ${IN_TIME}
  ),
  returned as (
    select l.id as line_id, 'payout_return' as kind, array[p.id] as ids, array[p.amount_cents::bigint] as amounts, null::bigint as other_id, p.amount_cents::bigint as cents,
      ${reasons(
        ['reference', 'p.reference = any (l.our_references)'],
        ['amount_exact', 'true'],
        ['same_account', 'p.iban_index = l.counterparty_iban_index'],
        ['return_code', 'l.return_reason is not null']
      )} as reasons
    from l join payouts p on p.amount_cents = l.open_cents and ${CAN_RETURN}
      and (p.reference = any (l.our_references) or p.iban_index = l.counterparty_iban_index)
    where l.open_cents > 0
  ),
  returned_together as (
    -- By what each payment says, or by references whose payments make the sum.
    select l.id as line_id, 'payout_return' as kind, array_agg(p.id order by p.id) as ids, array_agg(p.amount_cents::bigint order by p.id) as amounts,
      null::bigint as other_id, l.open_cents as cents,
      ${reasons(['reference', 'true'], ['details_exact', 'l.id in (select line_id from whole)'], ['sum_exact', 'l.id not in (select line_id from whole)'], ['return_code', 'l.return_reason is not null'])} as reasons
    from l join refs r on r.line_id = l.id join payouts p on p.reference = r.reference and ${CAN_RETURN}
    where l.open_cents > 0 and not exists (
      select 1 from parts d where d.line_id = l.id and d.reference = p.reference and d.cents <> p.amount_cents)
    group by l.id, l.open_cents, l.return_reason having count(*) > 1 and sum(p.amount_cents) = l.open_cents
  ),
  runs_back as (
    select l.id as line_id, 'run_return' as kind, null::bigint[] as ids, null::bigint[] as amounts, r.id as other_id, l.open_cents as cents,
      ${reasons(['reference', 'r.reference = any (l.our_references)'], ['sum_exact', 'true'], ['whole_run_back', 'true'])} as reasons
    from l join payout_runs r on r.status in ('released', 'confirmed') and (r.reference = any (l.our_references) or l.is_reversal)
      and l.open_cents = (select sum(p.amount_cents) from payouts p where p.payout_run_id = r.id and ${CAN_RETURN})
    where l.open_cents > 0 and r.payouts_count > 1
  ),
  settled as (
    select l.id as line_id, 'settlement' as kind, null::bigint[] as ids, null::bigint[] as amounts, a.id as other_id, least(l.open_cents, -a.balance_cents) as cents,
      ${reasons(
        ['reference', 'true'],
        ['amount_exact', 'l.open_cents = -a.balance_cents'],
        ['amount_part', 'l.open_cents < -a.balance_cents'],
        ['amount_differs', 'l.open_cents > -a.balance_cents'],
        ...MARKS
      )} as reasons
    from refs r join ledger_accounts a on a.payment_reference = r.reference and a.balance_cents < 0
    join l on l.id = r.line_id and l.open_cents > 0
  ),
  at_bank as materialized (
    select r.id, r.reference, r.total_cents, sum(p.amount_cents) filter (where p.status = 'sent') as sent,
      sum(p.amount_cents) filter (where p.status in ('sent', 'returned')) as not_rejected, sum(p.amount_cents) as held
    from payout_runs r join payouts p on p.payout_run_id = r.id and p.debited_by_id is null
      and (p.status in ('sent', 'returned') or (p.status = 'rejected' and p.bank_status = 'RJCT'))
    where r.status = 'released' and exists (select 1 from l where open_cents < 0) group by r.id
  ),
  runs as (
    select l.id as line_id, 'payout_run' as kind, null::bigint[] as ids, null::bigint[] as amounts, r.id as other_id, l.open_cents as cents,
      ${reasons(
        ['reference', 'r.reference = any (l.our_references)'],
        ['sum_exact', 'true'],
        ['only_one', 'count(*) over (partition by l.id) = 1'],
        [
          'other_reference',
          'cardinality(l.our_references) > 0 and not r.reference = any (l.our_references)',
        ],
        ...MARKS
      )} as reasons
    from l join at_bank r on -l.open_cents in (r.sent, r.not_rejected, r.held)
    where l.open_cents < 0
  ),
  runs_less_some as (
    -- What the payments of the line name, or all of a run but one.
    select l.id as line_id, 'payout' as kind, array_agg(p.id order by p.id) as ids, array_agg(-p.amount_cents::bigint order by p.id) as amounts,
      null::bigint as other_id, l.open_cents as cents,
      ${reasons(['reference', 'true'], ['details_exact', 'true'], ['run_less_some', 'true'])} as reasons
    from l join parts d on d.line_id = l.id join payouts p on p.reference = d.reference and p.status = 'sent' and p.debited_by_id is null
      and d.cents = -p.amount_cents
    where l.open_cents < 0 group by l.id, l.open_cents having sum(p.amount_cents) = -l.open_cents
    union all
    select l.id, 'payout', (select array_agg(p.id order by p.id) from payouts p where p.payout_run_id = r.id and p.status = 'sent' and p.debited_by_id is null and p.id <> less.id),
      (select array_agg(-p.amount_cents::bigint order by p.id) from payouts p where p.payout_run_id = r.id and p.status = 'sent' and p.debited_by_id is null and p.id <> less.id),
      null, l.open_cents,
      ${reasons(['reference', 'r.reference = any (l.our_references)'], ['run_less_some', 'true'], ['only_one', 'less.count = 1'])}
    from l join at_bank r on -l.open_cents < r.sent and (r.reference = any (l.our_references) or cardinality(l.our_references) = 0)
    cross join lateral (
      select p.id, count(*) over () as count from payouts p
      where p.payout_run_id = r.id and p.status = 'sent' and p.debited_by_id is null and p.amount_cents = r.sent + l.open_cents order by p.id limit 3
    ) less
    where l.open_cents < 0 and jsonb_array_length(l.details) = 0
  ),
  single_payouts as (
    select l.id as line_id, 'payout' as kind, array[p.id] as ids, array[-p.amount_cents::bigint] as amounts, null::bigint as other_id, l.open_cents as cents,
      ${reasons(['reference', 'p.reference = any (l.our_references)'], ['amount_exact', 'true'], ['same_account', 'p.iban_index = l.counterparty_iban_index'], ...MARKS)} as reasons
    from l join payouts p on p.amount_cents = -l.open_cents and p.status = 'sent'
      and (p.reference = any (l.our_references) or p.iban_index = l.counterparty_iban_index)
    where l.open_cents < 0
  ),
  reclaimed as (
    select l.id as line_id, 'reclaim' as kind, array[c.id] as ids, null::bigint[] as amounts, null::bigint as other_id, l.open_cents as cents,
      ${reasons(['reference', 'true'], ['amount_exact', 'c.received_cents = -l.open_cents'], ['amount_part', 'c.received_cents > -l.open_cents'], ['other_reference', 'cardinality(l.our_references) > 1'], ...OPERATOR)} as reasons
    from refs r join claims c on c.reference = r.reference and c.received_cents > 0
    join l on l.id = r.line_id and l.open_cents < 0 and c.received_cents >= -l.open_cents
  ),
  found as (
    select line_id, kind, ids, amounts, other_id, cents, reasons from by_details
    union all select line_id, kind, ids, amounts, other_id, cents, reasons from by_reference
    union all select line_id, kind, ids, amounts, other_id, cents, reasons from one_of_named
    union all select line_id, kind, ids, amounts, other_id, cents, reasons from by_amount where place <= 3
    union all select line_id, kind, ids, amounts, other_id, cents, reasons from by_sum
    union all select line_id, kind, ids, amounts, other_id, cents, reasons from by_two_lines where place <= 2
    union all select line_id, kind, ids, amounts, other_id, cents, reasons from returned
    union all select line_id, kind, ids, amounts, other_id, cents, reasons from returned_together
    union all select line_id, kind, ids, amounts, other_id, cents, reasons from runs_back
    union all select line_id, kind, ids, amounts, other_id, cents, reasons from settled
    union all select line_id, kind, ids, amounts, other_id, cents, reasons from runs
    union all select line_id, kind, ids, amounts, other_id, cents, reasons from runs_less_some
    union all select line_id, kind, ids, amounts, other_id, cents, reasons from single_payouts
    union all select line_id, kind, ids, amounts, other_id, cents, reasons from reclaimed
  ),
  weights (reason, weight) as (values ${Object.entries(WEIGHTS)
    .map(([reason, weight]) => `('${reason}', ${weight})`)
    .join(', ')}),
  scored as (
    select found.*, least(100, greatest(0, (select sum(weight) from unnest(reasons) as given (reason) join weights on weights.reason = given.reason)))::int as score
    from found
  ),
  ranked as (
    select distinct on (line_id, kind, ids, amounts, other_id) * from scored order by line_id, kind, ids, amounts, other_id, score desc
  )
  select * from (
    select *, row_number() over (partition by line_id order by score desc, cardinality(ids), ids, other_id) as rank from ranked
  ) ranked where rank <= 5`
