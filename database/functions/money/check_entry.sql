create or replace function check_entry()
  returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.line_id is not null then
      raise exception 'Entry % of file % is settled', old.position, old.file_id using errcode = 'FB021';
    end if;
    return old;
  end if;
  if old.line_id is not null and (new.line_id, new.outcome) is distinct from (old.line_id, old.outcome) then
    raise exception 'Entry % of file % is settled', old.position, old.file_id using errcode = 'FB021';
  end if;
  return new;
end
$$;

create or replace trigger statement_entries_settle_once before delete or update on statement_entries for each row execute function check_entry();
