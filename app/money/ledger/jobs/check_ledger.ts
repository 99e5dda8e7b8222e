import { checkLedger } from '#app/money/ledger/actions/check_ledger'
import { job } from '#app/platform/queue/job'

declare module '#app/platform/queue/job' {
  interface Jobs {
    check_ledger: Record<string, never>
  }
}

export default job({
  name: 'check_ledger',
  policy: 'short',
  every: '30 4 * * *',
  handle: checkLedger,
})
