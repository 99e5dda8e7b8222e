-- In someone's own scope money leaves their wallet, or that of the tenant that they manage, or comes back to it from a payout that can still be cancelled. Error: FB007.
create or replace function check_own_posting(p_transaction bigint)
  returns void language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_person bigint := nullif(current_setting('fareback.person_id', true), '')::bigint;
  v_managed bigint := case when current_setting('fareback.manages', true) = 'yes'
    then nullif(current_setting('fareback.tenant_id', true), '')::bigint end;
  v_kind text;
begin
  select t.kind into v_kind from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id
    join ledger_accounts a on a.id = e.account_id and a.balance_cents is not null
    left join ledger_transactions r on r.id = t.reverses_id
    left join payouts p on p.ledger_transaction_id = r.id
    where e.transaction_id = p_transaction
      and ((v_person is not null and a.user_id is distinct from v_person
          and not (a.user_id is null and a.tenant_id is not null and a.tenant_id is not distinct from v_managed))
        or ((e.amount_cents > 0 or t.kind = 'payout.cancelled') and not coalesce(t.kind = 'payout.cancelled' and r.kind = 'payout.requested'
          and p.payout_run_id is null
          and exists (select 1 from state_transitions where subject = 'payouts' and from_status = p.status and to_status = 'cancelled'), false)))
    limit 1;
  if found then
    raise exception 'Ledger transaction "%" moves money that is not its person''s to move', v_kind using errcode = 'FB007';
  end if;
end
$$;
revoke execute on function check_own_posting from public;
