import { addToOutbox } from '#app/messages/live/outbox'
import { day } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { post } from '#app/money/ledger/ledger'
import { execute } from '#app/platform/shared/execute'
import { columns, toldRecord } from '#app/money/statements/book_entries'
import type { Operators } from '#app/money/statements/operators_of_lines'
import { postLine } from '#app/money/statements/post_line'
import { markKnown, type OpenStatement } from '#app/money/statements/open_entries'
import StatementLine from '#app/money/statements/statement_line'

/** The bank's words and day replace what was typed, which stays in the note. On another day it is booked anew. */
export async function replaceLine(
  statement: Pick<OpenStatement, 'id' | 'fileId' | 'nth'>,
  { position, lineId }: { position: number; lineId: number },
  operators: Operators = new Map(),
  answeredById: number | null = null
) {
  const line = await StatementLine.lock(lineId)
  const [{ bookedOn }] = await readRows(
    { bookedOn: day('booked_on') },
    'from statement_entries where file_id = ? and nth = ? and position = ?',
    [statement.fileId, statement.nth, position]
  )
  const ledgerTransactionId = bookedOn === line.bookedOn ? line.ledgerTransactionId : await bookOn(line, bookedOn)
  await execute(
    `update statement_lines l set statement_id = ?, note = coalesce(note, nullif(left(l.description, 500), '')), booked_on = e.booked_on,
       identity = e.identity, balance_after_cents = e.balance_after_cents, ledger_transaction_id = ?,
       counterparty_id = coalesce(?::bigint, l.counterparty_id),
       counterparty_basis = case when ?::bigint is not null then ?::text else l.counterparty_basis end,
       ${columns.map((column) => (column === 'our_references' ? 'our_references = array(select distinct unnest(l.our_references || told.our_references))' : `${column} = told.${column}`)).join(', ')}
     from statement_entries e cross join lateral jsonb_to_record(e.told) as ${toldRecord}
     where l.id = ? and e.file_id = ? and e.nth = ? and e.position = ?`,
    [
      statement.id,
      ledgerTransactionId,
      operators.get(position)?.id ?? null,
      operators.get(position)?.id ?? null,
      operators.get(position)?.basis ?? null,
      lineId,
      statement.fileId,
      statement.nth,
      position,
    ]
  )
  await markKnown(statement, [{ position, lineId }], 'replaced', answeredById)
  addToOutbox(line.live)
}

async function bookOn(line: StatementLine, bookedOn: string) {
  const key = `statement_line:${line.id}:${line.ledgerTransactionId}`
  await post({
    kind: 'statement.taken_back',
    key: `${key}:taken_back`,
    subject: line.auditSubject,
    reversesId: line.ledgerTransactionId,
    effectiveOn: line.bookedOn,
  })
  return postLine({ id: line.id, amountCents: line.amountCents, bookedOn }, `${key}:moved`, null)
}
