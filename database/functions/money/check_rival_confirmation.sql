-- One of two that begin alike is the bank's.
create or replace function check_rival_confirmation()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.completed_at is null or exists (select 1 from statements where id = any (new.rivals) and confirmed_by_id is not null) then
    raise exception 'Statement % has a rival that is confirmed, or is taken back', new.reference using errcode = 'FB029';
  end if;
  return new;
end
$$;

create or replace trigger statements_rival
  before update of confirmed_by_id on statements
  for each row when (new.confirmed_by_id is not null) execute function check_rival_confirmation();
