import { closeClaims } from '#app/claims/claims/actions/close_claims'
import { job } from '#app/platform/queue/job'

declare module '#app/platform/queue/job' {
  interface Jobs {
    close_claims: Record<string, never>
  }
}

export default job({
  name: 'close_claims',
  every: '30 5 * * *',
  handle: closeClaims,
})
