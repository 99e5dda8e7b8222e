import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole, rebuildWalls } from '#database/walls'

/** What travellers and managers do themselves; all other kinds are for staff and jobs. */
const OF_PEOPLE = ['payout.requested', 'payout.cancelled', 'premium.charged', 'balance.given_up']

/** Written by staff and jobs alone, whatever the walls let a tenant read. */
const OF_STAFF = ['allocations', 'counterparties', 'claim_rules', 'concessions', 'concession_places', 'tenants'] // prettier-ignore

/** As these, but for words that go when their person leaves. */
const MADE_BY_STAFF = ['corrections', 'decisions']

/** Of a payout nobody changes for whom, how much and why it is. */
const PAYOUT_COLUMNS = ['status', 'payout_run_id', 'updated_at', 'not_before', 'line_id', 'reject_reason', 'rejected_by_id', 'bank_status', 'bank_reason', 'settled_at', 'iban_encrypted', 'holder_encrypted', 'iban_index'] // prettier-ignore

/** When a row changes, what someone in their own scope may not do with it; about `old` and `new`. */
const GUARDS: Record<string, string> = {
  users: `(new.role is distinct from old.role and new.role <> 'member')
    or (new.role_since is distinct from old.role_since and new.role <> 'member')
    or (new.is_researcher and not old.is_researcher) or new.blocked_at is distinct from old.blocked_at
    or new.tenant_id <> old.tenant_id or new.public_id <> old.public_id or new.created_at <> old.created_at`,
  payouts: `(new.status is distinct from old.status and new.status <> 'cancelled')
    or (new.payout_run_id, new.not_before, new.line_id, new.rejected_by_id, new.settled_at, new.iban_encrypted, new.holder_encrypted, new.iban_index)
      is distinct from
      (old.payout_run_id, old.not_before, old.line_id, old.rejected_by_id, old.settled_at, old.iban_encrypted, old.holder_encrypted, old.iban_index)`,
  claims: `(new.fee_bps, new.fee_cents, new.gross_cents, new.approved_cents, new.received_cents, new.decided_by_id, new.user_id, new.trip_id, new.refund_to)
    is distinct from
    (old.fee_bps, old.fee_cents, old.gross_cents, old.approved_cents, old.received_cents, old.decided_by_id, old.user_id, old.trip_id, old.refund_to)`,
  expenses: `(new.status is distinct from old.status and new.status <> 'withdrawn')
    or (new.amount_cents, new.decided_by_id, new.reimbursed_by_id, new.ledger_transaction_id, new.payout_id)
      is distinct from (old.amount_cents, old.decided_by_id, old.reimbursed_by_id, old.ledger_transaction_id, old.payout_id)`,
  corrections: `(to_jsonb(new) - 'reason') is distinct from (to_jsonb(old) - 'reason')`,
  decisions: `(to_jsonb(new) - 'note') is distinct from (to_jsonb(old) - 'note')`,
  referrals: `(new.referrer_id, new.referred_id, new.ledger_transaction_id, new.rewarded_at, new.declined_at)
    is distinct from (old.referrer_id, old.referred_id, old.ledger_transaction_id, old.rewarded_at, old.declined_at)`,
}

/**
 * What the role of the application may do depends on whom it acts for: someone in their own scope sees their own rows, sets no
 * role, no fee and no account of a payment, and moves money out of their own wallet alone. Errors: FB018 outside the scope for it;
 * FB007 as in ledger_post.
 */
export default class extends BaseSchema {
  async up() {
    this.#separatePersons()
    this.#guardTables()
    this.#guardInserts()
    this.#nameScopesOfKinds()
    this.#closeFunctions()
    this.#openToOthers()
  }

