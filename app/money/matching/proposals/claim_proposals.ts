import { dutchDay } from '#app/platform/shared/dutch_day'
import { IN_TIME, MARKS, OPERATOR, reasons } from '#app/money/matching/proposals/reasons'

/** One letter or day with more claims is no proposal but a list. */
const MAX_PARTS = 500

export const claimProposals = `
  open_claims as not materialized (
    select c.id, c.reference, c.counterparty_id, c.decided_at, c.approved_cents - c.received_cents as cents
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
        ['operator_account', "bool_and(l.counterparty_id = c.counterparty_id and l.counterparty_basis = 'account')"],
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
    from refs r join letters s on s.reference = r.reference join letter_claims i on i.letter_id = s.id and i.outcome = 'left'
      join open_claims c on c.id = i.claim_id
    group by r.line_id having count(*) <= ${MAX_PARTS}
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
        ['amount_differs', 'c.cents < l.open_cents or (c.count > 1 and c.cents > l.open_cents + l.charges_cents)'],
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
      row_number() over (partition by l.id order by abs(l.booked_on - ${dutchDay('c.decided_at')}), c.id) as place
    from l join open_claims c on c.counterparty_id = l.counterparty_id and c.cents = l.open_cents
    where l.open_cents > 0 and ${IN_TIME}
  ),
  sums as (
    select distinct c.counterparty_id, array_agg(c.id order by c.id) as claim_ids, sum(c.cents)::bigint as cents, max(c.decided_at) as decided_at,
      'sum_of_letter' as why
    from their_claims c join letter_claims i on i.claim_id = c.id and i.outcome = 'left' group by c.counterparty_id, i.letter_id having count(*) between 2 and ${MAX_PARTS}
    union all
    select counterparty_id, array_agg(id order by id), sum(cents)::bigint, max(decided_at), 'sum_of_day'
    from their_claims group by counterparty_id, ${dutchDay('decided_at')} having count(*) between 2 and ${MAX_PARTS}
    union all
    select counterparty_id, array_agg(id order by id), sum(cents)::bigint, max(decided_at), 'sum_of_all'
    from their_claims group by counterparty_id having count(*) between 2 and ${MAX_PARTS}
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
  ),`

export const reclaimProposals = `
  reclaimed as (
    select l.id as line_id, 'reclaim' as kind, array[c.id] as ids, null::bigint[] as amounts, null::bigint as other_id, l.open_cents as cents,
      ${reasons(['reference', 'true'], ['amount_exact', 'c.received_cents = -l.open_cents'], ['amount_part', 'c.received_cents > -l.open_cents'], ['other_reference', 'cardinality(l.our_references) > 1'], ...OPERATOR)} as reasons
    from refs r join claims c on c.reference = r.reference and c.received_cents > 0
    join l on l.id = r.line_id and l.open_cents < 0 and c.received_cents >= -l.open_cents
  ),`
