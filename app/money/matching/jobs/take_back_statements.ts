import { job } from '#app/platform/queue/job'
import { takeBackLines } from '#app/money/matching/actions/take_back_statements'

declare module '#app/platform/queue/job' {
  interface Jobs {
    take_back_statements: { fileId: number }
  }
}

export default job({
  name: 'take_back_statements',
  queue: { retryLimit: 5 },
  handle: ({ fileId }) => takeBackLines(fileId),
})
