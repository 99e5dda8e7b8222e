-- The pairs that are certain. Where steps fork none is, but of one that a person confirmed; and nothing that comes from nowhere joins
-- beside what does.
create or replace function statement_joins()
  returns table(a bigint, b bigint) language sql stable security definer set search_path = public, pg_temp set enable_nestloop = off as $$
with pairs as materialized (select * from statement_pairs()), joinable as materialized (select * from joinable_statements()),
begun as materialized (
  select id from pairs union select min(id) from joinable union select id from joinable where is_confirmed
), strays as (
  select distinct p.other, p.since, p.balance from pairs p
  join pairs rival on rival.balance = p.balance and rival.since = p.since and rival.other_is_step and rival.other <> p.other
  left join begun on begun.id = p.other
  where p.other_is_step and begun.id is null and not exists (
    select 1 from statements s where s.id = p.other and s.shares_with @> array[rival.other]
    union all select 1 from statements s where s.id = rival.other and s.shares_with @> array[p.other])
), certain as (
  select p.id, p.other from pairs p join joinable s on s.id = p.id
  left join statement_forks() f on f.balance = p.balance and f.since = p.since
  left join strays on strays.other = p.other and strays.balance = p.balance and strays.since = p.since
  where strays.other is null and (f.ids is null or not p.is_step or s.is_confirmed)
), shared as (
  select s.id, j.id as other from statements s cross join unnest(s.shares_with) o join joinable j on j.id = o join joinable own on own.id = s.id
  where s.missing_count = 0
)
select id, other from certain union select other, id from certain
union select id, other from shared union select other, id from shared
$$;
revoke execute on function statement_joins from public;
