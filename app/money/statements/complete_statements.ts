import { number } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { now } from '#app/platform/shared/clock'
import { execute } from '#app/platform/shared/execute'
import type StatementFile from '#app/money/statements/statement_file'

/** Other statements that tell of some of its lines, with the same balances. */
const SHARES = `array(
  select distinct l.statement_id from statement_entries e join statement_lines l on l.id = e.line_id
  where e.file_id = s.file_id and e.nth = s.nth and e.outcome = 'known' and l.statement_id <> s.id
    and l.balance_after_cents = e.balance_after_cents)`

/** Lines of other statements within its days that it does not tell of. */
const MISSING = `(
  select count(*) from statement_lines l join statements o on o.id = l.statement_id join statement_files f on f.id = o.file_id
  where l.booked_on > s.from_on and l.booked_on < s.until_on and f.status <> 'withdrawn'
    and not exists (select 1 from statement_entries e where e.line_id = l.id and e.file_id = s.file_id and e.nth = s.nth))`

/** Needs the file locked. Completes and joins the statements whose entries are all settled. Returns entry counts. */
export async function completeStatements({ id: fileId }: Pick<StatementFile, 'id'>) {
  await execute(
    `update statements s set completed_at = ?, new_lines_count = booked.count,
       shares_with = ${SHARES}, missing_count = ${MISSING}
     from (
       select st.id, count(e.position) filter (where e.outcome = 'booked') as count
       from statements st left join statement_entries e on e.file_id = st.file_id and e.nth = st.nth
       where st.file_id = ? and st.completed_at is null
       group by st.id having count(e.position) filter (where e.line_id is null) = 0
     ) booked where s.id = booked.id`,
    [now().toISO(), fileId]
  )
  await execute('select chain_statements()')
  const counts = await readRow(
    {
      fresh: number("count(*) filter (where outcome = 'booked')::int"),
      known: number("count(*) filter (where outcome <> 'booked')::int"),
      asked: number('count(*) filter (where outcome is null)::int'),
    },
    'from statement_entries where file_id = ?',
    [fileId]
  )
  return counts!
}

/** Joins anew what stands beside the statements of a file that is taken back. */
export async function joinWithout({ id: fileId }: Pick<StatementFile, 'id'>) {
  await execute(
    `update statements s set shares_with = ${SHARES}, missing_count = ${MISSING}
     where s.completed_at is not null and exists (
       select 1 from statements gone where gone.file_id = ? and gone.from_on <= s.until_on and gone.until_on >= s.from_on)`,
    [fileId]
  )
  await execute('select chain_statements()')
}
