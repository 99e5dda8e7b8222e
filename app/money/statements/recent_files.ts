import type { StatementFileStatus } from '#app/money/statements/statement_file_status'
import type { StatementProblemCode } from '#app/money/statements/statement_problem'
import { queryRows } from '#app/platform/shared/tenancy'

export type RecentFile = {
  id: string
  name: string
  status: StatementFileStatus
  problem: StatementProblemCode | null
  /** What there is instead, and where. */
  found: string | null
  position: number | null
  /** Lines that were read, and those that are booked or known. */
  readCount: number
  settledCount: number
  newLines: number
  knownLines: number
  /** Lines that wait for a person, and the statement with the first of them. */
  asked: number
  askedIn: string | null
  /** Its statements that do not join the one before them, and those that begin as another one does; with the first of either. */
  gaps: number
  rivalled: number
  lookAt: string | null
  withdrawalReason: string | null
  isNotice: boolean
  /** Lines that a notice told more of. */
  advised: number
  /** Of an archive: the files that came out of it. */
  unpacked: number | null
  /** The ends of other account numbers in it. */
  others: string[]
  /** Entries without an amount. */
  empties: number
  uploadedBy: string
  /** ISO 8601. */
  uploadedAt: string
}

/** The newest uploads: those that are read now, what became of the last ones, and those that ask, however old. */
export const recentFiles = () =>
  queryRows<RecentFile>(
    `select f.public_id as id, f.name, f.status, f.problem, f.problem_found as found, f.problem_position as position,
       f.new_lines_count as "newLines", f.known_lines_count as "knownLines",
       f.read_count as "readCount", f.settled_count as "settledCount", asked.count as asked, asked.statement as "askedIn",
       joined.gaps, joined.rivalled, joined.first as "lookAt", f.withdrawal_reason as "withdrawalReason",
       coalesce(f.format in ('camt_052', 'camt_054'), false) as "isNotice",
       (select count(*)::int from statement_lines l where l.advised_by_id = f.id) as advised,
       case when f.format = 'zip' then (select count(*)::int from statement_files o where o.archive_id = f.id) end as unpacked, to_json(f.other_accounts) as others, f.empty_count as empties, u.first_name || ' ' || u.last_name as "uploadedBy",
       to_json(f.created_at) #>> '{}' as "uploadedAt"
     from statement_files f join users u on u.id = f.uploaded_by_id
     cross join lateral (
       select count(*)::int as count, (array_agg(s.reference order by e.nth))[1] as statement
       from statement_entries e join statements s on s.file_id = e.file_id and s.nth = e.nth
       where e.file_id = f.id and e.line_id is null and e.candidates is not null
     ) asked
     cross join lateral (
       select count(*) filter (where s.gap_cents <> 0)::int as gaps, count(*) filter (where s.rivals <> '{}')::int as rivalled,
         (array_agg(s.reference order by s.nth) filter (where s.gap_cents <> 0 or s.rivals <> '{}'))[1] as first
       from statements s where s.file_id = f.id and s.completed_at is not null
     ) joined
     where f.id in (select id from statement_files order by id desc limit 8)
       or f.id in (select file_id from statement_entries where line_id is null and candidates is not null limit 100)
     order by f.id desc`
  )
