import { markSubmitted } from '#app/claims/claims/actions/mark_submitted'
import { isReady, isSubmitted } from '#app/claims/claims/questions'
import { type KindOfLetter, NOT_EXPECTED } from '#app/claims/letters/kinds/kind_of_letter'
import { now } from '#app/platform/shared/clock'

export const claims: KindOfLetter = {
  mayLeave: isReady,
  isUnanswered: isSubmitted,
  askedCents: ({ grossCents }) => grossCents,
  needsCheck: false,
  way: 'letter',
  columns: [
    ['claim', 76],
    ['when', 74],
    ['from', 80],
    ['to', 80],
    ['charged', 38],
    ['fare', 40],
    ['asked', 43],
  ],
  email: 'letter',
  tells: { left: 'claims_submitted', returned: 'claims_returned' },
  leave: markSubmitted,
  comeBack(claim, _, by) {
    const set = { submittedAt: null, ...NOT_EXPECTED, returnedAt: now() }
    // What its traveller is asked goes on; then it is ready.
    return claim.status === 'on_hold'
      ? claim.change({ by, set: { ...set, heldStatus: 'ready' }, action: 'returned' })
      : claim.moveTo('ready', { by, set, action: 'returned' })
  },
}
