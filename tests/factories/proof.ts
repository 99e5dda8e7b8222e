import { asOwner } from '#tests/support/owner'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { createUser } from '#tests/factories/users'
import type { Client } from '#tests/support/client'

/** As if a second person had seen all lines that stand in no chain of balances at the bank. */
export const proveLines = () =>
  asWorker(() =>
    queryRows(
      `update statement_lines l set confirmed_at = now(), confirmed_by_id = (
         select min(id) from users u where u.id is distinct from l.entered_by_id and u.role_since < now() - interval '25 hours'
           and not exists (select 1 from statements s join statement_files f on f.id = s.file_id where s.id = l.statement_id and f.uploaded_by_id = u.id)
           and not exists (select 1 from allocations a where a.line_id = l.id and a.created_by_id = u.id and a.reversed_at is null))
       where l.confirmed_by_id is null`
    )
  )

/** Releases a run as its page does, with what the page shows. */
export async function release(client: Client, path: string, options: { prove: boolean } = { prove: true }) {
  if (options.prove) await proveLines()
  const { props } = await client.page(path)
  return client.submit(`${path}/releases`, { digest: props.digest }, { from: path })
}

/** As if someone of finance had looked at all payouts that are on hold. */
export const clearAll = () =>
  asWorker(async () => {
    const by = await createUser({ role: 'finance' })
    await queryRows(
      `insert into payout_clearances (payout_id, reason, note, cleared_by_id, cleared_at)
       select payout_id, reason, 'As if looked at', ?, now() from payout_holds`,
      [by.id]
    )
  })

/** As if the day had come on which the bank makes the payments of a run. */
export const due = (reference: string) =>
  asOwner((owner) =>
    owner.query(
      "update payout_runs set execute_on = least(execute_on, (now() at time zone 'Europe/Amsterdam')::date) where reference = $1",
      [reference]
    )
  )
