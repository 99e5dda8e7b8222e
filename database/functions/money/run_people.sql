-- And who uploaded a report that gave them their money back.
create or replace function run_people(p_run bigint)
  returns table(payout_id bigint, user_id bigint, why text) language sql stable security definer set search_path = public, pg_temp as $$
select * from run_clearers(p_run)
union select p.id, reporter, 'reported' from payouts p cross join lateral reporters_before(p.id) reporter where p.payout_run_id = p_run
$$;
revoke execute on function run_people from public;
