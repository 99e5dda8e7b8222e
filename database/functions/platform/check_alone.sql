create or replace function check_alone()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare v_kind text; v_by bigint; v_at timestamptz;
begin
  if tg_table_name = 'corrections' then
    if new.decided_by_id <> new.requested_by_id then return new; end if;
    v_kind := new.kind; v_by := new.decided_by_id; v_at := new.decided_at;
  else
    if new.reimbursed_by_id <> new.decided_by_id then return new; end if;
    v_kind := 'expense'; v_by := new.reimbursed_by_id; v_at := new.reimbursed_at;
  end if;
  perform refuse_new_staff(v_by, v_at);
  -- Two at the same time would both see the old sum.
  perform pg_advisory_xact_lock(hashtext('moved_alone by'), v_by::integer);
  if moved_alone(v_kind, v_by, v_at) + abs(new.amount_cents) > 5000 then
    raise exception 'User % moves more than one person may alone in a day', v_by using errcode = 'FB015';
  end if;
  return new;
end
$$;

create or replace trigger corrections_alone
  before update of status on corrections for each row when (new.status = 'applied') execute function check_alone();
create or replace trigger expenses_alone
  before update of status on expenses for each row when (new.status = 'reimbursed') execute function check_alone();
