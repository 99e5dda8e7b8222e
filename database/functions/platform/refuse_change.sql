create or replace function refuse_change()
  returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'FB010';
end
$$;

create or replace trigger audit_logs_append_only before delete or TRUNCATE on audit_logs for each statement execute function refuse_change();
create or replace trigger ledger_accounts_stay before delete or TRUNCATE on ledger_accounts for each statement execute function refuse_change();
create or replace trigger ledger_entries_append_only
  before delete or update or TRUNCATE on ledger_entries for each statement execute function refuse_change();
create or replace trigger ledger_kinds_stay before delete or TRUNCATE on ledger_kinds for each statement execute function refuse_change();
create or replace trigger ledger_seals_append_only
  before delete or update or TRUNCATE on ledger_seals for each statement execute function refuse_change();
create or replace trigger ledger_transactions_append_only
  before delete or update or TRUNCATE on ledger_transactions for each statement execute function refuse_change();
