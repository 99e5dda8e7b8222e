import { isBeingObjected, isObjected } from '#app/claims/claims/questions'
import { contestableUntil } from '#app/claims/decisions/contestable_until'
import Decision from '#app/claims/decisions/decision'
import { type KindOfLetter, NOT_EXPECTED } from '#app/claims/letters/kinds/kind_of_letter'
import { momentOf, now } from '#app/platform/shared/clock'
import { frozen } from '#app/travel/operators/answer_forecast'

export const objections: KindOfLetter = {
  mayLeave: isBeingObjected,
  isUnanswered: isObjected,
  askedCents: ({ disputedCents }) => disputedCents,
  needsCheck: true,
  way: 'objection',
  columns: [
    ['claim', 76],
    ['when', 74],
    ['route', 100],
    ['sent', 48],
    ['answered', 48],
    ['decided', 44],
    ['asked', 43],
  ],
  email: 'letter_objection',
  tells: { left: 'claims_objected', returned: 'objections_returned' },
  leave: (claim, _, { by, leftOn, forecast }) =>
    claim.moveTo('objected', {
      by,
      set: { objectedAt: momentOf(leftOn), contestableUntil: null, ...frozen(forecast), overdueAt: null },
    }),
  async comeBack(claim, operator, by) {
    const { outcome, answeredOn } = (await Decision.latestOf(claim))!
    const asAnswered = { objectedAt: null, submittedAt: claim.submittedAt, grossCents: claim.grossCents }
    const until = contestableUntil(outcome, asAnswered, operator, answeredOn, claim.approvedCents)
    const set = { objectedAt: null, returnedAt: now(), ...NOT_EXPECTED, contestableUntil: until }
    return claim.moveTo(outcome, { by, set, action: 'returned' })
  },
}
