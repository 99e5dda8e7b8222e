create or replace function check_ledger_transaction()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from ledger_entries where transaction_id = new.id) then
    raise exception 'Ledger transaction % has no entries', new.id using errcode = 'FB003';
  end if;
  return null;
end
$$;

drop trigger if exists ledger_transactions_have_entries on ledger_transactions;
create constraint trigger ledger_transactions_have_entries
  after insert on ledger_transactions deferrable initially deferred
  for each row execute function check_ledger_transaction();
