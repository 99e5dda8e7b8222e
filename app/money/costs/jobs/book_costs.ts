import { bookCosts } from '#app/money/costs/actions/book_costs'
import { job } from '#app/platform/queue/job'

declare module '#app/platform/queue/job' {
  interface Jobs {
    book_costs: Record<string, never>
  }
}

export default job({
  name: 'book_costs',
  queue: { retryLimit: 5 },
  handle: () => bookCosts(),
})
