-- The only writer of the ledger, in one round trip. Wallets are locked in the order of their codes; other accounts are
-- not locked. Errors: FB001 same key with another body, FB002 insufficient funds, FB003 off balance or empty, FB004
-- unknown account or kind, FB006 above the kind's limit, FB007 outside a scope, FB008 a reversal with other amounts.
create or replace function ledger_post(p_kind text, p_key text, p_accounts text[], p_amounts bigint[], p_subject_type text, p_subject_id bigint, p_actor_id bigint default null, p_reverses_id bigint default null, p_posted_at timestamptz default clock_timestamp(), p_effective_on date default null)
  returns bigint language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_scope text := coalesce(current_setting('fareback.scope', true), '');
  v_own bigint := nullif(current_setting('fareback.tenant_id', true), '')::bigint;
  v_limit bigint; v_may_overdraw boolean; v_sum bigint := 0; v_most bigint := 0; v_tenant bigint; v_is_foreign boolean := false;
  v_id bigint; v_hash text; v_known text; v_balance bigint;
  v_account bigint; v_account_tenant bigint; v_is_wallet boolean; v_person bigint; v_organisation bigint;
  -- Side by side, in the order of the codes; balances only of wallets.
  v_accounts text[]; v_amounts bigint[]; v_ids bigint[]; v_tenants bigint[]; v_are_wallets boolean[]; v_balances bigint[];