  #separatePersons() {
    this.schema.raw(rebuildWalls)
  }

  #guardTables() {
    this.schema.raw(`
      create function is_for_staff() returns boolean language sql stable as $$
        select coalesce(current_setting('fareback.scope', true) in ('staff', 'worker'), false)
      $$;
      grant execute on function is_for_staff to ${appRole};

      -- Runs as who writes: the owner, and functions that run as the owner, check for themselves.
      create function refuse_outside_staff() returns trigger language plpgsql as $$
      begin
        if current_user = '${appRole.slice(1, -1)}' and not is_for_staff() then
          raise exception '% of % is for staff and jobs', tg_op, tg_table_name using errcode = 'FB018';
        end if;
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end $$;
    `)
    for (const table of OF_STAFF) {
      this.schema
        .raw(`create trigger ${table}_of_staff before insert or update or delete on ${table}
        for each statement execute function refuse_outside_staff()`)
    }
    for (const table of MADE_BY_STAFF) {
      this.schema.raw(`create trigger ${table}_made_by_staff before insert or delete on ${table}
        for each statement execute function refuse_outside_staff()`)
    }
    for (const [table, refused] of Object.entries(GUARDS)) {
      this.schema.raw(`create trigger ${table}_in_scope before update on ${table}
        for each row when (${refused}) execute function refuse_outside_staff()`)
    }
    this.schema.raw(`
      revoke update on payouts from ${appRole};
      grant update (${PAYOUT_COLUMNS.join(', ')}) on payouts to ${appRole};
    `)
  }

  #guardInserts() {
    this.schema.raw(`
      -- A manager was invited as one. Staff are made by staff.
      create function check_new_user() returns trigger language plpgsql as $$
      begin
        if current_user <> '${appRole.slice(1, -1)}' or is_for_staff() or (new.role = 'member' and not new.is_researcher) then
          return new;
        end if;
        if not new.is_researcher and new.role = 'manager' and exists (
          select 1 from invitations where tenant_id = new.tenant_id and role = 'manager' and lower(email) = lower(new.email)
            and accepted_at is null and revoked_at is null
        ) then return new; end if;
        raise exception 'A % is not made in a scope of its own', new.role using errcode = 'FB018';
      end $$;
      create trigger users_made_in_scope before insert on users for each row
        when (new.role <> 'member' or new.is_researcher) execute function check_new_user();

      -- The fee of a claim is that of the tenant, or none for premium.
      create function check_claim_fee() returns trigger language plpgsql as $$
      begin
        if current_user <> '${appRole.slice(1, -1)}' or is_for_staff() then return new; end if;
        if new.fee_bps = (select fee_bps from tenants where id = new.tenant_id) then return new; end if;
        if new.fee_bps = 0 and exists (
          select 1 from users where id = new.user_id and premium_since is not null
            and (premium_cancelled_at is null or premium_paid_until is null or premium_paid_until > new.created_at)
        ) then return new; end if;
        raise exception 'Claim % names a fee that is not that of its tenant', new.reference using errcode = 'FB018';
      end $$;
      create trigger claims_fee before insert on claims for each row
        when (new.refund_to = 'fareback') execute function check_claim_fee();
    `)
  }

  #nameScopesOfKinds() {
    this.schema.raw(`
      alter table ledger_kinds add column scopes text[] not null default '{staff,worker}'
        check (scopes <@ '{"",staff,worker}' and cardinality(scopes) > 0);
      update ledger_kinds set scopes = '{"",staff,worker}' where kind in (${OF_PEOPLE.map((kind) => `'${kind}'`).join(', ')});

      -- Beside what ledger_post refuses: in someone's own scope money leaves their wallet, or comes back to it from a payout
      -- that can still be cancelled.
      create function check_ledger_scope() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
              and exists (select 1 from moves where subject = 'payouts' and from_status = p.status and to_status = 'cancelled'), false))
          limit 1;
        if found then
          raise exception 'Ledger transaction "%" moves money that is not its person''s to move', v_kind using errcode = 'FB007';
        end if;
        return null;
      end $$;
      create trigger ledger_entries_scope after insert on ledger_entries
        referencing new table as added for each statement execute function check_ledger_scope();
    `)
  }

  #closeFunctions() {
    this.schema.raw(`
      create or replace function close_wallet(p_user_id bigint) returns bigint language plpgsql
        security definer set search_path = public, pg_temp as $$
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
      end $$;

      create or replace function email_link_until(p_email_id bigint) returns timestamptz language sql stable security definer
        set search_path = public, pg_temp as $$
          select expires_at from email_links where email_id = p_email_id and is_for_staff()
        $$;
    `)
  }

  /** The little that someone may know of others in their tenant. */
  #openToOthers() {
    this.schema.raw(`
      create function is_in_scope(p_user_id bigint) returns boolean language sql stable as $$
        select is_for_staff() or nullif(current_setting('fareback.person_id', true), '') is null
          or nullif(current_setting('fareback.person_id', true), '')::bigint = p_user_id
      $$;
      grant execute on function is_in_scope to ${appRole};

      -- Whether a card number is taken, and as what.
      create function cards_with(p_user_id bigint, p_indexes text[]) returns table (is_own boolean, kind text)
        language sql stable security definer set search_path = public, pg_temp as $$
          select user_id = p_user_id, kind from ovcp_cards
          where number_index = any (p_indexes) and is_in_scope(p_user_id)
            and tenant_id = (select tenant_id from users where id = p_user_id)
        $$;

      -- Who brought in whom, by first name and initial: they did not consent to more.
      create function referral_people(p_user_id bigint) returns table (id bigint, first_name text, initial text)
        language sql stable security definer set search_path = public, pg_temp as $$
          select r.id, u.first_name, left(u.last_name, 1)
          from referrals r
          join users u on u.id = case p_user_id when r.referrer_id then r.referred_id else r.referrer_id end and u.erased_at is null
          where p_user_id in (r.referrer_id, r.referred_id) and is_in_scope(p_user_id)
        $$;
      revoke execute on function cards_with, referral_people from public;
      grant execute on function cards_with, referral_people to ${appRole};
    `)
  }
}
