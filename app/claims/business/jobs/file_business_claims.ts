import { fileBusinessClaims } from '#app/claims/business/actions/file_business_claims'
import { job } from '#app/platform/queue/job'

declare module '#app/platform/queue/job' {
  interface Jobs {
    file_business_claims: { personId: number }
  }
}

export default job({
  name: 'file_business_claims',
  queue: { retryLimit: 5 },
  slots: 2,
  handle: ({ personId }) => fileBusinessClaims(personId),
})
