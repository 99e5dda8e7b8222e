import env from '#start/env'

/** The role the application connects as: it owns nothing and cannot bypass a policy. */
export const appRole = `"${new URL(env.get('DATABASE_APP_URL')).username}"`

const STAFF_ONLY = "(select current_setting('fareback.scope', true) in ('staff', 'worker'))"
const PERSON = "(select nullif(current_setting('fareback.person_id', true), '')::bigint)"
const OWN_TENANT = `${STAFF_ONLY}
  or tenant_id = (select nullif(current_setting('fareback.tenant_id', true), '')::bigint)`

/**
 * Row-level security for a table with `tenant_id`. A database transaction sees the rows of the tenant it
 * names (`fareback.tenant_id`), or all of them in one of the named scopes (`fareback.scope`), see
 * `app/platform/shared/tenancy.ts`. Without either it sees none. Settings are read through a sub-select so that
 * PostgreSQL evaluates them once per query and keeps the indexes; the scope comes first and as a whole, which
 * leaves one boolean to look at for each row that staff count.
 *
 * What PostgreSQL takes for leaky (lower(), COALESCE, LIKE, operators of arrays) is not looked up in an index of such a
 * table. Compare with a generated column (`users.normalized_email`), use CASE, or search in a function that runs as the
 * owner (`find_users`).
 */
export function wall(table: string, verbs = 'select, insert, update, delete') {
  return `
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    create policy tenant_wall on ${table} to ${appRole} using (${OWN_TENANT}) with check (${OWN_TENANT});
    create policy owner on ${table} to current_user using (true) with check (true);
    grant ${verbs} on ${table} to ${appRole};`
}

/** Within a tenant someone who signed in (`fareback.person_id`) sees their own rows; its manager sees all, see `asPerson`. */
const ownRows = (
  column: string
) => `${STAFF_ONLY} or (tenant_id = (select nullif(current_setting('fareback.tenant_id', true), '')::bigint)
  and (${PERSON} is null or ${column} = ${PERSON}))`

/** For staff and jobs alone: bank business that belongs to no tenant. */
export function staffOnly(table: string, verbs: string) {
  return `
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    create policy staff_only on ${table} to ${appRole} using (${STAFF_ONLY}) with check (${STAFF_ONLY});
    create policy owner on ${table} to current_user using (true) with check (true);
    grant ${verbs} on ${table} to ${appRole};`
}

/** For walls that were built by an earlier rule; a table with persons keeps them apart too. */
export const rebuildWalls = `
  do $$ declare wall record; begin
    for wall in
      select p.tablename as name, exists (
        select from information_schema.columns c
        where c.table_schema = 'public' and c.table_name = p.tablename and c.column_name = 'user_id'
      ) as has_persons
      from pg_policies p where p.policyname = 'tenant_wall'
    loop
      if wall.name = 'users' then
        execute $wall$alter policy tenant_wall on users using (${ownRows('id')}) with check (${ownRows('id')})$wall$;
      elsif wall.has_persons then
        execute format($wall$alter policy tenant_wall on %I using (${ownRows('user_id')}) with check (${ownRows('user_id')})$wall$, wall.name);
      else
        execute format($wall$alter policy tenant_wall on %I using (${OWN_TENANT}) with check (${OWN_TENANT})$wall$, wall.name);
      end if;
    end loop;
    for wall in select tablename from pg_policies where policyname = 'staff_only' loop
      execute format($wall$alter policy staff_only on %I using (${STAFF_ONLY}) with check (${STAFF_ONLY})$wall$, wall.tablename);
    end loop;
  end $$;`

/** Rows that are no one's: operators, rules, fares. */
export const readableByApp = (table: string, verbs = 'select') =>
  `grant ${verbs} on ${table} to ${appRole};`
