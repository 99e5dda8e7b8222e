import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole, wall } from '#database/walls'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table ledger_kinds (
        kind text primary key,
        may_overdraw boolean not null default false
      );
      insert into ledger_kinds (kind, may_overdraw) values
        ('refund.received', false), ('payout.requested', false), ('payout.cancelled', false),
        ('payout.paid', false), ('payout.returned', false), ('adjustment', false), ('refund.reclaimed', true);

      create table ledger_accounts (
        id bigint generated always as identity primary key,
        code text not null unique check (
          code in ('bank', 'fees', 'in_transit', 'suspense') or code ~ '^(users|tenants):[0-9]+:wallet$'),
        tenant_id bigint references tenants (id),
        user_id bigint references users (id),
        balance_cents bigint not null default 0,
        -- Names the transaction that was allowed to take a wallet below zero.
        overdrawn_by_id bigint,
        created_at timestamptz not null default now(),
        check (code !~ 'wallet$' or tenant_id is not null),
        check (code !~ 'wallet$' or balance_cents >= 0 or overdrawn_by_id is not null)
      );
      create index ledger_accounts_of_user on ledger_accounts (user_id);
      insert into ledger_accounts (code) values ('bank'), ('fees'), ('in_transit'), ('suspense');

      create table ledger_transactions (
        id bigint generated always as identity primary key,
        tenant_id bigint references tenants (id),
        kind text not null references ledger_kinds (kind),
        idempotency_key text not null unique,
        body_hash text not null,
        subject_type text not null,
        subject_id bigint not null,
        reverses_id bigint unique references ledger_transactions (id),
        actor_id bigint references users (id),
        posted_at timestamptz not null default clock_timestamp()
      );
      create index ledger_transactions_subject on ledger_transactions (subject_type, subject_id);

      create table ledger_entries (
        id bigint generated always as identity primary key,
        tenant_id bigint references tenants (id),
        transaction_id bigint not null references ledger_transactions (id),
        account_id bigint not null references ledger_accounts (id),
        amount_cents bigint not null check (amount_cents <> 0),
        balance_after_cents bigint not null,
        unique (transaction_id, account_id)
      );
      create index ledger_entries_of_account on ledger_entries (account_id, id desc);

      create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
        for each statement execute function refuse_change();
      create trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
        for each statement execute function refuse_change();

      create or replace function check_ledger_sum() returns trigger language plpgsql security definer set search_path = public as $$
      begin
        if (select sum(amount_cents) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
          raise exception 'Ledger transaction % does not sum to zero', new.transaction_id using errcode = 'FB003';
        end if;
        return null;
      end $$;
      create constraint trigger ledger_entries_sum_to_zero after insert on ledger_entries
        deferrable initially deferred for each row execute function check_ledger_sum();

      -- The only writer of the ledger. One round trip: idempotency, locks in one order, balances, entries.
      -- Errors: FB001 same key with another body, FB002 too little money, FB003 off balance, FB004 unknown account.
      create or replace function ledger_post(
        p_kind text, p_key text, p_postings jsonb, p_subject_type text, p_subject_id bigint,
        p_actor_id bigint default null, p_reverses_id bigint default null,
        p_posted_at timestamptz default clock_timestamp()
      ) returns bigint language plpgsql security definer set search_path = public as $$
      declare
        v_hash text := md5(concat_ws('|', p_kind, p_postings::text, p_subject_type, p_subject_id, p_reverses_id));
        v_id bigint;
        v_known ledger_transactions;
        v_tenant bigint;
      begin
        if (select coalesce(sum((value->>'amountCents')::bigint), 1) from jsonb_array_elements(p_postings)) <> 0 then
          raise exception 'Ledger transaction "%" is off balance', p_kind using errcode = 'FB003';
        end if;

        insert into ledger_accounts (code, tenant_id, user_id)
        select distinct value->>'account', u.tenant_id, u.id
        from jsonb_array_elements(p_postings)
        join users u on value->>'account' = 'users:' || u.id || ':wallet'
        union
        select distinct value->>'account', t.id, null::bigint
        from jsonb_array_elements(p_postings)
        join tenants t on value->>'account' = 'tenants:' || t.id || ':wallet'
        on conflict (code) do nothing;

        perform 1 from ledger_accounts
        where code in (select value->>'account' from jsonb_array_elements(p_postings))
        order by id for update;

        if exists (
          select 1 from jsonb_array_elements(p_postings)
          where not exists (select 1 from ledger_accounts where code = value->>'account')
        ) then
          raise exception 'Ledger transaction "%" names an unknown account', p_kind using errcode = 'FB004';
        end if;

        select max(tenant_id) into v_tenant from ledger_accounts
        where code in (select value->>'account' from jsonb_array_elements(p_postings));

        insert into ledger_transactions
          (tenant_id, kind, idempotency_key, body_hash, subject_type, subject_id, reverses_id, actor_id, posted_at)
        values (v_tenant, p_kind, p_key, v_hash, p_subject_type, p_subject_id, p_reverses_id, p_actor_id, p_posted_at)
        on conflict (idempotency_key) do nothing
        returning id into v_id;

        if v_id is null then
          select * into v_known from ledger_transactions where idempotency_key = p_key;
          if v_known.body_hash <> v_hash then
            raise exception 'Idempotency key "%" was used for another posting', p_key using errcode = 'FB001';
          end if;
          return v_known.id;
        end if;

        with moved as (
          select value->>'account' as code, sum((value->>'amountCents')::bigint) as amount
          from jsonb_array_elements(p_postings) group by 1 having sum((value->>'amountCents')::bigint) <> 0
        ), updated as (
          update ledger_accounts a
          set balance_cents = a.balance_cents + moved.amount,
              overdrawn_by_id = case
                when a.balance_cents + moved.amount >= 0 then null
                when moved.amount < 0 and (select may_overdraw from ledger_kinds where kind = p_kind) then v_id
                when moved.amount > 0 then a.overdrawn_by_id
                else null end
          from moved where moved.code = a.code
          returning a.id, a.tenant_id, moved.amount, a.balance_cents
        )
        insert into ledger_entries (tenant_id, transaction_id, account_id, amount_cents, balance_after_cents)
        select tenant_id, v_id, id, amount, balance_cents from updated order by id;

        return v_id;
      exception when check_violation then
        raise exception 'Too little money for "%"', p_kind using errcode = 'FB002';
      end $$;
      revoke execute on function ledger_post from public;
      grant execute on function ledger_post to ${appRole};

      -- Must return no row, ever: run by the tests, by the demo and by finance's proof.
      create view ledger_faults with (security_invoker = true) as
        select 'transaction off balance' as fault, transaction_id as id from ledger_entries
        group by transaction_id having sum(amount_cents) <> 0
        union all
        select 'balance differs from entries', a.id from ledger_accounts a
        left join ledger_entries e on e.account_id = a.id
        group by a.id having a.balance_cents <> coalesce(sum(e.amount_cents), 0)
        union all
        select 'books do not sum to zero', null from ledger_accounts having coalesce(sum(balance_cents), 0) <> 0;
      grant select on ledger_faults to ${appRole};
    `)
    for (const table of ['ledger_accounts', 'ledger_transactions', 'ledger_entries']) {
      this.schema.raw(wall(table, 'select'))
    }
  }
}
