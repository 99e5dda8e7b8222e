import { job } from '#app/platform/queue/job'
import { rebuildTravelOf } from '#app/claims/uploads/actions/rebuild_travel_of'

declare module '#app/platform/queue/job' {
  interface Jobs {
    rebuild_travel: { userId: number }
  }
}

export default job({
  name: 'rebuild_travel',
  queue: { retryLimit: 5 },
  handle: ({ userId }) => rebuildTravelOf(userId),
})
