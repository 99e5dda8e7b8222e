import { queryRows } from '#app/platform/shared/tenancy'
import type Statement from '#app/money/statements/statement'

/** A line that a statement has and that another file booked. */
export type KnownLine = { reference: string; bookedOn: string; amountCents: number }

export const MOST_KNOWN_SHOWN = 50

/** The first of them, in the order of the statement, and how many there are. */
export async function knownLinesOf({ id, fileId, nth }: Pick<Statement, 'id' | 'fileId' | 'nth'>) {
  const rows = await queryRows<KnownLine & { count: number }>(
    `select l.reference, l.booked_on::text as "bookedOn", l.amount_cents as "amountCents", count(*) over ()::int as count
     from statement_entries e join statement_lines l on l.id = e.line_id
     where e.file_id = ? and e.nth = ? and e.outcome = 'known' and l.statement_id is distinct from ?
     order by e.position limit ${MOST_KNOWN_SHOWN}`,
    [fileId, nth, id]
  )
  return { count: rows[0]?.count ?? 0, lines: rows.map(({ count: _, ...line }) => line) }
}
