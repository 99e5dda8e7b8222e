import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#database/walls'

/**
 * What runs with the rights of the owner looks names up in our schema and nowhere else: without `pg_temp` at the end
 * a temporary table would come first (PostgreSQL, CREATE FUNCTION, "Writing SECURITY DEFINER Functions Safely").
 * And a session is found by its id alone: no statement of ours can list them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      do $$
      declare
        f regprocedure;
      begin
        for f in
          select p.oid::regprocedure from pg_proc p
          where p.pronamespace = 'public'::regnamespace and pg_get_userbyid(p.proowner) = current_user
            and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        loop
          execute format('alter function %s set search_path = public, pg_temp', f);
        end loop;
      end $$;

      -- Only the owner of the database may say so; elsewhere docs/production.md asks for it.
      do $$ begin
        execute format('revoke temporary on database %I from public', current_database());
        execute format('revoke temporary on database %I from ${appRole}', current_database());
      exception when insufficient_privilege then
        raise notice 'Temporary tables stay allowed: %', sqlerrm;
      end $$;

      -- Nobody is signed out: the id that a browser holds is hashed, and so is the one that is stored.
      update sessions set id = encode(sha256(id::bytea), 'hex');
      revoke all on sessions from ${appRole};

      create function session_read(p_id text) returns text language sql stable security definer
        set search_path = public, pg_temp as $$
          select data from sessions
          where id = encode(sha256(p_id::bytea), 'hex') and expires_at > now()
        $$;

      create function session_write(p_id text, p_data text, p_user_id text, p_seconds integer) returns void
        language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        insert into sessions (id, data, user_id, expires_at)
        values (encode(sha256(p_id::bytea), 'hex'), p_data, p_user_id, now() + make_interval(secs => p_seconds))
        on conflict (id) do update
          set data = excluded.data, user_id = excluded.user_id, expires_at = excluded.expires_at;
        -- One in fifty writers takes along what has expired.
        if random() < 0.02 then
          delete from sessions where expires_at < now();
        end if;
      end $$;

      create function session_touch(p_id text, p_seconds integer) returns void language sql security definer
        set search_path = public, pg_temp as $$
          update sessions set expires_at = now() + make_interval(secs => p_seconds)
          where id = encode(sha256(p_id::bytea), 'hex')
        $$;

      create function session_destroy(p_id text) returns void language sql security definer
        set search_path = public, pg_temp as $$
          delete from sessions where id = encode(sha256(p_id::bytea), 'hex')
        $$;

      create function sessions_destroy_of(p_user_id text) returns void language sql security definer
        set search_path = public, pg_temp as $$
          delete from sessions where user_id = p_user_id
        $$;
    `)
    for (const name of [
      'session_read', 'session_write', 'session_touch', 'session_destroy', 'sessions_destroy_of',
    ] /* prettier-ignore */) {
      this.schema.raw(`
        revoke execute on function ${name} from public;
        grant execute on function ${name} to ${appRole};
      `)
    }
  }
}
