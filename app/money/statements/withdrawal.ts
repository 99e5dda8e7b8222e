import { number } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import type Statement from '#app/money/statements/statement'

export type Withdrawal = {
  /** Of the file, in its order; all of them go. */
  statements: number
  /** Lines that leave the books, or did; those that another statement tells of stay. */
  lines: number
  /** Of those, still in the books after it was taken back. */
  left: number
  matches: number
}

export const withdrawalOf = async ({ fileId }: Pick<Statement, 'fileId'>) =>
  (await readRow(
    {
      statements: number('(select count(*)::int from statements where file_id = :fileId)'),
      lines: number('(select count(*)::int from lines)'),
      left: number('(select count(*)::int from lines where withdrawn_at is null)'),
      matches: number(
        "(select count(*)::int from allocations a where a.line_id in (select id from lines) and a.reversed_at is null and a.kind <> 'withdrawn')"
      ),
    },
    (columns) => `with lines as materialized (
       select l.id, l.withdrawn_at from statement_lines l join statements s on s.id = l.statement_id
       where s.file_id = :fileId and (l.withdrawn_at is not null or l.entered_by_id is null and not exists (
         select 1 from statement_entries e join statement_files f on f.id = e.file_id
         where e.line_id = l.id and e.file_id <> :fileId and f.status <> 'withdrawn'))
     )
     select ${columns}`,
    { fileId }
  ))!
