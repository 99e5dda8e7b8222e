-- Runs as who writes: the owner, and functions that run as the owner, check for themselves.
create or replace function refuse_outside_staff()
  returns trigger language plpgsql as $$
begin
  if current_user = 'fareback_app' and not is_for_staff() then
    raise exception '% of % is for staff and jobs', tg_op, tg_table_name using errcode = 'FB018';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end
$$;

create or replace trigger allocations_of_staff
  before insert or delete or update on allocations for each statement execute function refuse_outside_staff();
create or replace trigger claim_rules_of_staff
  before insert or delete or update on claim_rules for each statement execute function refuse_outside_staff();
create or replace trigger claims_in_scope
  before update on claims
  for each row when (new.fee_bps is distinct from old.fee_bps or new.fee_cents is distinct from old.fee_cents or new.gross_cents is distinct from old.gross_cents or new.approved_cents is distinct from old.approved_cents or new.received_cents is distinct from old.received_cents or new.decided_by_id is distinct from old.decided_by_id or new.user_id is distinct from old.user_id or new.trip_id is distinct from old.trip_id or new.refund_to is distinct from old.refund_to)
  execute function refuse_outside_staff();
create or replace trigger concession_places_of_staff
  before insert or delete or update on concession_places for each statement execute function refuse_outside_staff();
create or replace trigger concessions_of_staff
  before insert or delete or update on concessions for each statement execute function refuse_outside_staff();
create or replace trigger corrections_in_scope
  before update on corrections
  for each row when ((to_jsonb(new.*) - 'reason') is distinct from (to_jsonb(old.*) - 'reason')) execute function refuse_outside_staff();
create or replace trigger corrections_made_by_staff before insert or delete on corrections for each statement execute function refuse_outside_staff();
create or replace trigger counterparties_of_staff
  before insert or delete or update on counterparties for each statement execute function refuse_outside_staff();
create or replace trigger decisions_in_scope
  before update on decisions
  for each row when ((to_jsonb(new.*) - 'note') is distinct from (to_jsonb(old.*) - 'note')) execute function refuse_outside_staff();
create or replace trigger decisions_made_by_staff before insert or delete on decisions for each statement execute function refuse_outside_staff();
create or replace trigger expenses_in_scope
  before update on expenses
  for each row when (new.status is distinct from old.status and new.status <> 'withdrawn' or new.amount_cents is distinct from old.amount_cents or new.decided_by_id is distinct from old.decided_by_id or new.reimbursed_by_id is distinct from old.reimbursed_by_id or new.ledger_transaction_id is distinct from old.ledger_transaction_id or new.payout_id is distinct from old.payout_id)
  execute function refuse_outside_staff();
create or replace trigger payouts_in_scope
  before update on payouts
  for each row when (new.status is distinct from old.status and new.status <> 'cancelled' or new.payout_run_id is distinct from old.payout_run_id or new.not_before is distinct from old.not_before or new.line_id is distinct from old.line_id or new.rejected_by_id is distinct from old.rejected_by_id or new.settled_at is distinct from old.settled_at or new.iban_encrypted is distinct from old.iban_encrypted or new.holder_encrypted is distinct from old.holder_encrypted or new.iban_index is distinct from old.iban_index)
  execute function refuse_outside_staff();
create or replace trigger referrals_in_scope
  before update on referrals
  for each row when (new.referrer_id is distinct from old.referrer_id or new.referred_id is distinct from old.referred_id or new.ledger_transaction_id is distinct from old.ledger_transaction_id or new.rewarded_at is distinct from old.rewarded_at or new.declined_at is distinct from old.declined_at)
  execute function refuse_outside_staff();
create or replace trigger tenants_of_staff before insert or delete or update on tenants for each statement execute function refuse_outside_staff();
create or replace trigger users_in_scope
  before update on users
  for each row when (new.role is distinct from old.role and new.role <> 'member' or new.role_since is distinct from old.role_since and new.role <> 'member' or new.is_researcher and not old.is_researcher or new.blocked_at is distinct from old.blocked_at or new.tenant_id <> old.tenant_id or new.public_id <> old.public_id or new.created_at <> old.created_at)
  execute function refuse_outside_staff();
