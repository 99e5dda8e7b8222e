import { blindIndexes } from '#app/encryption/encrypt'
import { now } from '#app/shared/clock'
import { newReference } from '#app/shared/reference'
import { queryRows } from '#app/shared/tenancy'
import { bookLines, detailsOf, referencesOf } from '#app/statements/book_lines'
import { pairLines } from '#app/statements/pair_lines'
import type { ReadLine, ReadStatement } from '#app/statements/reading/types'
import Statement from '#app/statements/statement'
import type StatementFile from '#app/statements/statement_file'

type KnownLine = {
  id: number
  bookedOn: string
  amountCents: number
  ibanIndex: string | null
  references: string[]
  statementId: number | null
}

/** Books the lines that are not known yet. A line that was entered by hand gets what the statement tells of it. */
export async function storeStatement(file: StatementFile, read: ReadStatement) {
  const pairs = pairLines(
    read.lines.map((line) => ({
      ...line,
      ibanIndexes: line.counterpartyIban ? blindIndexes(line.counterpartyIban) : [],
      references: referencesOf(line),
    })),
    await knownLines(read.lines)
  )
  const fresh = pairs.filter(({ known }) => !known).map(({ line }) => line)
  const statement = await Statement.create({
    reference: newReference('STM'),
    fileId: file.id,
    statementNumber: read.statementId ?? read.sequence,
    sequenceNumber: sequenceIn(read.sequence),
    fromOn: read.fromOn,
    untilOn: read.untilOn,
    openingCents: read.openingCents,
    closingCents: read.closingCents,
    linesCount: read.lines.length,
    newLinesCount: fresh.length,
    creditCents: sumOf(read.lines.filter(({ amountCents }) => amountCents > 0)),
    debitCents: -sumOf(read.lines.filter(({ amountCents }) => amountCents < 0)),
    createdAt: now(),
  })
  await bookLines(fresh, { statementId: statement.id, enteredBy: null })
  for (const { line, known } of pairs) {
    if (known?.statementId === null) await complete(known.id, statement.id, line)
  }
  return { known: pairs.length - fresh.length, fresh: fresh.length }
}

/** Of the bank, which counts its statements; others are names. */
const sequenceIn = (sequence: string | null) =>
  sequence !== null && /^\d{1,9}$/.test(sequence) ? Number(sequence) : null

const sumOf = (lines: ReadLine[]) => lines.reduce((sum, { amountCents }) => sum + amountCents, 0)

const knownLines = (lines: ReadLine[]) =>
  queryRows<KnownLine>(
    `select id, to_char(booked_on, 'YYYY-MM-DD') as "bookedOn", amount_cents as "amountCents",
       counterparty_iban_index as "ibanIndex", statement_id as "statementId",
       case when statement_id is null then '{}' else our_references end as references
     from statement_lines where booked_on = any(?::date[]) order by id`,
    [[...new Set(lines.map(({ bookedOn }) => bookedOn))]]
  )

/** What was typed stays in the note of the line; the bank's own words take its place. */
async function complete(id: number, statementId: number, line: ReadLine) {
  const details = detailsOf(line)
  const columns = Object.keys(details)
  const set = columns.map((column) =>
    column === 'our_references'
      ? 'our_references = array(select distinct unnest(our_references || ?::text[]))'
      : `${column} = ?`
  )
  await queryRows(
    `update statement_lines set statement_id = ?, note = coalesce(note, nullif(left(description, 500), '')), ${set.join(', ')},
       occurrence = 1 + coalesce((select max(o.occurrence) from statement_lines o
         where o.booked_on = statement_lines.booked_on and o.amount_cents = statement_lines.amount_cents
           and o.counterparty_iban_index is not distinct from ? and o.id <> statement_lines.id), 0)
     where id = ?`,
    [statementId, ...columns.map((column) => details[column]), details.counterparty_iban_index, id]
  ) // prettier-ignore
}
