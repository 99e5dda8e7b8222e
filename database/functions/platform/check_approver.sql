create or replace function check_approver()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  case tg_table_name
    when 'corrections' then
      if new.decided_by_id <> new.requested_by_id then perform refuse_new_staff(new.decided_by_id, new.decided_at); end if;
    when 'expenses' then
      if new.status = 'approved' then perform refuse_new_staff(new.decided_by_id, new.decided_at); end if;
      if new.status = 'reimbursed' then perform refuse_new_staff(new.reimbursed_by_id, new.reimbursed_at); end if;
    when 'payout_runs' then perform refuse_new_staff(new.released_by_id, new.released_at);
    when 'claim_rules' then perform refuse_new_staff(new.activated_by_id, new.activated_at);
    when 'decisions' then perform refuse_new_staff(new.reviewed_by_id, new.reviewed_at);
  end case;
  return new;
end
$$;

create or replace trigger claim_rules_approver
  before update of status on claim_rules
  for each row when (new.status = 'active' and old.status = 'draft') execute function check_approver();
create or replace trigger corrections_approver
  before update of status on corrections for each row when (new.status <> 'requested') execute function check_approver();
create or replace trigger decisions_approver
  before update of review on decisions
  for each row when (new.review = 'confirmed' and old.review = 'due') execute function check_approver();
create or replace trigger expenses_approver
  before update of status on expenses for each row when (new.status in ('approved', 'reimbursed')) execute function check_approver();
create or replace trigger payout_runs_approver
  before update of status on payout_runs
  for each row when (new.status = 'released' and old.status = 'open') execute function check_approver();
