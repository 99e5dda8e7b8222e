create or replace function check_transition()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select 1 from state_transitions
    where subject = tg_table_name and from_status = old.status and to_status = new.status
  ) then
    raise exception '% cannot move from % to %', tg_table_name, old.status, new.status using errcode = 'FB005';
  end if;
  return new;
end
$$;

create or replace trigger batches_transition
  before update of status on batches for each row when (old.status is distinct from new.status) execute function check_transition();
create or replace trigger claims_transition
  before update of status on claims for each row when (old.status is distinct from new.status) execute function check_transition();
create or replace trigger contact_messages_transition
  before update of status on contact_messages for each row when (old.status is distinct from new.status) execute function check_transition();
create or replace trigger corrections_transition
  before update of status on corrections for each row when (old.status is distinct from new.status) execute function check_transition();
create or replace trigger cost_rules_transition
  before update of status on cost_rules for each row when (old.status is distinct from new.status) execute function check_transition();
create or replace trigger counterparty_drafts_transition
  before update of status on counterparty_drafts
  for each row when (old.status is distinct from new.status) execute function check_transition();
create or replace trigger emails_transition
  before update of status on emails for each row when (old.status is distinct from new.status) execute function check_transition();
create or replace trigger expenses_transition
  before update of status on expenses for each row when (old.status is distinct from new.status) execute function check_transition();
create or replace trigger job_applications_transition
  before update of status on job_applications for each row when (old.status is distinct from new.status) execute function check_transition();
create or replace trigger payout_runs_transition
  before update of status on payout_runs for each row when (old.status is distinct from new.status) execute function check_transition();
create or replace trigger payouts_transition
  before update of status on payouts for each row when (old.status is distinct from new.status) execute function check_transition();
create or replace trigger letters_transition
  before update of status on letters for each row when (old.status is distinct from new.status) execute function check_transition();
