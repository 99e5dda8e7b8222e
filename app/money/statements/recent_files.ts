import { flag, fullName, instant, number, orNull, text, texts, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { StatementFileStatus } from '#app/money/statements/statement_file_status'
import type { StatementProblemCode } from '#app/money/statements/statement_problem'

export type RecentFile = {
  id: string
  name: string
  status: StatementFileStatus
  problem: StatementProblemCode | null
  found: string | null
  position: number | null
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

export const recentFiles = (): Promise<RecentFile[]> =>
  readRows(
    {
      id: text('f.public_id'),
      name: text('f.name'),
      status: typed<StatementFileStatus>('f.status'),
      problem: orNull(typed<StatementProblemCode>('f.problem')),
      found: orNull(text('f.problem_found')),
      position: orNull(number('f.problem_position')),
      newLines: number('f.new_lines_count'),
      knownLines: number('f.known_lines_count'),
      readCount: number('f.read_count'),
      settledCount: number('f.settled_count'),
      asked: number('asked.count'),
      askedIn: orNull(text('asked.statement')),
      gaps: number('joined.gaps'),
      rivalled: number('joined.rivalled'),
      lookAt: orNull(text('joined.first')),
      withdrawalReason: orNull(text('f.withdrawal_reason')),
      isNotice: flag("coalesce(f.format in ('camt_052', 'camt_054'), false)"),
      advised: number('(select count(*)::int from statement_lines l where l.advised_by_id = f.id)'),
      unpacked: orNull(
        number(
          "case when f.format = 'zip' then (select count(*)::int from statement_files o where o.archive_id = f.id) end"
        )
      ),
      others: texts('to_json(f.other_accounts)'),
      empties: number('f.empty_count'),
      uploadedBy: fullName('u'),
      uploadedAt: instant('f.created_at'),
    },
    `from statement_files f join users u on u.id = f.uploaded_by_id
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
