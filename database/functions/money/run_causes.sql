-- For the page of a run: what its payouts stand on, and in what way this person is behind each.
create or replace function run_causes(p_run bigint, p_person bigint)
  returns table(payout_id bigint, own_causes text[], unproven text[], is_to_staff boolean) language sql stable security definer set search_path = public, pg_temp as $$
with theirs as materialized (
  select r.payout_id, array_agg(distinct r.why order by r.why) as causes from run_people(p_run) r where r.user_id = p_person group by 1
), unproven as materialized (
  select r.payout_id, array_agg(distinct s.reference order by s.reference) as lines
  from run_unproven(p_run) r join statement_lines s on s.id = r.line_id group by 1
)
select p.id, coalesce(t.causes, '{}'), coalesce(n.lines, '{}'), coalesce(u.role in ('agent', 'finance', 'owner'), false)
from payouts p left join theirs t on t.payout_id = p.id left join unproven n on n.payout_id = p.id
left join users u on u.id = p.user_id
where p.payout_run_id = p_run and current_setting('fareback.scope', true) in ('staff', 'worker')
$$;
revoke execute on function run_causes from public;
grant execute on function run_causes to :application;
