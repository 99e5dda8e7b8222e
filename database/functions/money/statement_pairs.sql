-- What each can follow: it begins with what the other ends with, on its own first day or the last one before, and their numbers agree.
create or replace function statement_pairs()
  returns table(id bigint, other bigint, since date, balance bigint, is_within boolean, is_step boolean, other_is_step boolean) language sql stable security definer set search_path = public, pg_temp set enable_nestloop = off as $$
select s.id, t.id, s.since, s.opening, t.until_on <> s.since, s.is_step, t.is_step
from joinable_statements() s join joinable_statements() t
  on t.closing = s.opening and t.until_on in (s.from_on, s.since) and t.id <> s.id
    -- Each format is counted on its own.
    and (s.number is null or t.number is null or s.format is distinct from t.format or s.number in (t.number, t.number + 1, 1))
$$;
revoke execute on function statement_pairs from public;
