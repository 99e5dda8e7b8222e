import { proposeClaims } from '#app/claims/business/actions/propose_claims'
import { job } from '#app/platform/queue/job'

declare module '#app/platform/queue/job' {
  interface Jobs {
    propose_claims: { userId: number }
  }
}

export default job({
  name: 'propose_claims',
  queue: { retryLimit: 5 },
  handle: ({ userId }) => proposeClaims(userId),
})
