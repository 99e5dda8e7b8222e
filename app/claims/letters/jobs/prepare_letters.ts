import { LETTER_HOUR } from '#app/claims/letters/next_letter'
import { job } from '#app/platform/queue/job'
import { prepareLetters } from '#app/claims/letters/actions/prepare_letters'

declare module '#app/platform/queue/job' {
  interface Jobs {
    prepare_letters: Record<string, never>
  }
}

export default job({
  name: 'prepare_letters',
  every: `0 ${LETTER_HOUR} * * 1-5`,
  handle: prepareLetters,
})
