create or replace function check_line_statement()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not is_of_withdrawn_file(old.statement_id) or (case
    when new.statement_id is null then new.entered_by_id is null
    else is_of_withdrawn_file(new.statement_id) or not exists (
      select 1 from statement_entries e join statements s on s.file_id = e.file_id and s.nth = e.nth
      where e.line_id = new.id and s.id = new.statement_id) end) then
    raise exception 'What money hangs on in statement_lines does not change' using errcode = 'FB025';
  end if;
  return new;
end
$$;

create or replace trigger statement_lines_of_withdrawn
  before update of statement_id, identity, balance_after_cents on statement_lines
  for each row when (old.statement_id is not null and (new.statement_id is distinct from old.statement_id or new.identity is distinct from old.identity or new.balance_after_cents is distinct from old.balance_after_cents))
  execute function check_line_statement();
