create or replace function check_release()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select 1 from run_people(new.id) where user_id = new.released_by_id) then
    raise exception 'Payout run % is released by a payee or by who caused a payout', new.reference using errcode = 'FB016';
  end if;
  if exists (select 1 from run_unproven(new.id)) then
    raise exception 'Payout run % stands on a line that nobody proved', new.reference using errcode = 'FB017';
  end if;
  return new;
end
$$;

create or replace trigger payout_runs_release
  before update of status on payout_runs
  for each row when (new.status = 'released' and old.status = 'open') execute function check_release();
