-- Beside what ledger_post refuses: in someone's own scope money leaves their wallet, or comes back to it from a payout
-- that can still be cancelled.
create or replace function check_ledger_scope()
  returns trigger language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_scope text := coalesce(current_setting('fareback.scope', true), '');
  v_person bigint := nullif(current_setting('fareback.person_id', true), '')::bigint;
  v_kind text;
begin
  select t.kind into v_kind from added e
    join ledger_transactions t on t.id = e.transaction_id join ledger_kinds k on k.kind = t.kind
    where not v_scope = any (k.scopes) limit 1;
  if found then
    raise exception 'Ledger transaction "%" is not posted in scope "%"', v_kind, v_scope using errcode = 'FB007';
  end if;
  if v_scope <> '' then return null; end if;

  select t.kind into v_kind from added e
    join ledger_transactions t on t.id = e.transaction_id
    join ledger_accounts a on a.id = e.account_id and a.balance_cents is not null
    left join ledger_transactions r on r.id = t.reverses_id
    left join payouts p on p.ledger_transaction_id = r.id
    where (v_person is not null and a.user_id is distinct from v_person)
      or ((e.amount_cents > 0 or t.kind = 'payout.cancelled') and not coalesce(t.kind = 'payout.cancelled' and r.kind = 'payout.requested'
        and p.payout_run_id is null
        and exists (select 1 from state_transitions where subject = 'payouts' and from_status = p.status and to_status = 'cancelled'), false))
    limit 1;
  if found then
    raise exception 'Ledger transaction "%" state_transitions money that is not its person''s to move', v_kind using errcode = 'FB007';
  end if;
  return null;
end
$$;

create or replace trigger ledger_entries_scope
  after insert on ledger_entries referencing new table as added for each statement execute function check_ledger_scope();
