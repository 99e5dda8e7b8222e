import { number } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'

/** For rows that others name before they are there, such as the ledger. */
export async function nextIds(table: 'allocations' | 'payouts' | 'statement_lines', count: number) {
  const rows = await readRows(
    { id: number("nextval(pg_get_serial_sequence(?, 'id'))") },
    'from generate_series(1, ?::int)',
    [table, count]
  )
  return rows.map(({ id }) => id)
}
