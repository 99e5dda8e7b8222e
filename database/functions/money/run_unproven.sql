create or replace function run_unproven(p_run bigint)
  returns table(payout_id bigint, line_id bigint) language sql stable security definer set search_path = public, pg_temp as $$
with line as materialized (select distinct r.payout_id, r.line_id, r.by_person from run_lines(p_run) r),
unproven as materialized (
  select distinct l.line_id, l.by_person from line l
)
select l.payout_id, l.line_id from line l
join (select u.line_id, u.by_person from unproven u where not line_is_proven(u.line_id, u.by_person)) u using (line_id, by_person)
$$;
revoke execute on function run_unproven from public;
