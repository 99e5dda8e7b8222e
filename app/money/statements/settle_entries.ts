import { cents, day, flag, number, orNull, text, texts, typed } from '#app/platform/shared/column'
import { readRow, readRows } from '#app/platform/shared/read_rows'
import { execute } from '#app/platform/shared/execute'
import { bookEntries } from '#app/money/statements/book_entries'
import { markKnown, type OpenEntry, type OpenStatement } from '#app/money/statements/open_entries'
import { operatorsOf } from '#app/money/statements/operators_of_lines'
import { provisionalMatches } from '#app/money/statements/provisional_lines'
import { replaceLine } from '#app/money/statements/replace_line'
import { recogniseEntries } from '#app/money/statements/recognise_entries'
import type StatementFile from '#app/money/statements/statement_file'

const PIECE = 1_000

/** The last entry that was looked at: what is settled before it need not be passed over again. */
export type Cursor = { nth: number; position: number | null }

export const START: Cursor = { nth: 0, position: null }

/** At most a thousand entries behind the cursor. Returns how many, and the next cursor; null when nothing is left. */
export async function settlePiece(file: Pick<StatementFile, 'id'>, cursor: Cursor) {
  const statement = await nextStatement(file.id, cursor)
  if (!statement) return null
  const entries = await nextEntries(statement, cursor)
  if (entries.length === 0) return { count: 0, cursor: { nth: statement.nth + 1, position: null } }
  const recognitions = await recogniseEntries(statement, entries)

  const fresh: OpenEntry[] = []
  const known: { position: number; lineId: number }[] = []
  const asked: { position: number; candidates: number[] }[] = []
  for (const [n, entry] of entries.entries()) {
    const recognition = recognitions[n]
    const { position } = entry
    if (recognition.outcome === 'fresh') fresh.push(entry)
    else if (recognition.outcome === 'known') known.push({ position, lineId: recognition.id })
    else asked.push({ position, candidates: recognition.candidates })
  }
  const operators = await operatorsOf(fresh)
  const provisional = await provisionalMatches(statement, fresh, operators)
  asked.push(...provisional.asked)
  await markKnown(statement, known)
  await markAsked(statement, asked)
  for (const match of provisional.replaced) await replaceLine(statement, match, operators)
  const rest = fresh.filter(({ position }) => !provisional.positions.has(position))
  await bookEntries(statement, rest, operators)
  const { position } = entries.at(-1)!
  return { count: entries.length, cursor: { nth: statement.nth, position } }
}

const nextStatement = (fileId: number, { nth }: Cursor) =>
  readRow(
    {
      id: number('s.id'),
      fileId: number('s.file_id'),
      nth: number('s.nth'),
      isNewestFirst: flag('s.is_newest_first'),
      fromOn: day('s.from_on'),
      untilOn: day('s.until_on'),
      statementNumber: orNull(text('s.statement_number')),
      sequenceNumber: orNull(number('s.sequence_number')),
      openingCents: orNull(cents('s.opening_cents')),
      closingCents: orNull(cents('s.closing_cents')),
      format: text('f.format'),
    },
    `from statements s join statement_files f on f.id = s.file_id
     where s.file_id = ? and s.completed_at is null and s.nth >= ? order by s.nth limit 1`,
    [fileId, nth]
  )

const nextEntries = ({ fileId, nth, isNewestFirst }: OpenStatement, { position }: Cursor) =>
  readRows(
    {
      position: number('position'),
      bookedOn: day('booked_on'),
      amountCents: cents('amount_cents'),
      decision: orNull(typed<NonNullable<OpenEntry['decision']>>('decision')),
      name: orNull(text("told->>'counterparty_name'")),
      ibanIndexes: texts("coalesce(told->'iban_indexes', '[]')"),
    },
    `from statement_entries where file_id = ? and nth = ? and line_id is null and candidates is null
       ${position === null ? '' : `and position ${isNewestFirst ? '<' : '>'} ${Number(position)}`}
     order by position ${isNewestFirst ? 'desc' : ''} limit ${PIECE}`,
    [fileId, nth]
  )

async function markAsked({ fileId, nth }: OpenStatement, asked: { position: number; candidates: number[] }[]) {
  for (const { position, candidates } of asked) {
    await execute(
      'update statement_entries set candidates = ?::bigint[], decision = null where file_id = ? and nth = ? and position = ?',
      [candidates, fileId, nth, position]
    )
  }
}
