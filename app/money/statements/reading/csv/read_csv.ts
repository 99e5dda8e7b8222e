import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { Fields } from '#app/money/statements/reading/csv/csv_bank'
import { decodeText } from '#app/money/statements/reading/decode_text'
import type { CsvLayout } from '#app/money/statements/reading/csv/layout'
import { CsvOrder } from '#app/money/statements/reading/csv/csv_order'
import { STATEMENT_LIMITS } from '#app/money/statements/reading/limits'
import type { IsRead, ReadLine, ReadPart } from '#app/money/statements/reading/types'
import { atPosition, StatementProblem } from '#app/money/statements/statement_problem'

/** The lines of accounts may be mixed; each is a statement, whose header comes at the end. */
export async function* readCsv(
  bytes: AsyncIterable<Buffer>,
  layout: CsvLayout,
  isRead: IsRead
): AsyncGenerator<ReadPart> {
  const { bank } = layout
  const accounts = new Map<string, { lines: ReadLine[]; order: CsvOrder | null }>()
  const fieldsOf = fieldsUnder(layout.columns)
  let count = 0
  for await (const { record, position } of recordsOf(bytes, layout)) {
    if (++count > STATEMENT_LIMITS.lines) throw new StatementProblem('too_large', null, position)
    const account = atPosition(position, () => bank.account(fieldsOf(record)))
    let known = accounts.get(account)
    if (!known) {
      const order = isRead(account) ? new CsvOrder(bank.isNewestFirst) : null
      accounts.set(account, (known = { lines: [], order }))
    }
    if (!known.order) continue
    const read = atPosition(position, () => bank.read(fieldsOf(record)))
    known.order.add({ ...read, position })
    known.lines.push({ position, ...read.line, details: [] })
    if (known.lines.length < STATEMENT_LIMITS.part) continue
    yield { account, lines: known.lines.splice(0), header: null }
  }

  if (count === 0) throw new StatementProblem('empty')
  for (const [account, { lines, order }] of accounts) {
    yield { account, lines, header: order?.header() ?? null }
  }
}

async function* recordsOf(bytes: AsyncIterable<Buffer>, { delimiter, columns, hasHeader }: CsvLayout) {
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
  pipeline(decodeText(bytes), parser, () => {})

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
