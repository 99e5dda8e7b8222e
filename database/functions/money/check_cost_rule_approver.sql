create or replace function check_cost_rule_approver()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refuse_new_staff(new.activated_by_id, new.activated_at);
  return new;
end
$$;

create or replace trigger cost_rules_approver
  before update of status on cost_rules for each row when (new.status = 'active') execute function check_cost_rule_approver();
