create or replace function credited(p_payout bigint)
  returns boolean language sql stable set search_path = public, pg_temp as $$
select exists (select 1 from allocations a where a.payout_id = p_payout and a.kind = 'payout_return' and a.reversed_at is null)
$$;
revoke execute on function credited from public;
grant execute on function credited to :application;
