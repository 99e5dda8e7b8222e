import { MARKS, reasons } from '#app/money/matching/proposals/reasons'

const CAN_RETURN = `(p.status in ('sent', 'paid') or (p.status = 'rejected' and p.bank_status = 'RJCT'))
  and not exists (select 1 from allocations a where a.payout_id = p.id and a.kind = 'payout_return' and a.reversed_at is null)`

export const paymentProposals = `
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
        ['other_reference', 'cardinality(l.our_references) > 0 and not r.reference = any (l.our_references)'],
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
  ),`
