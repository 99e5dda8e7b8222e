create or replace function check_statement_complete()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare v_withdrawn boolean := exists (select 1 from statement_files where id = new.file_id and status = 'withdrawn');
begin
  if new.completed_at is null then
    if not v_withdrawn then
      raise exception 'Statement % is settled', new.reference using errcode = 'FB021';
    end if;
  elsif v_withdrawn or old.completed_at is not null or exists (
    select 1 from statement_entries where file_id = new.file_id and nth = new.nth and line_id is null
  ) then
    raise exception 'Statement % is not settled', new.reference using errcode = 'FB021';
  end if;
  return new;
end
$$;

create or replace trigger statements_complete_once before update of completed_at on statements for each row execute function check_statement_complete();
