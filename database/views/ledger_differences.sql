create or replace view ledger_differences with (security_invoker = true) as
  select 'in transit differs from open payouts' as fault, null::bigint as id from (
    select (select coalesce(sum(e.amount_cents), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.code = 'in_transit') as books,
      (select coalesce(sum(amount_cents), 0) from payouts where status in ('requested', 'in_run', 'sent')) as open
  ) sums where books <> open
  union all
  select 'due from bank differs from payments', null from (
    select (select coalesce(sum(e.amount_cents), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.code = 'due_from_bank') as books,
      (select coalesce(sum(case when p.debited_by_id is null then p.amount_cents else -p.amount_cents end), 0) from payouts p
       where (p.status = 'rejected' and p.debited_by_id is not null and not credited(p.id))
         or (p.status in ('rejected', 'returned') and p.debited_by_id is null and credited(p.id))) as owed
  ) sums where books <> owed;
grant select on ledger_differences to :application;
