import { job } from '#app/platform/queue/job'
import { watchDeadlines } from '#app/claims/claims/actions/watch_deadlines'

declare module '#app/platform/queue/job' {
  interface Jobs {
    watch_deadlines: Record<string, never>
  }
}

export default job({
  name: 'watch_deadlines',
  every: '15 6 * * *',
  handle: watchDeadlines,
})
