import { LETTER_HOUR } from '#app/claims/letters/next_letter'
import { job } from '#app/platform/queue/job'
import { prepareSubmissions } from '#app/claims/letters/actions/prepare_submissions'

declare module '#app/platform/queue/job' {
  interface Jobs {
    prepare_submissions: Record<string, never>
  }
}

export default job({
  name: 'prepare_submissions',
  every: `0 ${LETTER_HOUR} * * 1-5`,
  handle: prepareSubmissions,
})
