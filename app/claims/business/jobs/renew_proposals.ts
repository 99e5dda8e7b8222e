import { renewProposals } from '#app/claims/business/actions/renew_proposals'
import { job } from '#app/platform/queue/job'

declare module '#app/platform/queue/job' {
  interface Jobs {
    renew_proposals: Record<string, never>
  }
}

/** Rules, caps and deadlines move with the days. */
export default job({
  name: 'renew_proposals',
  every: '40 5 * * *',
  handle: renewProposals,
})
