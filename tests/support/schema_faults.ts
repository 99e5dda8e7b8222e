import type pg from 'pg'

/** Tables without a wall, and why they need none. */
const OPEN: Record<string, string> = {
  answer_times: 'how long operators take, of ten claims or more',
  broadcast_sequences: 'numbers of events',
  claim_rules: 'reference data',
  concession_places: 'reference data',
  concessions: 'reference data',
  counterparties: 'reference data',
  ledger_kinds: 'reference data',
  ledger_subjects: 'reference data',
  ns_fares: 'reference data',
  rate_limits: 'counts under keys that name nobody',
  tariff_units: 'reference data',
  tenants: 'names and brands of organisations, shown on their sign-in pages',
}

/** Written once, and then only read. */
const APPEND_ONLY = ['audit_logs', 'ledger_entries', 'ledger_transactions']

const OURS = `('public', 'pgboss')`
/** What came with an extension is not ours to change. */
const notOfExtension = (oid: string) =>
  `not exists (select 1 from pg_depend e where e.objid = ${oid} and e.deptype = 'e')`

/** Each query lists what is unsafe, as a sentence; `$1` is the role of the application. */
const CHECKS = [
  `select format('%s runs as its owner and looks names up in "%s"', p.oid::regprocedure, coalesce(array_to_string(p.proconfig, ','), 'any schema'))
   from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname in ${OURS} and p.prosecdef and ${notOfExtension('p.oid')}
     and not coalesce('search_path=public, pg_temp' = any (p.proconfig) or 'search_path=pgboss, pg_temp' = any (p.proconfig), false)`,

  `select format('%s runs as its owner and anyone may call it', p.oid::regprocedure)
   from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname in ${OURS} and p.prosecdef and p.prorettype <> 'trigger'::regtype
     and exists (select 1 from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0)`,

  `select format('function %s belongs to the application', p.oid::regprocedure)
   from pg_proc p where pg_get_userbyid(p.proowner) = $1`,

  `select format('%s %s belongs to the application', c.relkind, c.relname)
   from pg_class c where pg_get_userbyid(c.relowner) = $1`,

  `select format('view %s shows what its owner sees', c.relname)
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = 'public' and c.relkind in ('v', 'm') and ${notOfExtension('c.oid')}
     and not coalesce('security_invoker=true' = any (c.reloptions), false)
     and has_table_privilege($1, c.oid, 'select')`,

  `select format('trigger %s calls a function of %s', t.tgname, pg_get_userbyid(p.proowner))
   from pg_trigger t join pg_proc p on p.oid = t.tgfoid
   join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = 'public' and not t.tgisinternal and p.proowner <> c.relowner`,

  `select format('trigger %s is switched off', t.tgname)
   from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = 'public' and t.tgenabled = 'D'`,

  `select format('table %s can be emptied or rewritten', c.relname)
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = 'public' and c.relname = any ('{${APPEND_ONLY.join()}}')
     and (select count(distinct bit) from pg_trigger t
          cross join lateral unnest(array[t.tgtype & 8, t.tgtype & 16, t.tgtype & 32]) as bit
          where t.tgrelid = c.oid and not t.tgisinternal and bit > 0
            and t.tgfoid in (select oid from pg_proc where proname in ('refuse_change', 'refuse_audit_change'))) < 3`,

  `select format('table %s has no wall', c.relname)
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = 'public' and c.relkind in ('r', 'p')
     and c.relname <> all ('{${Object.keys(OPEN).join()}}')
     and not (c.relrowsecurity and c.relforcerowsecurity)
     and has_any_column_privilege($1, c.oid, 'select, insert, update, references')`,

  `select format('table %s is open and has a column of persons', c.relname)
   from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
   where c.relname = any ('{${Object.keys(OPEN).join()}}') and a.attname in ('tenant_id', 'user_id')`,

  `select format('policy %s of %s lets everything through', p.polname, c.relname)
   from pg_policy p join pg_class c on c.oid = p.polrelid
   where $1::regrole::oid = any (p.polroles || case when p.polroles = '{0}' then array[$1::regrole::oid] else '{}' end)
     and p.polpermissive
     and (coalesce(pg_get_expr(p.polqual, p.polrelid), '') = 'true'
       or coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '') = 'true')`,

  `select format('policy %s of %s names no setting of ours', p.polname, c.relname)
   from pg_policy p join pg_class c on c.oid = p.polrelid
   where $1::regrole::oid = any (p.polroles)
     and coalesce(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) not like '%fareback.%'`,

  `select format('the application may %s %s', lower(right_), c.relname)
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   cross join unnest(array['TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN']) as right_
   where n.nspname in ${OURS} and c.relkind in ('r', 'p', 'v') and has_table_privilege($1, c.oid, right_)`,

  `select format('the application may %s %s', lower(right_), c.relname)
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   cross join unnest(array['UPDATE', 'DELETE']) as right_
   where n.nspname = 'public' and c.relname = any ('{ledger_accounts,${APPEND_ONLY.join()}}')
     and has_table_privilege($1, c.oid, right_)`,

  `select format('everyone has a right on %s', c.relname)
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   cross join lateral aclexplode(c.relacl) a
   where n.nspname in ${OURS} and a.grantee = 0 and ${notOfExtension('c.oid')}`,

  `select format('the application may pass on its right on %s', c.relname)
   from pg_class c cross join lateral aclexplode(c.relacl) a
   where a.grantee = $1::regrole and a.is_grantable`,

  `select format('the application may create in schema %s', n.nspname)
   from pg_namespace n where has_schema_privilege($1, n.oid, 'create') and n.nspname !~ '^pg_'`,

  `select 'the application may make temporary tables'
   where has_database_privilege($1, current_database(), 'temporary')`,

  `select format('the application is %s', what)
   from pg_roles r cross join lateral (values
     (r.rolsuper, 'a superuser'), (r.rolbypassrls, 'past every wall'), (r.rolcreaterole, 'a maker of roles'),
     (r.rolcreatedb, 'a maker of databases'), (r.rolreplication, 'a replica')) as is_(so, what)
   where r.rolname = $1 and so`,

  `select format('the application is a member of %s', r.rolname)
   from pg_auth_members m join pg_roles r on r.oid = m.roleid
   where m.member = $1::regrole`,
]

/** Everything about the schema that would let the role of the application do more than its policies say. */
export async function schemaFaults(owner: pg.Client, appRole: string) {
  const faults: string[] = []
  for (const check of CHECKS) {
    const { rows } = await owner.query<string[]>({
      text: check,
      values: check.includes('$1') ? [appRole] : [],
      rowMode: 'array',
    })
    faults.push(...rows.map(([fault]) => fault))
  }
  return faults
}
