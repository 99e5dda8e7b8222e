import type { StatementFileStatus } from '#app/statements/statement_file_status'
import type { StatementProblemCode } from '#app/statements/statement_problem'
import { queryRows } from '#app/shared/tenancy'

export type RecentFile = {
  id: string
  name: string
  status: StatementFileStatus
  problem: StatementProblemCode | null
  /** What there is instead, and where. */
  found: string | null
  position: number | null
  newLines: number
  knownLines: number
  uploadedBy: string
  /** ISO 8601. */
  uploadedAt: string
}

/** The newest uploads: those that are read now, and what became of the last ones. */
export const recentFiles = () =>
  queryRows<RecentFile>(
    `select f.public_id as id, f.name, f.status, f.problem, f.problem_found as found, f.problem_position as position,
       f.new_lines_count as "newLines", f.known_lines_count as "knownLines", u.first_name || ' ' || u.last_name as "uploadedBy",
       to_json(f.created_at) #>> '{}' as "uploadedAt"
     from statement_files f join users u on u.id = f.uploaded_by_id
     where f.id in (select id from statement_files order by id desc limit 5)
     order by f.id desc`
  )
