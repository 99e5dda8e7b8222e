import { now } from '#app/shared/clock'
import { queryRow, queryRows } from '#app/shared/tenancy'
import type StatementFile from '#app/statements/statement_file'

/**
 * Completes the statements of a file whose entries are all settled, and joins them to the others. Needs the file locked. Returns what
 * became of the entries of the file.
 */
export async function completeStatements({ id: fileId }: Pick<StatementFile, 'id'>) {
  await queryRows(
    `update statements s set completed_at = ?, new_lines_count = booked.count,
       shares_with = array(
         select distinct l.statement_id from statement_entries e join statement_lines l on l.id = e.line_id
         where e.file_id = s.file_id and e.nth = s.nth and e.outcome = 'known' and l.statement_id <> s.id
           and l.balance_after_cents = e.balance_after_cents),
       missing_count = (
         select count(*) from statement_lines l
         where l.booked_on > s.from_on and l.booked_on < s.until_on and l.statement_id is not null
           and not exists (select 1 from statement_entries e where e.line_id = l.id and e.file_id = s.file_id and e.nth = s.nth))
     from (
       select st.id, count(e.position) filter (where e.outcome = 'booked') as count
       from statements st left join statement_entries e on e.file_id = st.file_id and e.nth = st.nth
       where st.file_id = ? and st.completed_at is null
       group by st.id having count(e.position) filter (where e.line_id is null) = 0
     ) booked where s.id = booked.id`,
    [now().toISO(), fileId]
  )
  await queryRows('select chain_statements()')
  const counts = await queryRow<{ fresh: number; known: number; asked: number }>(
    `select count(*) filter (where outcome = 'booked')::int as fresh, count(*) filter (where outcome <> 'booked')::int as known,
       count(*) filter (where outcome is null)::int as asked from statement_entries where file_id = ?`,
    [fileId]
  )
  return counts!
}
