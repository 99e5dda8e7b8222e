-- In the order of their days. The first statement of all begins the chain; one that a second person confirmed goes on with it.
-- The same period with the same balances, in another file, is as good as the first, and does not move the chain.
create or replace function chain_statements()
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_ids bigint[] := array(select id from joinable_statements() order by id);
  -- By place in v_ids: whether it is trusted; the first of its edges; of each edge, the place that it leads to and the next one.
  v_trusted boolean[] := array_fill(false, array[cardinality(v_ids)]);
  v_first int[] := array_fill(0, array[cardinality(v_ids)]);
  v_to int[] := '{}';
  v_next int[] := '{}';
  v_queue int[] := '{}';
  v_at int := 1;
  v_edge int;
  e record;
begin
  for e in
    select x.place as a, y.place as b from statement_joins() j
    join (select id, place from unnest(v_ids) with ordinality as t (id, place)) x on x.id = j.a
    join (select id, place from unnest(v_ids) with ordinality as t (id, place)) y on y.id = j.b
  loop
    v_to := v_to || e.b::int;
    v_next := v_next || v_first[e.a];
    v_first[e.a] := cardinality(v_to);
  end loop;
  v_queue := array(
    select place from unnest(v_ids) with ordinality as t (id, place)
    where place = 1 and not exists (select 1 from statement_forks() f where t.id = any (f.ids))
      or t.id in (select id from joinable_statements() where is_confirmed));
  for n in 1 .. cardinality(v_queue) loop
    v_trusted[v_queue[n]] := true;
  end loop;
  while v_at <= cardinality(v_queue) loop
    v_edge := v_first[v_queue[v_at]];
    while v_edge > 0 loop
      if not v_trusted[v_to[v_edge]] then
        v_trusted[v_to[v_edge]] := true;
        v_queue := v_queue || v_to[v_edge];
      end if;
      v_edge := v_next[v_edge];
    end loop;
    v_at := v_at + 1;
  end loop;

  with told as (
    select s.id, coalesce(t.trusted, false) as is_chained, coalesce(array_remove(f.ids, s.id), '{}') as rivals,
      case
        when t.id is null then null
        when p.id is not null then 0
        when exists (select 1 from statements o where o.id = any (s.shares_with) and (o.from_on, o.id) < (s.from_on, s.id)) then 0
        else s.opening_cents - (
          select m.closing_cents from statements m
          where m.completed_at is not null and m.opening_cents is not null and m.closing_cents is not null and m.id <> s.id
            and m.until_on <= s.from_on
          order by m.until_on desc, m.id desc limit 1)
      end as gap
    from statements s
    left join unnest(v_ids, v_trusted) as t (id, trusted) on t.id = s.id
    left join (select distinct id from statement_pairs()) p on p.id = s.id
    left join (select unnest(ids) as id, ids from statement_forks()) f on f.id = s.id
  )
  update statements set is_chained = told.is_chained, gap_cents = told.gap, rivals = told.rivals
  from told where told.id = statements.id
    and (statements.is_chained, statements.gap_cents, statements.rivals) is distinct from (told.is_chained, told.gap, told.rivals);
end
$$;
revoke execute on function chain_statements from public;
grant execute on function chain_statements to :application;
