import { job } from '#app/platform/queue/job'
import { verifyPayees } from '#app/money/payouts/actions/verify_payees'

declare module '#app/platform/queue/job' {
  interface Jobs {
    verify_payees: Record<string, never>
  }
}

export default job({
  name: 'verify_payees',
  queue: { retryLimit: 5, retryDelay: 30 },
  every: '35 * * * *',
  handle: verifyPayees,
})
