import { queryRows } from '#app/platform/shared/tenancy'

/** From the sequence of a table, for rows that others name before they are there, such as the ledger. */
export async function nextIds(table: 'allocations' | 'payouts' | 'statement_lines', count: number) {
  const rows = await queryRows<{ id: number }>(
    "select nextval(pg_get_serial_sequence(?, 'id')) as id from generate_series(1, ?::int)",
    [table, count]
  )
  return rows.map(({ id }) => id)
}
