create or replace view ledger_match_ties with (security_invoker = true) as
  select 'match differs from its booking' as fault, a.id from allocations a
  join statement_lines l on l.id = a.line_id
  -- Some were booked together with the bank, before lines were booked on their own.
  where a.ledger_transaction_id <> l.ledger_transaction_id and a.kind <> 'withdrawn' and not exists (
    select 1 from ledger_entries e join ledger_accounts s on s.id = e.account_id and s.code = 'suspense'
    where e.transaction_id = a.ledger_transaction_id and e.amount_cents = -a.amount_cents)
  union all
  select 'cost differs from its booking', a.id from allocations a
  where a.kind = 'cost' and not exists (
    select 1 from ledger_entries e join ledger_accounts c on c.id = e.account_id and c.code = a.cost_kind
    where e.transaction_id = a.ledger_transaction_id and e.amount_cents = a.amount_cents);
grant select on ledger_match_ties to :application;
