create or replace function check_line_confirmation()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select 1 from statements s join statement_files f on f.id = s.file_id
    where s.id = new.statement_id and f.uploaded_by_id = new.confirmed_by_id
  ) or exists (
    select 1 from allocations a where a.line_id = new.id and a.created_by_id = new.confirmed_by_id and a.reversed_at is null
  ) then
    raise exception 'Line % is confirmed by who uploaded or matched it', new.reference using errcode = 'FB017';
  end if;
  perform refuse_new_staff(new.confirmed_by_id, new.confirmed_at);
  return new;
end
$$;

create or replace trigger statement_lines_confirmation
  before update of confirmed_by_id on statement_lines
  for each row when (new.confirmed_by_id is not null) execute function check_line_confirmation();
