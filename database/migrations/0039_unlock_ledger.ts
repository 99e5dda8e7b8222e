import { BaseSchema } from '@adonisjs/lucid/schema'
import { JOB_OPTIONS } from '#app/platform/shared/jobs/jobs'
import { appRole, staffOnly } from '#database/walls'

const UNBOUNDED = ['bank', 'fees', 'in_transit', 'suspense', 'expenses', 'referral_costs']

/** In cents: what one posting of a kind moves at most, and whether it may take a wallet below zero. */
const KINDS: Record<string, [limit: number, mayOverdraw: boolean]> = {
  'statement.booked': [100_000_000_00, false],
  'refund.received': [10_000_00, false],
  'refund.reversed': [10_000_00, true],
  'refund.reclaimed': [10_000_00, true],
  'refund.sent_back': [1_000_000_00, false],
  write_off: [10_000_00, false],
  'write_off.reversed': [10_000_00, false],
  'settlement.received': [10_000_00, false],
  'settlement.reversed': [10_000_00, true],
  'payout.requested': [1_000_000_00, false],
  'payout.cancelled': [1_000_000_00, false],
  'payout.paid': [100_000_000_00, false],
  'payout.reversed': [100_000_000_00, false],
  'payout.returned': [1_000_000_00, false],
  'premium.charged': [100_00, false],
  'referral.rewarded': [100_00, false],
  'balance.given_up': [10_000_00, false],
  'expense.reimbursed': [5_000_00, false],
  adjustment: [10_000_00, false],
  correction: [10_000_00, true],
}

