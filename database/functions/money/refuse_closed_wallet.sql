create or replace function refuse_closed_wallet()
  returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'The wallet % is closed', old.code using errcode = 'FB005';
end
$$;

create or replace trigger ledger_accounts_closed
  before update of balance_cents on ledger_accounts
  for each row when (old.closed_at is not null) execute function refuse_closed_wallet();
