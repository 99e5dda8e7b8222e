import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole, wall } from '#database/walls'

/**
 * What lists go by (app/platform/lists): an index for each view, order and filter, so that no page grows with its table. Indexes
 * include the tenant, which row-level security asks for, and what is added up: counts then read no rows.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- The same groups as in app/claims/claims/claim_status.ts.
      alter table claims add column stage text not null generated always as (
        case when status in ('submitted', 'acknowledged', 'objected') then 'review'
             when status in ('approved', 'partly_approved') then 'refund'
             when status in ('rejected', 'refunded', 'closed') then 'decided'
             else 'ended' end) stored;
      create index claims_by_id on claims (id) include (tenant_id, gross_cents);
      create index claims_by_deadline on claims (deadline_on, id) include (tenant_id, gross_cents);
      create index claims_by_gross on claims (gross_cents, id) include (tenant_id);
      create index claims_of_stage on claims (stage, id) include (tenant_id, gross_cents, kind, counterparty_id);
      create index claims_of_stage_by_deadline on claims (stage, deadline_on, id) include (tenant_id, gross_cents);
      create index claims_of_stage_by_gross on claims (stage, gross_cents, id) include (tenant_id);
      create index claims_of_kind on claims (kind, id) include (tenant_id, gross_cents);
      create index claims_of_operator on claims (counterparty_id, id) include (tenant_id, gross_cents);
      create index claims_unanswered on claims (expected_answer_on, id) include (tenant_id, gross_cents)
        where status in ('submitted', 'acknowledged');
      create index claims_reference_start on claims (reference text_pattern_ops);

      create index trips_by_travel on trips (travelled_at, id) include (tenant_id, fare_cents);
      create index trips_by_fare on trips ((coalesce(fare_cents, -1)), id) include (tenant_id);
      create index trips_of_operator on trips (counterparty_id, travelled_at, id) include (tenant_id, fare_cents);
      create index trips_of_mode on trips (mode, travelled_at, id) include (tenant_id, fare_cents);
      create index trips_incomplete on trips (status, travelled_at, id) include (tenant_id, fare_cents)
        where status <> 'complete';
      create index trips_wrong on trips (irregularity, travelled_at, id) include (tenant_id, fare_cents)
        where irregularity is not null;
      create index trips_all_wrong on trips (travelled_at, id) include (tenant_id, fare_cents, irregularity)
        where irregularity is not null;
      create index trips_from on trips (from_place, travelled_at);
      create index trips_to on trips (to_place, travelled_at);

      -- The same words as statusOf() in app/people/accounts/user_status.ts.
      alter table users
        add column account_status text not null generated always as (
          case when erased_at is not null then 'erased'
               when blocked_at is not null then 'blocked'
               when email_verified_at is null then 'unverified'
               when onboarded_at is null and role in ('member', 'manager') then 'not_onboarded'
               else 'active' end) stored,
        -- Compared as text, which row-level security lets an index do; lower() it does not.
        add column sort_name text not null generated always as (lower(last_name) || ' ' || lower(first_name)) stored;
      drop index users_by_name;
      drop index users_by_joining;
      drop index users_by_last_seen;
      create index users_by_name on users (sort_name, id) include (tenant_id);
      create index users_name_start on users (sort_name text_pattern_ops);
      create index users_by_joining on users (created_at, id) include (tenant_id);
      create index users_by_last_seen on users (coalesce(last_seen_at, '-infinity'), id) include (tenant_id);
      create index users_of_status on users (account_status, created_at, id) include (tenant_id);
      create index users_of_role on users (role, created_at, id) include (tenant_id);
      create index users_with_premium on users (created_at, id) include (tenant_id, erased_at) where premium_since is not null;
      create index users_of_tenant_by_name on users (tenant_id, sort_name, id) where erased_at is null;
      create index users_of_tenant_by_joining on users (tenant_id, created_at, id);

      create index emails_of_person on emails (user_id, id) include (tenant_id, status, topic);

      -- Where people travelled from and to, by name: a thousand times fewer rows than trips.
      create table stop_names (name text primary key);
      ${this.#trigramIndex('stop_names', 'lower(name)')}
      insert into stop_names select from_place from trips where from_place is not null
        union select to_place from trips where to_place is not null;
      create function remember_stop_names() returns trigger language plpgsql security definer
        set search_path = public, pg_temp as $$
      begin
        insert into stop_names
          select from_place from added where from_place is not null
          union select to_place from added where to_place is not null
          on conflict do nothing;
        return null;
      end $$;
      create trigger trips_stop_names after insert on trips referencing new table as added
        for each statement execute function remember_stop_names();
      create trigger trips_new_stop_names after update on trips referencing new table as added
        for each statement execute function remember_stop_names();
      -- A name may be what someone typed into a file, so it goes with the last trip that has it.
      create function forget_stop_names() returns void language sql security definer
        set search_path = public, pg_temp as $$
          delete from stop_names where current_setting('fareback.scope', true) = 'worker'
            and not exists (select from trips where from_place = stop_names.name)
            and not exists (select from trips where to_place = stop_names.name)
        $$;
      revoke execute on function forget_stop_names() from public;
      grant execute on function forget_stop_names() to ${appRole};

      create table saved_views (
        id bigint generated always as identity primary key,
        public_id uuid not null unique default uuidv7(),
        tenant_id bigint not null,
        user_id bigint not null,
        list text not null check (length(list) between 1 and 40),
        name text not null check (length(name) between 1 and 60),
        query text not null check (length(query) <= 2000),
        is_shared boolean not null default false,
        created_at timestamptz not null default now(),
        updated_at timestamptz,
        foreign key (tenant_id, user_id) references users (tenant_id, id)
      );
      create unique index saved_views_name on saved_views (tenant_id, user_id, list, lower(name));
      create index saved_views_of_list on saved_views (tenant_id, list, is_shared);
    `)
    this.schema.raw(wall('saved_views'))
    this.#search()
  }

  /** A managed server may not offer the extension: searching then reads the table from end to end. */
  #trigramIndex(table: string, expression: string) {
    return `do $$ begin
        create index ${table}_search on ${table} using gin ((${expression}) gin_trgm_ops);
      exception when undefined_object then
        raise notice 'No index for searching ${table}: %', sqlerrm;
      end $$;`
  }

  /**
   * LIKE could leak a hidden row, so PostgreSQL keeps it behind row-level security and away from the index. The owner of
   * the tables sees all rows anyway; these functions lend that to staff, and to no one else. They stop at 251 rows: who
   * finds more has to type more. What is too short for an index of three letters is looked for at the start of names.
   */
  #search() {
    const isStaff = "current_setting('fareback.scope', true) = 'staff'"
    const escaped = (text: string) => `regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g')`
    const within = `'%' || ${escaped('lower(typed)')} || '%'`
    const start = (text: string) => `${escaped(text)} || '%'`
    const people = (columns: string, more = '') => `
      select ${columns} from users ${more}
        where length(typed) >= 3 and lower(first_name || ' ' || last_name || ' ' || email) like ${within}
      union all
      select ${columns} from users ${more} where length(typed) < 3 and sort_name like ${start('lower(typed)')}`
    const search = (name: string, body: string) =>
      this.schema.raw(`
        create function ${name}(typed text) returns setof bigint
          language sql stable security definer rows 250 set search_path = public, pg_temp as $$
            select id from (${body}) found where ${isStaff} limit 251
          $$;
        revoke execute on function ${name}(text) from public;
        grant execute on function ${name}(text) to ${appRole};
      `)

    this.schema.raw('drop function find_users(text)')
    search('find_users', people('id'))
    search(
      'find_claims',
      `select id from claims where length(typed) >= 3 and reference like ${start('upper(typed)')}
       union all
       select id from claims where length(typed) >= 3 and reference like ${start("'CLM-' || upper(typed)")}
       union all
       ${people('claims.id', 'join claims on claims.tenant_id = users.tenant_id and claims.user_id = users.id')}`
    )
    const newest = (condition: string) =>
      `(select id from trips where ${condition} order by travelled_at desc limit 251)`
    const ofStop = `cross join lateral (
      ${newest('from_place = stop_names.name')} union all ${newest('to_place = stop_names.name')}) trip`
    const ofPerson = `cross join lateral
      ${newest('tenant_id = users.tenant_id and user_id = users.id')} trip`
    search(
      'find_trips',
      `select trip.id from stop_names ${ofStop}
         where length(typed) >= 3 and lower(stop_names.name) like ${within}
       union all
       select trip.id from stop_names ${ofStop}
         where length(typed) < 3 and lower(stop_names.name) like ${start('lower(typed)')}
       union all
       ${people('trip.id', ofPerson)}`
    )
  }
}
