-- Lines that the payouts of a run stand on: of the credits of their wallets since those were last empty, or the line that
-- goes back.
create or replace function run_lines(p_run bigint)
  returns table(payout_id bigint, line_id bigint, claim_id bigint, created_by_id bigint, by_person boolean) language sql stable security definer set search_path = public, pg_temp as $$
with own as materialized (
  select p.id as payout_id, e.account_id, e.id as upto, coalesce((
    select max(z.id) from ledger_entries z
    where z.account_id = e.account_id and z.id < e.id and z.balance_after_cents <= 0), 0) as since
  from payouts p join ledger_entries e on e.transaction_id = p.ledger_transaction_id and e.balance_after_cents is not null
  where p.payout_run_id = p_run
), credit as materialized (
  select own.payout_id, t.id, t.kind, t.subject_type, t.subject_id from own
  join ledger_entries e on e.account_id = own.account_id and e.id > own.since and e.id < own.upto and e.amount_cents > 0
    and e.balance_after_cents is not null
  join ledger_transactions t on t.id = e.transaction_id
)
select c.payout_id, a.line_id, a.claim_id, a.created_by_id, false from credit c join allocations a on a.ledger_transaction_id = c.id
union all
select p.id, a.line_id, null, a.created_by_id, true from payouts p
join allocations a on a.payout_id = p.id and a.kind = 'sent_back' and a.reversed_at is null
where p.payout_run_id = p_run
union all
select c.payout_id, a.line_id, null, a.created_by_id, false from credit c
join allocations a on a.payout_id = c.subject_id and a.kind = 'payout_return'
where c.kind = 'payout.cancelled' and c.subject_type = 'payout'
$$;
revoke execute on function run_lines from public;
