import { addToOutbox } from '#app/messages/live/outbox'
import { cents, day, number, numbers, orNull, text, texts } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { record } from '#app/messages/events/record'
import { enqueue } from '#app/platform/queue/queue'
import { Refusal } from '#app/platform/shared/refusal'
import { exists, lock } from '#app/platform/shared/execute'
import { bookEntries } from '#app/money/statements/book_entries'
import { completeStatements } from '#app/money/statements/complete_statements'
import { operatorsOf } from '#app/money/statements/operators_of_lines'
import { replaceLine } from '#app/money/statements/replace_line'
import { markKnown } from '#app/money/statements/open_entries'
import type Statement from '#app/money/statements/statement'
import StatementFile from '#app/money/statements/statement_file'
import { refuseOfWithdrawn } from '#app/money/statements/refuse_of_withdrawn'
import StatementLine from '#app/money/statements/statement_line'
import type User from '#app/people/accounts/user'

type Answer = {
  position: number
  /** The reference of the line that it is; null for another line, which is booked. */
  same: string | null
}

/** Whether an entry is a booked line, which nothing could decide. Throws a Refusal for what is not asked. */
export async function answerEntry(statement: Statement, { position, same }: Answer, by: User) {
  const file = await StatementFile.lock(statement.fileId)
  await lock('statement_lines')
  const { candidates, ...entry } = await askedEntry(statement, position)
  const operators = await operatorsOf([entry])
  if (same === null) await bookEntries(statement, [entry], operators, by.id)
  else {
    const line = await StatementLine.query().where('reference', same).first()
    if (!line || !candidates.includes(line.id)) throw new Refusal('same', 'notAmongCandidates')
    if (line.withdrawnAt) throw new Refusal('same', 'lineTakenBack')
    await refuseOfWithdrawn(line, 'same')
    await refuseTaken(statement, line)
    const pair = { position, lineId: line.id }
    if (line.statementId === null) await replaceLine(statement, pair, operators, by.id)
    else await markKnown(statement, [pair], 'known', by.id)
  }
  await record('statement.answered', { type: 'statement', id: statement.id, tenantId: null }, by, {
    position,
    same,
  })
  const counts = await completeStatements(file)
  await file.merge({ newLinesCount: counts.fresh, knownLinesCount: counts.known }).save()
  await enqueue('match_statement', { fileId: file.id })
  addToOutbox(file.live)
}

async function askedEntry({ fileId, nth }: Statement, position: number) {
  const entry = await readRow(
    {
      position: number('position'),
      bookedOn: day('booked_on'),
      amountCents: cents('amount_cents'),
      name: orNull(text("told->>'counterparty_name'")),
      ibanIndexes: texts("coalesce(told->'iban_indexes', '[]')"),
      candidates: numbers('to_json(candidates)'),
    },
    'from statement_entries where file_id = ? and nth = ? and position = ? and line_id is null and candidates is not null for update',
    [fileId, nth, position]
  )
  if (!entry) throw new Refusal('same', 'nothingAsked')
  return entry
}

/** Two entries of one statement are two lines. */
async function refuseTaken({ fileId, nth }: Statement, { id }: StatementLine) {
  const taken = await exists('select 1 from statement_entries where file_id = ? and nth = ? and line_id = ?', [
    fileId,
    nth,
    id,
  ])
  if (taken) throw new Refusal('same', 'lineTaken')
}
