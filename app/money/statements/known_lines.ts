import { cents, day, number, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type Statement from '#app/money/statements/statement'

/** A line that a statement has and that another file booked. */
export type KnownLine = { reference: string; bookedOn: string; amountCents: number }

export const MAX_KNOWN_SHOWN = 50

export async function knownLinesOf({ id, fileId, nth }: Pick<Statement, 'id' | 'fileId' | 'nth'>) {
  const rows = await readRows(
    {
      reference: text('l.reference'),
      bookedOn: day('l.booked_on'),
      amountCents: cents('l.amount_cents'),
      count: number('count(*) over ()::int'),
    },
    `from statement_entries e join statement_lines l on l.id = e.line_id
     where e.file_id = ? and e.nth = ? and e.outcome = 'known' and l.statement_id is distinct from ?
     order by e.position limit ${MAX_KNOWN_SHOWN}`,
    [fileId, nth, id]
  )
  return { count: rows[0]?.count ?? 0, lines: rows.map(({ count: _, ...line }) => line) }
}