begin
  -- A reversal without postings of its own is the exact opposite. What belonged to a wallet that is closed by now
  -- goes to suspense.
  if p_reverses_id is not null and cardinality(p_accounts) = 0 then
    select array_agg(case when a.closed_at is null then a.code else 'suspense' end), array_agg(-e.amount_cents)
    into p_accounts, p_amounts
    from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transaction_id = p_reverses_id;
  end if;
  v_accounts := p_accounts;
  v_amounts := p_amounts;
  -- Each account once and in order, as ledger.ts mostly gives them.
  for at in 1..coalesce(greatest(cardinality(p_accounts), cardinality(p_amounts)), 0) loop
    if (p_amounts[at] <> 0 and p_accounts[at] collate "C" > coalesce(p_accounts[at - 1], '') collate "C") is not true then
      select array_agg(account), array_agg(amount) into v_accounts, v_amounts
      from (
        select account collate "C" as account, sum(amount)::bigint as amount from unnest(p_accounts, p_amounts) as posting (account, amount)
        group by 1 having sum(amount) <> 0 order by 1
      ) posting;
      exit;
    end if;
  end loop;
  if cardinality(v_accounts) > 0 is not true then
    raise exception 'Ledger transaction "%" has no entries', p_kind using errcode = 'FB003';
  end if;
  for at in 1..cardinality(v_accounts) loop
    select id, tenant_id, balance_cents is not null into v_account, v_account_tenant, v_is_wallet from ledger_accounts where code = v_accounts[at];
    if not found then
      -- The first posting of a wallet.
      v_person := substring(v_accounts[at] from '^users:([1-9][0-9]{0,17}):wallet$');
      v_organisation := substring(v_accounts[at] from '^tenants:([1-9][0-9]{0,17}):wallet$');
      insert into ledger_accounts (code, tenant_id, user_id, balance_cents)
      select v_accounts[at], tenant_id, id, 0 from users where id = v_person
      union all
      select v_accounts[at], id, null, 0 from tenants where id = v_organisation
      on conflict (code) do nothing;
      select id, tenant_id, balance_cents is not null into v_account, v_account_tenant, v_is_wallet from ledger_accounts where code = v_accounts[at];
    end if;
    v_ids[at] := v_account;
    v_are_wallets[at] := v_is_wallet;
    v_tenants[at] := v_account_tenant;
    v_sum := v_sum + v_amounts[at];
    v_most := v_most + greatest(v_amounts[at], 0);
    v_tenant := greatest(v_tenant, v_account_tenant);
    v_is_foreign := v_is_foreign or v_is_wallet and v_account_tenant is distinct from v_own;
  end loop;
  if v_sum <> 0 then
    raise exception 'Ledger transaction "%" is off balance', p_kind using errcode = 'FB003';
  end if;
  if v_scope not in ('staff', 'worker') and (v_scope <> '' or v_own is null) then
    raise exception 'Ledger transaction "%" is posted outside a scope', p_kind using errcode = 'FB007';
  end if;

  select limit_cents, may_overdraw into v_limit, v_may_overdraw from ledger_kinds where kind = p_kind;
  if not found then
    raise exception 'Unknown kind of ledger transaction "%"', p_kind using errcode = 'FB004';
  end if;
  if v_most > v_limit then
    raise exception 'Ledger transaction "%" is above the limit of its kind', p_kind using errcode = 'FB006';
  end if;
  if array_position(v_ids, null) is not null then
    raise exception 'Ledger transaction "%" names an unknown account', p_kind using errcode = 'FB004';
  end if;
  if v_scope = '' and v_is_foreign then
    raise exception 'Ledger transaction "%" moves money of another tenant', p_kind using errcode = 'FB007';
  end if;

  v_hash := ledger_body_hash(p_kind, v_accounts, v_amounts, p_subject_type, p_subject_id, p_reverses_id);
  insert into ledger_transactions
    (tenant_id, kind, idempotency_key, body_hash, subject_type, subject_id, reverses_id, actor_id, posted_at, effective_on)
  values (v_tenant, p_kind, p_key, v_hash, p_subject_type, p_subject_id, p_reverses_id, p_actor_id, p_posted_at,
    coalesce(p_effective_on, (p_posted_at at time zone 'Europe/Amsterdam')::date))
  on conflict (idempotency_key) do nothing
  returning id into v_id;
  if v_id is null then
    select id, body_hash into v_id, v_known from ledger_transactions where idempotency_key = p_key;
    if v_known <> v_hash then
      raise exception 'Idempotency key "%" was used for another posting', p_key using errcode = 'FB001';
    end if;
    return v_id;
  end if;

  if p_reverses_id is not null then
    -- An expression of its own: with a query in it, it would be planned and started for each posting that reverses nothing.
    if exists (
      select 1 from (
        select case when a.closed_at is null then a.code else 'suspense' end as code, -sum(e.amount_cents) as amount
        from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where e.transaction_id = p_reverses_id group by 1
      ) reversed
      full join unnest(v_accounts, v_amounts) as posting (code, amount) using (code)
      where reversed.amount is distinct from posting.amount
    ) then
      raise exception 'Ledger transaction "%" reverses other amounts', p_kind using errcode = 'FB008';
    end if;
  end if;

  for at in 1..cardinality(v_ids) loop
    v_balance := null;
    if v_are_wallets[at] then
      update ledger_accounts set balance_cents = balance_cents + v_amounts[at], overdrawn_by_id = case
        when balance_cents + v_amounts[at] >= 0 then null
        when v_amounts[at] < 0 then v_id
        else overdrawn_by_id end
      where id = v_ids[at] and closed_at is null returning balance_cents into v_balance;
      if not found then
        raise exception 'The wallet % is closed', v_accounts[at] using errcode = 'FB005';
      end if;
      if v_balance < 0 and v_amounts[at] < 0 and not v_may_overdraw then
        raise exception 'Insufficient funds for "%"', p_kind using errcode = 'FB002';
      end if;
    end if;
    v_balances := v_balances || v_balance;
  end loop;

  with unsealed as (insert into ledger_tail (transaction_id) values (v_id)),
  told as (
    insert into live_outbox (event, audience)
    select 'BalanceChanged', case split_part(account, ':', 1) when 'users' then 'user:' else 'tenant:' end || split_part(account, ':', 2)
    from unnest(v_accounts, v_are_wallets) as posting (account, is_wallet) where is_wallet
  )
  insert into ledger_entries (tenant_id, transaction_id, account_id, amount_cents, balance_after_cents)
  select tenant, v_id, account, amount, balance
  from unnest(v_tenants, v_ids, v_amounts, v_balances) as posting (tenant, account, amount, balance);
  return v_id;
end
$$;
revoke execute on function ledger_post from public;
grant execute on function ledger_post to :application;
