import type pg from 'pg'

const OURS = "'public'::regnamespace"
const notOfExtension = (catalog: string, id: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${id} and d.deptype = 'e')`

const BOOKKEEPING = "('adonis_schema', 'adonis_schema_versions', 'schema_definitions')"
const TABLES = `(select c.oid, c.relname, c.relpersistence, c.reloptions, c.relrowsecurity, c.relforcerowsecurity from pg_class c
  where c.relnamespace = ${OURS} and c.relkind = 'r' and c.relname not in ${BOOKKEEPING})`

const PARTS = {
  extensions: `select null as of, format('create extension %I;', extname) as text from pg_extension where extname <> 'plpgsql'`,

  domains: `select null as of, format('create domain %I as %s%s;', typname, format_type(typbasetype, typtypmod),
      (select string_agg(' ' || pg_get_constraintdef(oid), '' order by conname) from pg_constraint where contypid = t.oid)) as text
    from pg_type t where typnamespace = ${OURS} and typtype = 'd'`,

  columns: `select t.relname as of, concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
      case when a.attidentity <> '' then 'generated ' || case a.attidentity when 'a' then 'always' else 'by default' end || ' as identity' end,
      case when a.attgenerated <> '' then format('generated always as (%s) %s', pg_get_expr(d.adbin, d.adrelid), case a.attgenerated when 's' then 'stored' else 'virtual' end)
        when d.oid is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid) end,
      case when a.attnotnull then 'not null' end) as text
    from ${TABLES} t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
    order by t.relname, a.attnum`,

  constraints: `select t.relname as of, format('constraint %I %s', c.conname, pg_get_constraintdef(c.oid)) as text
    from ${TABLES} t join pg_constraint c on c.conrelid = t.oid
    where c.contype <> 'n' and c.contype <> 't'
    order by t.relname, position(c.contype::text in 'puxcf'), c.conname`,

  options: `select relname as of, concat_ws(E'\\n', 'alter table ' || quote_ident(relname) || ' set (' || array_to_string(reloptions, ', ') || ');',
      case relpersistence when 'u' then format('alter table %I set unlogged;', relname) end) as text
    from ${TABLES} t where reloptions is not null or relpersistence = 'u'`,

  indexes: `select t.relname as of, pg_get_indexdef(i.indexrelid) || ';' as text
    from ${TABLES} t join pg_index i on i.indrelid = t.oid
    where not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
    order by t.relname, i.indexrelid::regclass::text`,

  triggers: `select t.relname as of, pg_get_triggerdef(g.oid) || ';' || case g.tgenabled when 'O' then '' else ' -- not enabled' end as text
    from ${TABLES} t join pg_trigger g on g.tgrelid = t.oid where not g.tgisinternal order by t.relname, g.tgname`,

  security: `select relname as of, format('alter table %I enable row level security%s;', relname,
      case when relforcerowsecurity then ', force row level security' end) as text from ${TABLES} t where relrowsecurity`,

  policies: `select t.relname as of, format('create policy %I on %I as %s for %s to %s%s%s;', p.policyname, t.relname, lower(p.permissive), lower(p.cmd),
      array_to_string(p.roles, ', '), ' using (' || p.qual || ')', ' with check (' || p.with_check || ')') as text
    from ${TABLES} t join pg_policies p on p.schemaname = 'public' and p.tablename = t.relname order by t.relname, p.policyname`,

  grants: `select c.relname as of, format('grant %s on %I to %s;', string_agg(lower(x.privilege_type), ', ' order by x.privilege_type), c.relname, pg_get_userbyid(x.grantee)) as text
    from pg_class c cross join aclexplode(c.relacl) x
    where c.relnamespace = ${OURS} and c.relkind in ('r', 'v') and c.relname not in ${BOOKKEEPING} and x.grantee <> c.relowner
    group by c.relname, x.grantee
    union all
    select t.relname, format('grant %s (%s) on %I to %s;', lower(x.privilege_type), string_agg(a.attname, ', ' order by a.attname), t.relname, pg_get_userbyid(x.grantee))
    from ${TABLES} t join pg_attribute a on a.attrelid = t.oid cross join aclexplode(a.attacl) x
    group by t.relname, x.privilege_type, x.grantee
    union all
    select d.refobjid::regclass::text, format('grant %s on sequence %I to %s;', lower(x.privilege_type), c.relname, pg_get_userbyid(x.grantee))
    from pg_class c join pg_depend d on d.objid = c.oid and d.deptype in ('a', 'i') and d.classid = 'pg_class'::regclass cross join aclexplode(c.relacl) x
    where c.relnamespace = ${OURS} and c.relkind = 'S' and x.grantee <> c.relowner
    order by 1, 2`,

  views: `select c.relname as of, format('create view %I%s as%s%s', c.relname, ' with (' || array_to_string(c.reloptions, ', ') || ')', E'\\n', pg_get_viewdef(c.oid, true)) as text
    from pg_class c where c.relnamespace = ${OURS} and c.relkind = 'v' order by c.relname`,

  functions: `select p.proname as of, pg_get_functiondef(p.oid) || ';' as text from pg_proc p
    where p.pronamespace = ${OURS} and ${notOfExtension('pg_proc', 'p.oid')} order by p.proname, pg_get_function_identity_arguments(p.oid)`,

  execution: `select p.proname as of, format('-- %s: may be called by %s', p.oid::regprocedure,
      coalesce((select string_agg(case when x.grantee = 0 then 'everyone' else pg_get_userbyid(x.grantee)::text end, ', ' order by x.grantee)
        from aclexplode(p.proacl) x where x.grantee <> p.proowner), case when p.proacl is null then 'everyone' else 'its owner alone' end)) as text
    from pg_proc p where p.pronamespace = ${OURS} and ${notOfExtension('pg_proc', 'p.oid')} order by p.proname, p.oid::regprocedure::text`,
} as const

const BESIDE = ['options', 'indexes', 'triggers', 'security', 'policies', 'grants'] as const

type Part = keyof typeof PARTS

/** The same text for every database migrated to the same state. `roles` are written by the names they have here. */
export async function structureOf(client: pg.Client, roles: Record<string, string>) {
  const parts = {} as Record<Part, Map<string, string[]>>
  for (const part of Object.keys(PARTS) as Part[]) {
    const { rows } = await client.query<{ of: string | null; text: string }>(PARTS[part])
    const groups = Map.groupBy(rows, (row) => row.of ?? '')
    parts[part] = new Map([...groups].map(([of, group]) => [of, group.map((row) => row.text)]))
  }
  const all = (part: Part) => [...parts[part].values()].flat()
  const tables = [...parts.columns.keys()].map((table) => {
    const of = (part: Part) => parts[part].get(table) ?? []
    const body = [...of('columns'), ...of('constraints')].map((line) => `  ${line}`)
    return [`create table ${table} (`, body.join(',\n'), ');', ...BESIDE.flatMap(of)].join('\n')
  })
  const views = [...parts.views].map(([view, text]) => [...text, ...(parts.grants.get(view) ?? [])].join('\n'))
  const text = [
    ...all('extensions'),
    ...all('domains'),
    ...tables,
    ...views,
    ...all('functions'),
    all('execution').join('\n'),
  ].join('\n\n')
  return Object.entries(roles).reduce((result, [name, written]) => result.replaceAll(name, written), `${text}\n`)
}
