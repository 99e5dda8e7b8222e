import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { DRIVE_ROOT } from '#config/drive'
import { asOwner } from '#tests/support/owner'

/** Of the rows of every table, but for what counts requests: what changes here was written. */
export const fingerprint = () =>
  asOwner(async (owner) => {
    const tables = await owner.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits' order by 1`
    )
    const prints: Record<string, string> = {}
    for (const { name } of tables.rows) {
      const { rows } = await owner.query<{ print: string }>(
        `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as print from ${name} t`
      )
      prints[name] = rows[0].print
    }
    return prints
  })

/** What is stored, and what was received and not thrown away. */
export const files = async () => [
  ...(await readdir(DRIVE_ROOT, { recursive: true }).catch(() => [])),
  ...(await readdir(tmpdir())).filter((name) => name.startsWith(`fareback-${process.pid}-`)),
]
