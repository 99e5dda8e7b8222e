-- What is released is what its payouts add up to.
create or replace function check_run_total()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select 1 from (
      select coalesce(sum(amount_cents), 0) as cents, count(*) as count from payouts where payout_run_id = new.id
    ) held where held.cents <> new.total_cents or held.count <> new.payouts_count
  ) then
    raise exception 'Payout run % is not what its payouts add up to', new.reference using errcode = 'FB009';
  end if;
  return new;
end
$$;

create or replace trigger payout_runs_total
  before update of status on payout_runs for each row when (new.status = 'released') execute function check_run_total();
