import { execute } from '#app/platform/shared/execute'
import { asWorker } from '#app/platform/shared/tenancy'

/** Statements follow within days; what is left then is of no line of ours. */
const DAYS = 92

export const pruneAdvices = () =>
  asWorker(() =>
    execute(
      `delete from line_advices a using statement_files f
       where f.id = a.file_id and a.line_id is null and f.created_at < clock_now() - interval '${DAYS} days'`
    )
  )
