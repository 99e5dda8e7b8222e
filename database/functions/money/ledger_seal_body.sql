-- What a seal covers of a transaction: all of it.
create or replace function ledger_seal_body(p_id bigint)
  returns bytea language sql stable set search_path = public, pg_temp as $$
select sha256(convert_to(jsonb_build_array(
  t.id, t.tenant_id, t.kind, t.idempotency_key, t.subject_type, t.subject_id, t.reverses_id, t.actor_id, t.effective_on,
  to_char(t.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
  (select jsonb_agg(jsonb_build_array(a.code, e.amount_cents, e.balance_after_cents) order by a.code collate "C")
   from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transaction_id = t.id)
)::text, 'UTF8'))
from ledger_transactions t where t.id = p_id
$$;
revoke execute on function ledger_seal_body from public;
grant execute on function ledger_seal_body to :application;
