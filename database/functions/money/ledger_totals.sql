-- With the rights of who asks: a traveller has no sums of the house.
create or replace function ledger_totals(p_until date)
  returns jsonb language sql stable as $$
select coalesce(jsonb_object_agg(rollup, cents), '{}') from (
  select rollup, sum(amount_cents)::bigint as cents from (
    select rollup, amount_cents from ledger_days where day <= p_until
    union all
    select a.rollup, e.amount_cents from ledger_tail l join ledger_transactions t on t.id = l.transaction_id and t.effective_on <= p_until
    join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
  ) moved group by 1 having sum(amount_cents) <> 0
) totals
$$;
revoke execute on function ledger_totals from public;
grant execute on function ledger_totals to :application;
