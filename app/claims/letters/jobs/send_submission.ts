import { job } from '#app/platform/queue/job'
import { sendSubmission } from '#app/claims/letters/actions/send_submission'

declare module '#app/platform/queue/job' {
  interface Jobs {
    send_submission: { submissionId: number }
  }
}

export default job({
  name: 'send_submission',
  queue: { retryLimit: 5 },
  handle: ({ submissionId }) => sendSubmission(submissionId),
})
