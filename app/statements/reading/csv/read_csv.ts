import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { CsvLine, Fields } from '#app/statements/reading/csv/csv_bank'
import { decodeCsv } from '#app/statements/reading/csv/decode_csv'
import type { CsvLayout } from '#app/statements/reading/csv/layout'
import { csvStatement } from '#app/statements/reading/csv/csv_statement'
import { STATEMENT_LIMITS } from '#app/statements/reading/limits'
import type { ReadStatement } from '#app/statements/reading/types'
import { atPosition, StatementProblem } from '#app/statements/statement_problem'

export type PositionedLine = CsvLine & { position: number }

/** One statement for each account in the file, whose lines may be mixed. */
export async function* readCsv(
  bytes: AsyncIterable<Buffer>,
  layout: CsvLayout
): AsyncGenerator<ReadStatement> {
  const accounts = new Map<string, PositionedLine[]>()
  const fieldsOf = fieldsUnder(layout.columns)
  let count = 0
  for await (const { record, position } of recordsOf(bytes, layout)) {
    if (++count > STATEMENT_LIMITS.lines) throw new StatementProblem('too_large', null, position)
    const line = atPosition(position, () => layout.bank.read(fieldsOf(record)))
    const lines = accounts.get(line.iban) ?? []
    accounts.set(line.iban, lines)
    lines.push({ ...line, position })
  }

  if (count === 0) throw new StatementProblem('empty')
  for (const lines of accounts.values()) yield csvStatement(lines, layout.bank)
}

async function* recordsOf(
  bytes: AsyncIterable<Buffer>,
  { delimiter, columns, hasHeader }: CsvLayout
) {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    // The tab export does not quote, so that a quote mark in it is only a character.
    quote: hasHeader ? '"' : null,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: STATEMENT_LIMITS.recordCharacters,
  })
  // The loop below reads the parser, which ends with the error of the source.
  pipeline(decodeCsv(bytes), parser, () => {})

  let isHeader = hasHeader
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      const isColumns = isHeader
      isHeader = false
      if (isColumns) continue
      if (record.length !== columns.length) {
        throw new StatementProblem('broken_csv', null, info.lines)
      }
      yield { record, position: info.lines }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new StatementProblem('broken_csv', null, 'lines' in error ? Number(error.lines) : null)
  }
}

type CsvRecord = { record: string[]; info: { lines: number } }

function fieldsUnder(columns: string[]) {
  const indexes = new Map(columns.map((column, index) => [column, index]))
  return (record: string[]): Fields =>
    (...names) => {
      const name = names.find((one) => indexes.has(one))
      const index = name === undefined ? undefined : indexes.get(name)
      return index === undefined ? '' : record[index].trim()
    }
}
