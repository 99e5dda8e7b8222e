import { job } from '#app/platform/queue/job'
import { sendLetter } from '#app/claims/letters/actions/send_letter'

declare module '#app/platform/queue/job' {
  interface Jobs {
    send_letter: { letterId: number }
  }
}

export default job({
  name: 'send_letter',
  queue: { retryLimit: 5 },
  handle: ({ letterId }) => sendLetter(letterId),
})
