-- Accounts without a lower bound are not locked and keep no running balance: their balance is what `ledger_days` has rolled up and the
-- entries of `ledger_tail`. A job seals the tail into a hash chain and rolls it up in the same transaction.
-- Without settings of its own and as stable as jsonb_build_array, so that it is inlined.
create or replace function ledger_body_hash(p_kind text, p_accounts text[], p_amounts bigint[], p_subject_type text, p_subject_id bigint, p_reverses_id bigint)
  returns text language sql stable as $$
select md5(jsonb_build_array(p_kind, p_accounts, p_amounts, p_subject_type, p_subject_id, p_reverses_id)::text)
$$;
