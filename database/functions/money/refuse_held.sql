create or replace function refuse_held()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select 1 from payouts p join payout_holds h on h.payout_id = p.id where p.payout_run_id = new.id) then
    raise exception 'Payout run % has a payout that is held', new.reference using errcode = 'FB026';
  end if;
  return new;
end
$$;

create or replace trigger payout_runs_held
  before update of status on payout_runs for each row when (new.status = 'released' and old.status = 'open') execute function refuse_held();
