import { job } from '#app/platform/queue/job'
import { settleLetter } from '#app/claims/letters/actions/settle_letter'

declare module '#app/platform/queue/job' {
  interface Jobs {
    settle_letter: { emailId: number }
  }
}

export default job({
  name: 'settle_letter',
  queue: { retryLimit: 5 },
  handle: ({ emailId }) => settleLetter(emailId),
})
