import { job } from '#app/platform/queue/job'
import { payOutMonthly } from '#app/money/payouts/actions/pay_out_monthly'

declare module '#app/platform/queue/job' {
  interface Jobs {
    pay_out_monthly: Record<string, never>
  }
}

export default job({
  name: 'pay_out_monthly',
  // After the night's upkeep.
  every: '0 7 1 * *',
  handle: payOutMonthly,
})
