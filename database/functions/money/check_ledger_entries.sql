create or replace function check_ledger_entries()
  returns trigger language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare v_wrong record;
begin
  select * into v_wrong from (
    select a.transaction_id as id, sum(a.amount_cents) as cents, bool_and(t.id is not null) as has_transaction,
      bool_and(account.id is not null) as has_accounts
    from added a
    left join ledger_transactions t on t.id = a.transaction_id
    left join ledger_accounts account on account.id = a.account_id
    group by 1
  ) checked where cents <> 0 or not has_transaction or not has_accounts limit 1;
  if not found then return null; end if;
  if v_wrong.cents <> 0 then
    raise exception 'Ledger transaction % does not sum to zero', v_wrong.id using errcode = 'FB003';
  end if;
  raise exception 'Ledger transaction % or one of its accounts does not exist', v_wrong.id using errcode = 'FB004';
end
$$;

-- All entries of a transaction are written in one statement.
create or replace trigger ledger_entries_check
  after insert on ledger_entries referencing new table as added for each statement execute function check_ledger_entries();
