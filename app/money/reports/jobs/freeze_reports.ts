import { freezeReports } from '#app/money/reports/actions/freeze_reports'
import { job } from '#app/platform/queue/job'

declare module '#app/platform/queue/job' {
  interface Jobs {
    freeze_reports: Record<string, never>
  }
}

export default job({
  name: 'freeze_reports',
  every: '20 5 3 * *',
  handle: freezeReports,
})
