-- Those that can join, with the last day before theirs on which a statement ends; one of known lines, or whose lines come to
-- nothing, is no step.
create or replace function joinable_statements()
  returns table(id bigint, from_on date, until_on date, since date, opening bigint, closing bigint, number bigint, format text, is_step boolean, is_confirmed boolean) language sql stable security definer set search_path = public, pg_temp as $$
select s.id, s.from_on, s.until_on, coalesce((
    select max(m.until_on) from statements m
    where m.until_on < s.from_on and m.completed_at is not null and m.opening_cents is not null and m.closing_cents is not null), '-infinity'),
  s.opening_cents, s.closing_cents, s.sequence_number, f.format, s.opening_cents <> s.closing_cents and s.new_lines_count > 0,
  s.confirmed_by_id is not null
from statements s join statement_files f on f.id = s.file_id where s.completed_at is not null and s.opening_cents is not null and s.closing_cents is not null
$$;
revoke execute on function joinable_statements from public;
