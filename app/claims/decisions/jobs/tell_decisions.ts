import { job } from '#app/platform/queue/job'
import { tellDecisions } from '#app/claims/decisions/actions/tell_decisions'

declare module '#app/platform/queue/job' {
  interface Jobs {
    tell_decisions: { userId: number }
  }
}

export default job({
  name: 'tell_decisions',
  queue: { retryLimit: 5 },
  handle: ({ userId }) => tellDecisions(userId),
})
