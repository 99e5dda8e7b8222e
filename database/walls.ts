import env from '#start/env'

/** The role the application connects as: it owns nothing and cannot bypass a policy. */
export const appRole = `"${new URL(env.get('DATABASE_APP_URL')).username}"`

/**
 * Row-level security for a table with `tenant_id`. A database transaction sees the rows of the tenant it
 * names (`fareback.tenant_id`), or all of them in one of the named scopes (`fareback.scope`), see
 * `app/shared/tenancy.ts`. Without either it sees none. Settings are read through a sub-select so that
 * PostgreSQL evaluates them once per query and keeps the indexes.
 */
export function wall(table: string, verbs = 'select, insert, update, delete') {
  const condition = `
    tenant_id = (select nullif(current_setting('fareback.tenant_id', true), '')::bigint)
    or (select current_setting('fareback.scope', true)) in ('staff', 'worker')`
  return `
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    create policy tenant_wall on ${table} to ${appRole} using (${condition}) with check (${condition});
    create policy owner on ${table} to current_user using (true) with check (true);
    grant ${verbs} on ${table} to ${appRole};`
}

/** For staff and jobs alone: bank business that belongs to no tenant. */
export function staffOnly(table: string, verbs: string) {
  const condition = "(select current_setting('fareback.scope', true)) in ('staff', 'worker')"
  return `
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    create policy staff_only on ${table} to ${appRole} using (${condition}) with check (${condition});
    create policy owner on ${table} to current_user using (true) with check (true);
    grant ${verbs} on ${table} to ${appRole};`
}

/** Rows that are no one's: operators, rules, fares. */
export const readableByApp = (table: string, verbs = 'select') =>
  `grant ${verbs} on ${table} to ${appRole};`
