-- Closes the wallet of someone who leaves, unless it holds something; returns what it holds.
create or replace function close_wallet(p_user_id bigint)
  returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_code text := 'users:' || p_user_id || ':wallet';
  v_balance bigint;
begin
  if not is_for_staff() and not exists (
    select 1 from users where id = p_user_id
      and tenant_id = nullif(current_setting('fareback.tenant_id', true), '')::bigint
      and id = coalesce(nullif(current_setting('fareback.person_id', true), '')::bigint, id)
  ) then
    raise exception 'The wallet of user % is closed outside its scope', p_user_id using errcode = 'FB007';
  end if;
  insert into ledger_accounts (code, tenant_id, user_id, balance_cents)
  select v_code, tenant_id, id, 0 from users where id = p_user_id
  on conflict (code) do nothing;

  select balance_cents into v_balance from ledger_accounts where code = v_code for update;
  if v_balance = 0 then
    update ledger_accounts set closed_at = coalesce(closed_at, now()) where code = v_code;
  end if;
  return v_balance;
end
$$;
revoke execute on function close_wallet from public;
grant execute on function close_wallet to :application;
