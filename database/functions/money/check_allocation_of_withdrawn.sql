create or replace function check_allocation_of_withdrawn()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if is_of_withdrawn_file((select statement_id from statement_lines where id = new.line_id)) then
    raise exception 'Line % is of a file that is taken back', new.line_id using errcode = 'FB029';
  end if;
  return new;
end
$$;

create or replace trigger allocations_of_withdrawn
  before insert on allocations for each row when (new.kind <> 'withdrawn') execute function check_allocation_of_withdrawn();
