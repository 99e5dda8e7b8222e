-- What a wallet's pages read, by that index.
create or replace view wallet_entries with (security_invoker = true) as select * from ledger_entries where balance_after_cents is not null;
grant select on wallet_entries to :application;
