-- The entries of a transaction as its seal covers them.
create or replace view ledger_texts with (security_invoker = true) as
  select e.transaction_id,
    string_agg(a.code || ' ' || e.amount_cents || ' ' || coalesce(e.balance_after_cents::text, '-'), ',' order by e.account_id) as entries
  from ledger_entries e join ledger_accounts a on a.id = e.account_id group by 1;
grant select on ledger_texts to :application;

-- Must return no row, ever: run by the tests, by the demo and by finance's proof.
create or replace view ledger_faults with (security_invoker = true) as
  select 'transaction off balance' as fault, transaction_id as id from ledger_entries
  group by transaction_id having sum(amount_cents) <> 0
  union all
  select 'transaction without entries', t.id from ledger_transactions t
  where not exists (select 1 from ledger_entries e where e.transaction_id = t.id)
  union all
  select 'balance differs from entries', a.id from ledger_accounts a
  left join ledger_entries e on e.account_id = a.id
  where a.balance_cents is not null
  group by a.id having a.balance_cents <> coalesce(sum(e.amount_cents), 0)
  union all
  select 'day differs from entries', null from (
    select t.effective_on as day, a.rollup, sum(e.amount_cents) as amount_cents
    from ledger_seals s join ledger_transactions t on t.id = s.transaction_id
    join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
    group by 1, 2
  ) entries full join ledger_days days using (day, rollup)
  where entries.amount_cents is distinct from days.amount_cents
  union all
  select 'transaction neither sealed nor waiting', t.id from ledger_transactions t
  where not exists (select 1 from ledger_seals s where s.transaction_id = t.id)
    and not exists (select 1 from ledger_tail l where l.transaction_id = t.id)
  union all
  select 'seal differs from transaction', s.transaction_id from ledger_seals s
  left join ledger_transactions t on t.id = s.transaction_id
  left join ledger_texts e on e.transaction_id = s.transaction_id
  where s.body is distinct from ledger_seal_body(t, e.entries)
  union all
  select 'chain broken', transaction_id from (
    select transaction_id, position, hash, sha256(coalesce(lag(hash) over chain, '') || body) as expected,
      coalesce(lag(position) over chain, 0) + 1 as next
    from ledger_seals window chain as (order by position)
  ) seals where hash <> expected or position <> next
  union all
  select 'chain written anew', c.id from ledger_checks c
  where c.head_position is not null
    and not exists (select 1 from ledger_seals s where s.position = c.head_position and s.hash = c.head_hash);
grant select on ledger_faults to :application;
