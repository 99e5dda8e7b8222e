import { job } from '#app/platform/queue/job'
import { settleSubmission } from '#app/claims/letters/actions/settle_submission'

declare module '#app/platform/queue/job' {
  interface Jobs {
    settle_submission: { emailId: number }
  }
}

export default job({
  name: 'settle_submission',
  queue: { retryLimit: 5 },
  handle: ({ emailId }) => settleSubmission(emailId),
})
