-- What a seal covers of a transaction: all of it, with its entries as ledger_texts has them. Text of a record, which quotes what could be taken for
-- another column: a third of the time that jsonb takes. Without settings of its own, so that PostgreSQL writes it into the statement that calls it.
create or replace function ledger_seal_body(t ledger_transactions, entries text)
  returns bytea language sql stable as $$
select sha256(convert_to(row(
  t.id, t.tenant_id, t.kind, t.idempotency_key, t.subject_type, t.subject_id, t.reverses_id, t.actor_id, t.effective_on,
  extract(epoch from t.posted_at), entries)::text, 'UTF8'))
$$;
revoke execute on function ledger_seal_body from public;
grant execute on function ledger_seal_body to :application;
