import { takeUpCards } from '#app/claims/uploads/actions/take_up_cards'
import { job } from '#app/platform/queue/job'

declare module '#app/platform/queue/job' {
  interface Jobs {
    take_up_cards: { batchId: number }
  }
}

export default job({
  name: 'take_up_cards',
  queue: { retryLimit: 5 },
  handle: ({ batchId }) => takeUpCards(batchId),
})
