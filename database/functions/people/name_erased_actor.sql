-- Who acted in another tab while they were erased is not named after all.
create or replace function name_erased_actor()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_erased_at timestamptz;
begin
  select erased_at into v_erased_at from users where id = new.actor_id for key share;
  if v_erased_at is not null then
    new.actor_name := 'Former traveller';
    new.ip := null;
  end if;
  return new;
end
$$;

create or replace trigger audit_logs_name_erased
  before insert on audit_logs for each row when (new.actor_id is not null) execute function name_erased_actor();
