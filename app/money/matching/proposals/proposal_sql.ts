import { claimProposals, reclaimProposals } from '#app/money/matching/proposals/claim_proposals'
import { paymentProposals } from '#app/money/matching/proposals/payment_proposals'
import { WEIGHTS } from '#app/money/matching/proposals/reasons'

/** One row for each line and proposal, at most five a line, of the lines whose ids `lines` selects. */
export const proposalSql = (lines: string) => `
  with l as materialized (
    select id, booked_on, amount_cents, open_cents, our_references, counterparty_id, counterparty_basis, counterparty_iban_index,
      return_reason, end_to_end_id, is_reversal, details, advised_by_id,
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
  ),${claimProposals}${paymentProposals}${reclaimProposals}
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
  marked as (
    -- A notice is proven by no balance: a person looks.
    select line_id, kind, ids, amounts, other_id, cents,
      case when l.advised_by_id is null then reasons else array_append(reasons, 'told_by_notice') end as reasons
    from found join l on l.id = line_id
  ),
  weights (reason, weight) as (values ${Object.entries(WEIGHTS)
    .map(([reason, weight]) => `('${reason}', ${weight})`)
    .join(', ')}),
  scored as (
    select marked.*, least(100, greatest(0, (select sum(weight) from unnest(reasons) as given (reason) join weights on weights.reason = given.reason)))::int as score
    from marked
  ),
  ranked as (
    select distinct on (line_id, kind, ids, amounts, other_id) * from scored order by line_id, kind, ids, amounts, other_id, score desc
  )
  select * from (
    select *, row_number() over (partition by line_id order by score desc, cardinality(ids), ids, other_id) as rank from ranked
  ) ranked where rank <= 5`
