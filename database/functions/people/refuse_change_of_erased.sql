create or replace function refuse_change_of_erased()
  returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'User % has left and stays erased', old.id using errcode = 'FB011';
end
$$;

create or replace trigger users_stay_erased
  before update on users for each row when (old.erased_at is not null) execute function refuse_change_of_erased();
