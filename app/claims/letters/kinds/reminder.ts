import { awaitsFirstAnswer } from '#app/claims/claims/questions'
import type { KindOfLetter } from '#app/claims/letters/kinds/kind_of_letter'
import { momentOf } from '#app/platform/shared/clock'

export const reminder: KindOfLetter = {
  mayLeave: awaitsFirstAnswer,
  isUnanswered: awaitsFirstAnswer,
  askedCents: ({ grossCents }) => grossCents,
  needsCheck: false,
  way: 'letter',
  columns: [
    ['claim', 76],
    ['when', 74],
    ['route', 120],
    ['sent', 58],
    ['expected', 62],
    ['asked', 43],
  ],
  email: 'letter_reminder',
  tells: null,
  leave: (claim, _, { by, leftOn }) =>
    claim.change({ by, set: { operatorRemindedAt: momentOf(leftOn) }, action: 'reminded' }),
  comeBack: (claim, _, by) => claim.change({ by, set: { operatorRemindedAt: null }, action: 'returned' }),
}
