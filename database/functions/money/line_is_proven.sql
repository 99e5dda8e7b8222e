-- Balances can be forged along with a line: what goes to an account that a line names needs a person.
create or replace function line_is_proven(p_line bigint, p_by_person boolean)
  returns boolean language sql stable security definer set search_path = public, pg_temp as $$
select coalesce(l.withdrawn_at is null and (l.confirmed_by_id is not null or s.completed_at is not null and (
  s.confirmed_by_id is not null or (s.is_chained and not p_by_person))), false)
from statement_lines l left join statements s on s.id = l.statement_id where l.id = p_line
$$;
revoke execute on function line_is_proven from public;
grant execute on function line_is_proven to :application;
