create or replace function refuse_posted_column()
  returns trigger language plpgsql as $$
begin
  raise exception 'What money hangs on in % does not change', tg_table_name using errcode = 'FB025';
end
$$;

create or replace trigger allocations_cost
  before update on allocations
  for each row when (new.cost_kind is distinct from old.cost_kind or new.cost_rule_id is distinct from old.cost_rule_id)
  execute function refuse_posted_column();
create or replace trigger allocations_posted
  before update on allocations
  for each row when (new.line_id is distinct from old.line_id or new.kind is distinct from old.kind or new.amount_cents is distinct from old.amount_cents or new.fee_cents is distinct from old.fee_cents or new.claim_id is distinct from old.claim_id or new.payout_run_id is distinct from old.payout_run_id or new.payout_id is distinct from old.payout_id or new.account_id is distinct from old.account_id or new.ledger_transaction_id is distinct from old.ledger_transaction_id or old.reversed_at is not null and (new.reversed_at is distinct from old.reversed_at or new.reversal_transaction_id is distinct from old.reversal_transaction_id))
  execute function refuse_posted_column();
create or replace trigger corrections_posted
  before update on corrections
  for each row when (new.amount_cents is distinct from old.amount_cents or new.user_id is distinct from old.user_id or new.tenant_id is distinct from old.tenant_id or new.line_id is distinct from old.line_id or new.kind is distinct from old.kind or new.requested_by_id is distinct from old.requested_by_id)
  execute function refuse_posted_column();
create or replace trigger payout_runs_posted
  before update on payout_runs
  for each row when (old.status <> 'open' and (new.total_cents is distinct from old.total_cents or new.payouts_count is distinct from old.payouts_count or new.file_checksum is distinct from old.file_checksum or new.reference is distinct from old.reference))
  execute function refuse_posted_column();
create or replace trigger payouts_posted
  before update on payouts
  for each row when (new.amount_cents is distinct from old.amount_cents or new.iban_last_4 is distinct from old.iban_last_4 or new.user_id is distinct from old.user_id or new.tenant_id is distinct from old.tenant_id or new.ledger_transaction_id is distinct from old.ledger_transaction_id or new.iban_encrypted <> old.iban_encrypted and split_part(new.iban_encrypted, '.', 1) = split_part(old.iban_encrypted, '.', 1))
  execute function refuse_posted_column();

-- The bank's line takes the place of one that was entered by hand, once. A line of a file that is taken back goes to another
-- statement that tells of it, or is the one that was entered by hand again.
create or replace trigger statement_lines_posted
  before update on statement_lines
  for each row when (new.amount_cents <> old.amount_cents or old.statement_id is not null and (new.booked_on is distinct from old.booked_on or new.ledger_transaction_id is distinct from old.ledger_transaction_id))
  execute function refuse_posted_column();
