create or replace function check_statement_confirmation()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.confirmed_by_id = (select uploaded_by_id from statement_files where id = new.file_id) then
    raise exception 'Statement % is confirmed by who uploaded it', new.reference using errcode = 'FB017';
  end if;
  perform refuse_new_staff(new.confirmed_by_id, new.confirmed_at);
  return new;
end
$$;

create or replace trigger statements_confirmation
  before update of confirmed_by_id on statements for each row execute function check_statement_confirmation();
