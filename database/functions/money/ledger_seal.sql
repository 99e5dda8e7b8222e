-- Seals at most p_limit transactions of the tail and adds them to ledger_days; returns how many.
create or replace function ledger_seal(p_limit integer)
  returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_ids bigint[]; v_position bigint; v_hash bytea; v_seal record;
  v_positions bigint[] := '{}'; v_sealed bigint[] := '{}'; v_bodies bytea[] := '{}'; v_hashes bytea[] := '{}';
begin
  perform pg_advisory_xact_lock(hashtext('ledger_seal'));
  with sealed as (
    delete from ledger_tail
    where transaction_id in (select transaction_id from ledger_tail order by transaction_id limit p_limit)
    returning transaction_id
  ) select array_agg(transaction_id order by transaction_id) into v_ids from sealed;
  if v_ids is null then return 0; end if;

  select position, hash into v_position, v_hash from ledger_seals order by position desc limit 1;
  v_position := coalesce(v_position, 0);
  v_hash := coalesce(v_hash, '');
  for v_seal in
    select t.id, ledger_seal_body(t, e.entries) as body from ledger_transactions t
    left join (select * from ledger_texts where transaction_id = any (v_ids)) e on e.transaction_id = t.id
    where t.id = any (v_ids) order by t.id
  loop
    v_position := v_position + 1;
    v_hash := sha256(v_hash || v_seal.body);
    v_positions := v_positions || v_position;
    v_sealed := v_sealed || v_seal.id;
    v_bodies := v_bodies || v_seal.body;
    v_hashes := v_hashes || v_hash;
  end loop;
  insert into ledger_seals (position, transaction_id, body, hash)
  select * from unnest(v_positions, v_sealed, v_bodies, v_hashes);

  insert into ledger_days (day, rollup, amount_cents)
  select t.effective_on, a.rollup, sum(e.amount_cents)
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
  where t.id = any (v_ids)
  group by 1, 2
  on conflict (rollup, day) do update set amount_cents = ledger_days.amount_cents + excluded.amount_cents;
  return cardinality(v_ids);
end
$$;
revoke execute on function ledger_seal from public;
grant execute on function ledger_seal to :application;
