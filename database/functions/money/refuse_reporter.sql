create or replace function refuse_reporter()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.cleared_by_id in (select reporters_before(new.payout_id)) then
    raise exception 'A report before payout % was uploaded by who clears it', new.payout_id using errcode = 'FB026';
  end if;
  return new;
end
$$;

create or replace trigger payout_clearances_report
  before insert on payout_clearances for each row when (new.reason = 'rejected_by_report') execute function refuse_reporter();
