create or replace function check_payout_leaves_run()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (select status from payout_runs where id = old.payout_run_id) not in ('open', 'cancelled') then
    raise exception 'Payout % is in a run that was released', old.reference using errcode = 'FB009';
  end if;
  return new;
end
$$;

create or replace trigger payouts_leave_run
  before update of payout_run_id on payouts
  for each row when (old.payout_run_id is distinct from new.payout_run_id and old.payout_run_id is not null)
  execute function check_payout_leaves_run();
