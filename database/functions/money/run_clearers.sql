create or replace function run_clearers(p_run bigint)
  returns table(payout_id bigint, user_id bigint, why text) language sql stable security definer set search_path = public, pg_temp as $$
select * from run_movers(p_run)
union select c.payout_id, c.cleared_by_id, 'cleared' from payouts p join payout_clearances c on c.payout_id = p.id
  where p.payout_run_id = p_run
$$;
revoke execute on function run_clearers from public;
