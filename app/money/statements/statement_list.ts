import { cents, code, day, flag, instant, number, orNull, text } from '#app/platform/shared/column'
import { type RowOf, defineList } from '#app/platform/lists/define_list'
import { anyOfThese, days, flagged } from '#app/platform/lists/filter'
import { STATEMENT_FORMATS } from '#app/money/statements/statement_format'

/** Filters and views see no joins. */
const ofFile = (condition: string) => `statements.file_id in (select id from statement_files where ${condition})`

const IS_WITHDRAWN = ofFile("status = 'withdrawn'")

const FORMATS = Object.fromEntries(STATEMENT_FORMATS.map((format) => [format, ofFile(`format = '${format}'`)]))

const OPEN_LINES = `(select count(*) from statement_lines where statement_id = statements.id and open_cents <> 0)`

export const statementList = defineList({
  name: 'statements',
  words: 'staff_lists.statements',
  openTo: 'finance',
  table: 'statements',
  joins: 'join statement_files on statement_files.id = statements.file_id',
  key: 'statements.reference',
  columns: {
    reference: text('statements.reference'),
    statementNumber: orNull(text('coalesce(statements.sequence_number::text, statements.statement_number)')),
    fromOn: day('statements.from_on'),
    untilOn: day('statements.until_on'),
    openingCents: orNull(cents('statements.opening_cents')),
    creditCents: cents('statements.credit_cents', { sum: true }),
    debitCents: cents('statements.debit_cents', { sum: true }),
    closingCents: orNull(cents('statements.closing_cents')),
    gapCents: orNull(cents('statements.gap_cents')),
    isRivalled: flag("statements.rivals <> '{}'"),
    linesCount: number('statements.lines_count', { sum: true }),
    newLinesCount: number('statements.new_lines_count', { sum: true }),
    openLinesCount: number(OPEN_LINES),
    format: orNull(code('statement_files.format', STATEMENT_FORMATS, 'admin.codes.statementFormat')),
    fileName: text('statement_files.name'),
    importedAt: instant('statements.created_at'),
    isWithdrawn: flag("statement_files.status = 'withdrawn'"),
  },
  views: {
    all: `not ${IS_WITHDRAWN}`,
    open: `exists (select 1 from statement_lines where statement_id = statements.id and open_cents <> 0)`,
    withdrawn: IS_WITHDRAWN,
  },
  filters: {
    format: anyOfThese(FORMATS, 'admin.codes.statementFormat'),
    gap: flagged("statements.gap_cents <> 0 or statements.rivals <> '{}'"),
    until: days('statements.until_on'),
  },
  search: (typed) => ({
    sql: 'starts_with(statements.reference, ?)',
    values: [typed.toUpperCase()],
  }),
  sorts: { until: ['statements.until_on', 'statements.id'], imported: ['statements.id'] },
  defaults: { sort: '-until' },
})

export type StatementRow = RowOf<typeof statementList>
