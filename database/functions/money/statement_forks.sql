-- More steps leave a balance than come to it.
create or replace function statement_forks()
  returns table(since date, balance bigint, ids bigint[]) language sql stable security definer set search_path = public, pg_temp set enable_nestloop = off as $$
with step as materialized (
  select j.*, s.shares_with as copies
  from joinable_statements() j join statements s on s.id = j.id where j.is_step
), leaving as (
  select s.since, s.opening, array_agg(s.id order by s.id) as ids from step s
  where not exists (
    select 1 from step o where o.opening = s.opening and o.since = s.since and o.id < s.id and (o.id = any (s.copies) or s.id = any (o.copies)))
  group by 1, 2 having count(*) > 1
), coming as (
  select since, balance, bool_or(not is_within) as is_before, count(distinct other) filter (where is_within and other_is_step) as within
  from statement_pairs() group by 1, 2
)
select l.since, l.opening, l.ids from leaving l left join coming c on c.balance = l.opening and c.since = l.since
where cardinality(l.ids) > (l.since = '-infinity' or coalesce(c.is_before, false))::int + coalesce(c.within, 0)
$$;
revoke execute on function statement_forks from public;
