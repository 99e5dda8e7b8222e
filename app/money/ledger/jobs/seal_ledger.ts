import { job } from '#app/platform/queue/job'
import { sealLedger } from '#app/money/ledger/actions/seal_ledger'

declare module '#app/platform/queue/job' {
  interface Jobs {
    seal_ledger: Record<string, never>
  }
}

export default job({
  name: 'seal_ledger',
  policy: 'short',
  every: '*/5 * * * *',
  handle: sealLedger,
})
