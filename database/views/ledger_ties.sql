-- Columns beside the books that they are about; no row, ever.
create or replace view ledger_ties with (security_invoker = true) as
  select 'line differs from its booking' as fault, l.id from statement_lines l
  where not exists (
    select 1 from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.code in ('bank', 'suspense')
    where e.transaction_id = l.ledger_transaction_id and abs(e.amount_cents) = abs(l.amount_cents))
  union all
  select 'payout differs from its reservation', p.id from payouts p
  where not exists (
    select 1 from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.code = 'in_transit'
    where e.transaction_id = p.ledger_transaction_id and e.amount_cents = p.amount_cents)
  union all
  select 'claim differs from its refunds', c.id from claims c
  where c.received_cents <> coalesce((
    select sum(amount_cents) from allocations a where a.claim_id = c.id and a.reversed_at is null), 0)
  union all
  select 'correction differs from its booking', c.id from corrections c
  where c.ledger_transaction_id is not null and not exists (
    select 1 from ledger_entries e where e.transaction_id = c.ledger_transaction_id and abs(e.amount_cents) = abs(c.amount_cents))
  union all
  select 'run differs from its payouts', r.id from payout_runs r
  where r.status in ('released', 'confirmed')
    and r.total_cents <> (select coalesce(sum(amount_cents), 0) from payouts p where p.payout_run_id = r.id);
grant select on ledger_ties to :application;
