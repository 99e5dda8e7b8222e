import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#database/walls'

/** What staff need to find anyone among a hundred thousand people, and to view their pages without harm. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table users add column last_seen_at timestamptz;

      -- One per order that the list of users has.
      create index users_by_joining on users (created_at, id);
      create index users_by_name on users (lower(last_name), lower(first_name), id);
      create index users_by_last_seen on users (coalesce(last_seen_at, '-infinity'), id);

      -- A managed server may not offer the extension: searching then reads the table from end to end.
      do $$ begin
        create extension if not exists pg_trgm;
        create index users_search on users using gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
      exception when feature_not_supported or insufficient_privilege then
        raise notice 'No index for searching people: %', sqlerrm;
      end $$;

      -- LIKE could leak a hidden row, so PostgreSQL keeps it behind row-level security and away from the index.
      -- The owner of the table sees all rows anyway; this lends that to staff, and to no one else.
      create function find_users(pattern text) returns setof bigint
        language sql stable security definer set search_path = public, pg_temp as $$
          select id from users
          where current_setting('fareback.scope', true) = 'staff'
            and lower(first_name || ' ' || last_name || ' ' || email) like pattern
        $$;
      revoke execute on function find_users(text) from public;
      grant execute on function find_users(text) to ${appRole};

      create index ovcp_cards_last_4 on ovcp_cards (last_4);
      create index audit_logs_of_actor on audit_logs (actor_id, id) where actor_id is not null;

      -- Nobody waits for this: whoever holds the row is there themselves, and the next visit tells it again.
      create function remember_last_seen() returns trigger language plpgsql as $$
      begin
        update users set last_seen_at = new.last_seen_at
        where id = (
          select id from users
          where id = new.user_id
            and (last_seen_at is null or last_seen_at < new.last_seen_at - interval '5 minutes')
          for no key update skip locked
        );
        return null;
      end $$;
      create trigger browser_sessions_seen after insert or update of last_seen_at on browser_sessions
        for each row execute function remember_last_seen();

      -- A staff member views one person at a time.
      create unique index impersonations_one_open on impersonations (staff_id) where ended_at is null;
    `)
    // Who views someone's pages sees them as that person does, but not how that person signs in.
    for (const table of ['browser_sessions', 'account_links', 'recovery_codes', 'passkeys']) {
      this.schema.raw(`
        create policy closed_to_viewers on ${table} as restrictive to ${appRole}
          using ((select current_setting('fareback.scope', true)) is distinct from 'viewing');
      `)
    }
  }
}
