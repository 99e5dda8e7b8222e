import { bookCosts } from '#app/money/costs/actions/book_costs'
import { job } from '#app/platform/queue/job'
import { matchAutomatically } from '#app/money/matching/actions/match_automatically'

declare module '#app/platform/queue/job' {
  interface Jobs {
    match_statement: { fileId: number }
  }
}

export default job({
  name: 'match_statement',
  queue: { retryLimit: 5 },
  slots: 2,
  async handle({ fileId }) {
    await matchAutomatically(fileId)
    await bookCosts(fileId)
  },
})
