import JobApplication from '#app/people/applications/job_application'
import { now } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'

/** The privacy policy promises four weeks after an application that led to nothing. */
const WEEKS_KEPT = 4

export const pruneApplications = () =>
  asWorker(() =>
    JobApplication.query()
      .whereIn('status', ['rejected', 'withdrawn'])
      .whereRaw('coalesce(updated_at, created_at) < ?', [now().minus({ weeks: WEEKS_KEPT }).toSQL()!])
      .delete()
  )
