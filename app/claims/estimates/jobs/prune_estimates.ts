import { job } from '#app/platform/queue/job'
import { pruneEstimates } from '#app/claims/estimates/actions/discard_estimate'

declare module '#app/platform/queue/job' {
  interface Jobs {
    prune_estimates: Record<string, never>
  }
}

export default job({
  name: 'prune_estimates',
  every: '5 * * * *',
  handle: pruneEstimates,
})
