create or replace function ledger_entry_text(code text, amount_cents bigint, balance_after_cents bigint)
  returns text language sql immutable as $$
select code || ' ' || amount_cents || ' ' || coalesce(balance_after_cents::text, '-')
$$;
revoke execute on function ledger_entry_text from public;
grant execute on function ledger_entry_text to :application;
