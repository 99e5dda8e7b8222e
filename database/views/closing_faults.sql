-- A closed month beside the books; no row, ever.
create or replace view closing_faults with (security_invoker = true) as
  select 'closed month differs from its signatures' as fault, to_char(until_on, 'YYYYMMDD')::bigint as id from month_closings
  where confirmed_at is not null and ledger_totals(until_on) is distinct from totals;
grant select on closing_faults to :application;
