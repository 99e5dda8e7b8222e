import { withClient } from '#bin/support/database'

/** Every column of the database in which one of these is written, as `table.column`; nobody's rows are hidden. */
export async function columnsNaming(canaries: string[]) {
  const pattern = canaries.map((one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return withClient(process.env.DATABASE_URL!, async (owner) => {
    const { rows: columns } = await owner.query<{ table: string; column: string }>(
      `select c.table_schema || '.' || c.table_name as table, c.column_name as column
       from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where t.table_type = 'BASE TABLE' and c.table_schema in ('public', 'pgboss')
         and c.data_type in ('text', 'character varying', 'jsonb', 'ARRAY', 'date', 'inet')`
    )
    const naming: string[] = []
    for (const { table, column } of columns) {
      const { rowCount } = await owner.query(`select 1 from ${table} where "${column}"::text ~* $1 limit 1`, [pattern])
      if (rowCount) naming.push(`${table.replace('public.', '')}.${column}`)
    }
    return naming.sort()
  })
}
