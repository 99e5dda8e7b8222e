-- A payment that was handed to the bank may be paid at any moment: only a report of the bank rejects it, and a person would credit what the
-- bank pays. Errors: FB020 a person who rejects what is at the bank.
create or replace function refuse_rejection_at_bank()
  returns trigger language plpgsql as $$
begin
  raise exception 'Payout % is at the bank, which alone rejects it', new.reference using errcode = 'FB020';
end
$$;

create or replace trigger payouts_rejected_by_bank
  before update of status on payouts
  for each row when ((old.status in ('sent', 'paid')) and new.status = 'rejected' and new.rejected_by_id is not null)
  execute function refuse_rejection_at_bank();