/**
 * Accounts without a lower bound are not locked and keep no running balance: their balance is what `ledger_days` has rolled up
 * and the entries of `ledger_tail`. A job seals the tail into a hash chain and rolls it up in the same transaction.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table ledger_transactions disable trigger user;
      alter table ledger_entries disable trigger user;
    `)
    this.#limitKinds()
    this.#unboundAccounts()
    this.#dateTransactions()
    this.#createChain()
    this.#createPost()
    this.#createSeal()
    this.#checkFaults()
    this.#guardPayouts()
    this.schema.raw(`
      alter table ledger_transactions enable trigger user;
      alter table ledger_entries enable trigger user;
      select pgboss.create_queue('seal_ledger', '${JSON.stringify({ ...JOB_OPTIONS, policy: 'short' })}');
    `)
  }

  #limitKinds() {
    const rows = Object.entries(KINDS).map(
      ([kind, [limit, mayOverdraw]]) => `('${kind}', ${limit}, ${mayOverdraw})`
    )
    this.schema.raw(`
      alter table ledger_kinds add column limit_cents bigint check (limit_cents > 0);
      insert into ledger_kinds (kind, limit_cents, may_overdraw) values ${rows.join(', ')}
        on conflict (kind) do update set limit_cents = excluded.limit_cents, may_overdraw = excluded.may_overdraw;
      alter table ledger_kinds alter column limit_cents set not null;
    `)
  }

  #unboundAccounts() {
    this.schema.raw(`
      -- A domain, and one check instead of four: checks are read and prepared again for each update of a balance.
      create domain ledger_code as text check (
        value in (${UNBOUNDED.map((code) => `'${code}'`).join(', ')}) or value ~ '^(users|tenants):[0-9]+:wallet$');
      alter table ledger_accounts drop constraint ledger_accounts_code_check, drop constraint ledger_accounts_check,
        drop constraint ledger_accounts_check1, alter column code type ledger_code;
      alter table ledger_accounts alter column balance_cents drop not null, alter column balance_cents drop default;
      update ledger_accounts set balance_cents = null where code !~ 'wallet$';
      -- The name of the sums in ledger_days.
      alter table ledger_accounts add column rollup text not null generated always as (
        case when code like 'users:%' then 'users' when code like 'tenants:%' then 'tenants' else code end) stored;
      alter table ledger_accounts add constraint ledger_accounts_wallet check (case
        when rollup = code then tenant_id is null and balance_cents is null
        else tenant_id is not null and balance_cents is not null and (balance_cents >= 0 or overdrawn_by_id is not null) end);
      insert into ledger_accounts (code) values ('expenses'), ('referral_costs');
      -- Room in each page for the next balance, and no index that names it: an update then touches no index.
      alter table ledger_accounts set (fillfactor = 70);
      alter table ledger_entries alter column balance_after_cents drop not null;
      -- Fewer indexes to write: entries are found by their transaction, or by their wallet.
      alter table ledger_entries drop constraint ledger_entries_pkey;
      alter table ledger_entries drop constraint ledger_entries_transaction_id_account_id_key;
      alter table ledger_entries add primary key (transaction_id, account_id);
      drop index ledger_entries_of_account;
      create index ledger_entries_of_wallet on ledger_entries (account_id, id desc) where balance_after_cents is not null;
      -- What a wallet's pages read, by that index.
      create view wallet_entries with (security_invoker = true) as select * from ledger_entries where balance_after_cents is not null;
      grant select on wallet_entries to ${appRole};
      alter table ledger_transactions drop constraint ledger_transactions_reverses_id_key;
      create unique index ledger_transactions_reversed_once on ledger_transactions (reverses_id) where reverses_id is not null;
      create trigger ledger_accounts_stay before delete or truncate on ledger_accounts
        for each statement execute function refuse_change();

      -- Every posting touches the same few rows of most of these tables: a foreign key locks them and makes postings queue.
      -- ledger_post and ledger_entries_check refuse what is not there, and none of the rows can go.
      alter table ledger_entries drop constraint ledger_entries_transaction_id_fkey;
      alter table ledger_entries drop constraint ledger_entries_account_id_fkey;
      alter table ledger_transactions drop constraint ledger_transactions_kind_fkey;
      alter table ledger_transactions drop constraint ledger_transactions_tenant_id_fkey;
      alter table ledger_entries drop constraint ledger_entries_tenant_id_fkey;
      create trigger ledger_kinds_stay before delete or truncate on ledger_kinds
        for each statement execute function refuse_change();
    `)
  }

  #dateTransactions() {
    this.schema.raw(`
      -- The day that a move counts for; posted_at is when it was booked.
      alter table ledger_transactions add column effective_on date;
      update ledger_transactions set effective_on = (posted_at at time zone 'Europe/Amsterdam')::date;
      alter table ledger_transactions alter column effective_on set not null;
      -- Days are written nearly in order, so that the summary of a block range finds them at no cost for a posting.
      create index ledger_transactions_effective on ledger_transactions using brin (effective_on) with (pages_per_range = 16, autosummarize = on);

      -- Without settings of its own, so that it is inlined.
      create function ledger_body_hash(
        p_kind text, p_accounts text[], p_amounts bigint[], p_subject_type text, p_subject_id bigint, p_reverses_id bigint
      ) returns text language sql immutable as $$
        select md5(jsonb_build_array(p_kind, p_accounts, p_amounts, p_subject_type, p_subject_id, p_reverses_id)::text)
      $$;
      update ledger_transactions t set body_hash = ledger_body_hash(t.kind, e.accounts, e.amounts, t.subject_type, t.subject_id, t.reverses_id)
      from (
        select e.transaction_id, array_agg(a.code order by a.code collate "C") as accounts,
          array_agg(e.amount_cents order by a.code collate "C") as amounts
        from ledger_entries e join ledger_accounts a on a.id = e.account_id group by 1
      ) e where e.transaction_id = t.id;
    `)
  }

  #createChain() {
    this.schema.raw(`
      -- What is not sealed yet, by ledger_post. Rows go when ledger_seal seals them, and its seals reference transactions.
      create table ledger_tail (transaction_id bigint primary key);
      insert into ledger_tail select id from ledger_transactions order by id;

      create table ledger_seals (
        position bigint primary key check (position > 0),
        transaction_id bigint not null unique references ledger_transactions (id),
        body bytea not null,
        hash bytea not null,
        sealed_at timestamptz not null default clock_timestamp()
      );
      create trigger ledger_seals_append_only before update or delete or truncate on ledger_seals
        for each statement execute function refuse_change();

      create table ledger_days (
        day date not null,
        rollup text not null,
        amount_cents bigint not null,
        primary key (rollup, day)
      );

      -- The head of the chain at each check: a chain that was written anew does not hold these.
      alter table ledger_checks add column head_position bigint, add column head_hash bytea;
    `)
    for (const table of ['ledger_tail', 'ledger_seals', 'ledger_days']) {
      this.schema.raw(staffOnly(table, 'select'))
    }
  }

  #createPost() {
    this.schema.raw(`
      drop function ledger_post(text, text, jsonb, text, bigint, bigint, bigint, timestamptz);
      drop trigger ledger_entries_sum_to_zero on ledger_entries;
      drop function check_ledger_sum();

      create function check_ledger_entries() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      declare v_wrong record;
      begin
        select * into v_wrong from (
          select a.transaction_id as id, sum(a.amount_cents) as cents, bool_and(t.id is not null) as has_transaction,
            bool_and(account.id is not null) as has_accounts
          from added a
          left join ledger_transactions t on t.id = a.transaction_id
          left join ledger_accounts account on account.id = a.account_id
          group by 1
        ) checked where cents <> 0 or not has_transaction or not has_accounts limit 1;
        if not found then return null; end if;
        if v_wrong.cents <> 0 then
          raise exception 'Ledger transaction % does not sum to zero', v_wrong.id using errcode = 'FB003';
        end if;
        raise exception 'Ledger transaction % or one of its accounts does not exist', v_wrong.id using errcode = 'FB004';
      end $$;
      -- All entries of a transaction are written in one statement.
      create trigger ledger_entries_check after insert on ledger_entries
        referencing new table as added for each statement execute function check_ledger_entries();

      create function check_ledger_transaction() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        if not exists (select 1 from ledger_entries where transaction_id = new.id) then
          raise exception 'Ledger transaction % has no entries', new.id using errcode = 'FB003';
        end if;
        return null;
      end $$;
      create constraint trigger ledger_transactions_have_entries after insert on ledger_transactions
        deferrable initially deferred for each row execute function check_ledger_transaction();

      -- The only writer of the ledger, in one round trip. Wallets are locked in the order of their codes; other accounts are
      -- not locked. Errors: FB001 same key with another body, FB002 insufficient funds, FB003 off balance or empty, FB004
      -- unknown account or kind, FB006 above the kind's limit, FB007 outside a scope, FB008 a reversal with other amounts.
      create function ledger_post(
        p_kind text, p_key text, p_accounts text[], p_amounts bigint[], p_subject_type text, p_subject_id bigint,
        p_actor_id bigint default null, p_reverses_id bigint default null,
        p_posted_at timestamptz default clock_timestamp(), p_effective_on date default null
      ) returns bigint language plpgsql security definer set search_path = public, pg_temp
        -- Planning its statements anew for each call takes three times as long as running them.
        set plan_cache_mode = force_generic_plan as $$
      declare
        v_scope text := coalesce(current_setting('fareback.scope', true), '');
        v_own bigint := nullif(current_setting('fareback.tenant_id', true), '')::bigint;
        v_limit bigint; v_may_overdraw boolean; v_sum bigint; v_most bigint; v_tenant bigint; v_foreign boolean;
        v_id bigint; v_hash text; v_known text; v_balance bigint;
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
        for attempt in 1..2 loop
          select array_agg(account), array_agg(amount), sum(amount), sum(amount) filter (where amount > 0), array_agg(id),
            array_agg(tenant_id), array_agg(is_wallet), max(tenant_id), bool_or(is_wallet and tenant_id is distinct from v_own),
            max(limit_cents), bool_or(may_overdraw)
          into v_accounts, v_amounts, v_sum, v_most, v_ids,
            v_tenants, v_are_wallets, v_tenant, v_foreign,
            v_limit, v_may_overdraw
          from (
            select p.account, p.amount, a.id, a.tenant_id, a.balance_cents is not null as is_wallet, k.limit_cents, k.may_overdraw
            from (
              select account, sum(amount)::bigint as amount from unnest(p_accounts, p_amounts) as posting (account, amount)
              group by 1 having sum(amount) <> 0
            ) p
            left join ledger_accounts a on a.code = p.account
            left join ledger_kinds k on k.kind = p_kind
            order by p.account collate "C"
          ) posting;
          exit when attempt = 2 or array_position(v_ids, null) is null;
          -- The first posting of a wallet.
          insert into ledger_accounts (code, tenant_id, user_id, balance_cents)
          select account, u.tenant_id, u.id, 0
          from (
            select account, case when account ~ '^users:[1-9][0-9]{0,17}:wallet$' then split_part(account, ':', 2)::bigint end as id
            from unnest(v_accounts) account
          ) asked join users u on u.id = asked.id
          union all
          select account, t.id, null, 0
          from (
            select account, case when account ~ '^tenants:[1-9][0-9]{0,17}:wallet$' then split_part(account, ':', 2)::bigint end as id
            from unnest(v_accounts) account
          ) asked join tenants t on t.id = asked.id
          on conflict (code) do nothing;
        end loop;
        if v_accounts is null then
          raise exception 'Ledger transaction "%" has no entries', p_kind using errcode = 'FB003';
        end if;
        if v_sum <> 0 then
          raise exception 'Ledger transaction "%" is off balance', p_kind using errcode = 'FB003';
        end if;
        if v_scope not in ('staff', 'worker') and (v_scope <> '' or v_own is null) then
          raise exception 'Ledger transaction "%" is posted outside a scope', p_kind using errcode = 'FB007';
        end if;

        if v_limit is null then
          raise exception 'Unknown kind of ledger transaction "%"', p_kind using errcode = 'FB004';
        end if;
        if v_most > v_limit then
          raise exception 'Ledger transaction "%" is above the limit of its kind', p_kind using errcode = 'FB006';
        end if;
        if array_position(v_ids, null) is not null then
          raise exception 'Ledger transaction "%" names an unknown account', p_kind using errcode = 'FB004';
        end if;
        if v_scope = '' and v_foreign then
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

        if p_reverses_id is not null and exists (
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

        for at in 1..cardinality(v_ids) loop
          v_balance := null;
          if v_are_wallets[at] then
            update ledger_accounts set balance_cents = balance_cents + v_amounts[at], overdrawn_by_id = case
              when balance_cents + v_amounts[at] >= 0 then null
              when v_amounts[at] < 0 then v_id
              else overdrawn_by_id end
            where id = v_ids[at] returning balance_cents into v_balance;
            if v_balance < 0 and v_amounts[at] < 0 and not v_may_overdraw then
              raise exception 'Insufficient funds for "%"', p_kind using errcode = 'FB002';
            end if;
          end if;
          v_balances := v_balances || v_balance;
        end loop;

        with unsealed as (insert into ledger_tail (transaction_id) values (v_id))
        insert into ledger_entries (tenant_id, transaction_id, account_id, amount_cents, balance_after_cents)
        select tenant, v_id, account, amount, balance
        from unnest(v_tenants, v_ids, v_amounts, v_balances) as posting (tenant, account, amount, balance);
        return v_id;
      end $$;
      revoke execute on function ledger_post from public;
      grant execute on function ledger_post to ${appRole};

      create or replace function close_wallet(p_user_id bigint) returns bigint language plpgsql
        security definer set search_path = public, pg_temp as $$
      declare
        v_code text := 'users:' || p_user_id || ':wallet';
        v_balance bigint;
      begin
        insert into ledger_accounts (code, tenant_id, user_id, balance_cents)
        select v_code, tenant_id, id, 0 from users where id = p_user_id
        on conflict (code) do nothing;

        select balance_cents into v_balance from ledger_accounts where code = v_code for update;
        if v_balance = 0 then
          update ledger_accounts set closed_at = coalesce(closed_at, now()) where code = v_code;
        end if;
        return v_balance;
      end $$;
    `)
  }

  #createSeal() {
    this.schema.raw(`
      -- What a seal covers of a transaction: all of it.
      create function ledger_seal_body(p_id bigint) returns bytea language sql stable set search_path = public, pg_temp as $$
        select sha256(convert_to(jsonb_build_array(
          t.id, t.tenant_id, t.kind, t.idempotency_key, t.subject_type, t.subject_id, t.reverses_id, t.actor_id, t.effective_on,
          to_char(t.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
          (select jsonb_agg(jsonb_build_array(a.code, e.amount_cents, e.balance_after_cents) order by a.code collate "C")
           from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transaction_id = t.id)
        )::text, 'UTF8'))
        from ledger_transactions t where t.id = p_id
      $$;

      -- Seals at most p_limit transactions of the tail and adds them to ledger_days; returns how many.
      create function ledger_seal(p_limit integer) returns integer language plpgsql
        security definer set search_path = public, pg_temp as $$
      declare
        v_ids bigint[]; v_id bigint; v_position bigint; v_hash bytea; v_body bytea;
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
        foreach v_id in array v_ids loop
          v_position := v_position + 1;
          v_body := ledger_seal_body(v_id);
          v_hash := sha256(v_hash || v_body);
          insert into ledger_seals (position, transaction_id, body, hash) values (v_position, v_id, v_body, v_hash);
        end loop;

        insert into ledger_days (day, rollup, amount_cents)
        select t.effective_on, a.rollup, sum(e.amount_cents)
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
        where t.id = any (v_ids)
        group by 1, 2
        on conflict (rollup, day) do update set amount_cents = ledger_days.amount_cents + excluded.amount_cents;
        return cardinality(v_ids);
      end $$;
      revoke execute on function ledger_seal from public;
      grant execute on function ledger_seal to ${appRole};
    `)
  }

  #checkFaults() {
    this.schema.raw(`
      drop view ledger_faults;
      -- Must return no row, ever: run by the tests, by the demo and by finance's proof.
      create view ledger_faults with (security_invoker = true) as
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
        select 'seal differs from transaction', transaction_id from ledger_seals
        where body is distinct from ledger_seal_body(transaction_id)
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
      grant select on ledger_faults to ${appRole};
      revoke execute on function ledger_seal_body from public;
      grant execute on function ledger_seal_body to ${appRole};
    `)
  }

  #guardPayouts() {
    this.schema.raw(`
      alter table claims add constraint claims_received_at_most_approved
        check (received_cents <= coalesce(approved_cents, 0));

      -- A payout is for what its transaction reserved, and stays so.
      create function check_payout_amount() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        if not exists (
          select 1 from ledger_entries e join ledger_accounts a on a.id = e.account_id
          where e.transaction_id = new.ledger_transaction_id and a.code = 'in_transit' and e.amount_cents = new.amount_cents
        ) then
          raise exception 'Payout % is not what was reserved', new.reference using errcode = 'FB009';
        end if;
        return new;
      end $$;
      create trigger payouts_amount before insert or update of amount_cents, ledger_transaction_id on payouts
        for each row execute function check_payout_amount();

      -- What is released is what its payouts add up to.
      create function check_run_total() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        if exists (
          select 1 from (
            select coalesce(sum(amount_cents), 0) as cents, count(*) as count from payouts where payout_run_id = new.id
          ) held where held.cents <> new.total_cents or held.count <> new.payouts_count
        ) then
          raise exception 'Payout run % is not what its payouts add up to', new.reference using errcode = 'FB009';
        end if;
        return new;
      end $$;
      create trigger payout_runs_total before update of status on payout_runs
        for each row when (new.status = 'released') execute function check_run_total();

      create function check_payout_leaves_run() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        if (select status from payout_runs where id = old.payout_run_id) not in ('open', 'cancelled') then
          raise exception 'Payout % is in a run that was released', old.reference using errcode = 'FB009';
        end if;
        return new;
      end $$;
      create trigger payouts_leave_run before update of payout_run_id on payouts
        for each row when (old.payout_run_id is distinct from new.payout_run_id and old.payout_run_id is not null)
        execute function check_payout_leaves_run();
    `)
  }
}
