import { BaseSchema } from '@adonisjs/lucid/schema'
import { JOB_OPTIONS } from '#app/platform/shared/jobs/jobs'
import { appRole } from '#database/walls'

/** No one who has left gets a new row here. */
const CLOSED_TO_THE_ERASED = [
  'account_links', 'batches', 'browser_sessions', 'claims', 'impersonations', 'job_applications', 'mandates',
  'ovcp_cards', 'passkeys', 'payouts', 'premium_periods', 'recovery_codes',
] // prettier-ignore

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- Of someone who has left: proves, to whom may ask, that we were allowed to claim.
      alter table mandates add column signed_name_encrypted text;

      create function refuse_change_of_erased() returns trigger language plpgsql as $$
      begin
        raise exception 'User % has left and stays erased', old.id using errcode = 'FB011';
      end $$;
      create trigger users_stay_erased before update on users
        for each row when (old.erased_at is not null) execute function refuse_change_of_erased();

      -- A request of another tab that was under way waits for the erasure here, and then comes too late.
      create function refuse_row_of_erased() returns trigger language plpgsql
        security definer set search_path = public as $$
      declare
        v_erased_at timestamptz;
      begin
        select erased_at into v_erased_at from users where id = new.user_id for key share;
        if v_erased_at is not null then
          raise exception 'User % has left', new.user_id using errcode = 'FB011';
        end if;
        return new;
      end $$;
    `)
    for (const table of CLOSED_TO_THE_ERASED) {
      this.schema.raw(`
        create trigger ${table}_refuse_erased before insert on ${table}
          for each row execute function refuse_row_of_erased();
      `)
    }

    this.schema.raw(`
      alter table ledger_accounts
        add column closed_at timestamptz,
        add check (closed_at is null or balance_cents = 0);

      create function refuse_closed_wallet() returns trigger language plpgsql as $$
      begin
        raise exception 'The wallet % is closed', old.code using errcode = 'FB005';
      end $$;
      create trigger ledger_accounts_closed before update of balance_cents on ledger_accounts
        for each row when (old.closed_at is not null) execute function refuse_closed_wallet();

      -- Closes the wallet of someone who leaves, unless it holds something; returns what it holds.
      create function close_wallet(p_user_id bigint) returns bigint language plpgsql
        security definer set search_path = public as $$
      declare
        v_code text := 'users:' || p_user_id || ':wallet';
        v_balance bigint;
      begin
        insert into ledger_accounts (code, tenant_id, user_id)
        select v_code, tenant_id, id from users where id = p_user_id
        on conflict (code) do nothing;

        select balance_cents into v_balance from ledger_accounts where code = v_code for update;
        if v_balance = 0 then
          update ledger_accounts set closed_at = coalesce(closed_at, now()) where code = v_code;
        end if;
        return v_balance;
      end $$;
    `)

    this.schema.raw(`
      -- Keeps keys, numbers and the shape; what was written in words goes.
      create function without_words(p_value jsonb) returns jsonb language sql immutable as $$
        select case jsonb_typeof(p_value)
          when 'string' then '"[erased]"'::jsonb
          when 'array' then (select coalesce(jsonb_agg(without_words(item) order by at), '[]')
                             from jsonb_array_elements(p_value) with ordinality as items (item, at))
          when 'object' then (select coalesce(jsonb_object_agg(key, without_words(value)), '{}')
                              from jsonb_each(p_value))
          else p_value end
      $$;

      -- Still never removed. Changed only by scrub_audit_logs, in three columns, about someone who is erased.
      create function refuse_audit_change() returns trigger language plpgsql
        security definer set search_path = public as $$
      begin
        if to_jsonb(new) - '{actor_name,ip,changes}'::text[] = to_jsonb(old) - '{actor_name,ip,changes}'::text[]
          and new.actor_name in (old.actor_name, 'Former traveller')
          and (new.ip is null or new.ip = old.ip)
          and new.changes in (old.changes, without_words(old.changes))
          and exists (select 1 from users where erased_at is not null
            and id = nullif(current_setting('fareback.erasing', true), '')::bigint)
        then
          return new;
        end if;
        raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'FB010';
      end $$;
      drop trigger audit_logs_append_only on audit_logs;
      create trigger audit_logs_append_only before delete or truncate on audit_logs
        for each statement execute function refuse_change();
      create trigger audit_logs_unchanged before update on audit_logs
        for each row execute function refuse_audit_change();

      -- Takes one erased person out of the log: their name and address where they acted, and the words of
      -- what was changed about them and theirs.
      create function scrub_audit_logs(p_user_id bigint) returns void language plpgsql
        security definer set search_path = public as $$
      begin
        if not exists (select 1 from users where id = p_user_id and erased_at is not null) then
          raise exception 'User % is not erased', p_user_id using errcode = 'FB011';
        end if;
        perform set_config('fareback.erasing', p_user_id::text, true);

        update audit_logs set actor_name = 'Former traveller', ip = null, changes = without_words(changes)
        where actor_id = p_user_id;

        update audit_logs set changes = without_words(changes)
        where (tenant_id, subject_type, subject_id) in (
          select tenant_id, 'user', id from users where id = p_user_id
          union all select tenant_id, 'batch', id from batches where user_id = p_user_id
          union all select tenant_id, 'browser_session', id from browser_sessions where user_id = p_user_id
          union all select tenant_id, 'email', id from emails where user_id = p_user_id
          union all select tenant_id, 'impersonation', id from impersonations where user_id = p_user_id
          union all select tenant_id, 'invitation', id from invitations where accepted_by_id = p_user_id
          union all select tenant_id, 'job_application', id from job_applications where user_id = p_user_id
          union all select tenant_id, 'mandate', id from mandates where user_id = p_user_id
          union all select tenant_id, 'ovcp_card', id from ovcp_cards where user_id = p_user_id
          union all select tenant_id, 'passkey', id from passkeys where user_id = p_user_id
        );
        perform set_config('fareback.erasing', '', true);
      end $$;

      -- Who acted in another tab while they were erased is not named after all.
      create function name_erased_actor() returns trigger language plpgsql
        security definer set search_path = public as $$
      declare
        v_erased_at timestamptz;
      begin
        select erased_at into v_erased_at from users where id = new.actor_id for key share;
        if v_erased_at is not null then
          new.actor_name := 'Former traveller';
          new.ip := null;
        end if;
        return new;
      end $$;
      create trigger audit_logs_name_erased before insert on audit_logs
        for each row when (new.actor_id is not null) execute function name_erased_actor();

      grant delete on account_links, batches, job_applications to ${appRole};
      select pgboss.create_queue('delete_files', '${JSON.stringify(JOB_OPTIONS)}');
    `)
    for (const name of ['close_wallet', 'scrub_audit_logs']) {
      this.schema.raw(`
        revoke execute on function ${name} from public;
        grant execute on function ${name} to ${appRole};
      `)
    }
  }
}
