import { number, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { ENCRYPTED_COLUMNS, isStale, nameOf, type EncryptedColumn } from '#app/platform/encryption/encrypted_columns'
import { asWorker } from '#app/platform/shared/tenancy'
import { currentKeyId } from '#app/platform/encryption/encrypt'

export type StaleCount = { name: string; keyId: string; count: number }

export const countStale = () =>
  asWorker(async () => {
    const counts: StaleCount[] = []
    for (const column of ENCRYPTED_COLUMNS) counts.push(...(await countColumn(column)))
    return [...counts, ...(await countJobs())]
  })

function countColumn(encrypted: EncryptedColumn): Promise<StaleCount[]> {
  const { table, column, index } = encrypted
  const stale = isStale(encrypted, currentKeyId())
  return readRows(
    { name: text('?::text'), keyId: text('key_id'), count: number('count(*)') },
    `from (
       select case when starts_with(${column}, ?) then split_part(${index ?? column}, '.', 1)
         else split_part(${column}, '.', 1) end as key_id
       from ${table} where ${column} is not null and ${stale.sql}
     ) stale group by key_id order by key_id`,
    [nameOf(encrypted), `${currentKeyId()}.`, ...stale.bindings]
  )
}

/** Reset requests are gone within minutes, so they are not encrypted again. */
const countJobs = (): Promise<StaleCount[]> =>
  readRows(
    {
      name: text("'jobs.request_password_reset'"),
      keyId: text("split_part(data->>'sealedEmail', '.', 1)"),
      count: number('count(*)'),
    },
    `from pgboss.job
     where name = 'request_password_reset' and state in ('created', 'retry', 'active')
       and not starts_with(data->>'sealedEmail', ?)
     group by 2 order by 2`,
    [`${currentKeyId()}.`]
  )

export const totalOf = (counts: StaleCount[]) => counts.reduce((sum, { count }) => sum + count, 0)
