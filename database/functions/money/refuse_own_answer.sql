-- A payout with something to look at is held: no run takes it until a person has looked, and whoever looked does not release the run.
-- Errors: FB016 and FB018 as in 0044 and 0045; FB026 a run with a payout that is held, or a hold cleared by its payee.
-- Who asks for a payout does not say what the bank of the payee answers.
create or replace function refuse_own_answer()
  returns trigger language plpgsql as $$
begin
  raise exception 'The answer of a bank about payout % is for jobs', new.reference using errcode = 'FB018';
end
$$;

create or replace trigger payouts_first_answer
  before insert on payouts for each row when (new.payee_answer <> 'pending') execute function refuse_own_answer();
create or replace trigger payouts_next_answer
  before update of payee_answer on payouts
  for each row when (new.payee_answer is distinct from old.payee_answer and current_setting('fareback.scope', true) is distinct from 'worker')
  execute function refuse_own_answer();
