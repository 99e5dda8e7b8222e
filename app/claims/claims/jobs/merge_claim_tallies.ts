import { execute } from '#app/platform/shared/execute'
import { asWorker } from '#app/platform/shared/tenancy'
import { job } from '#app/platform/queue/job'

declare module '#app/platform/queue/job' {
  interface Jobs {
    merge_claim_tallies: Record<string, never>
  }
}

export default job({
  name: 'merge_claim_tallies',
  policy: 'short',
  every: '*/15 * * * *',
  handle: () => asWorker(() => execute('select merge_claim_tallies()')),
})
