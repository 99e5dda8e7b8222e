import { wordsOf } from '#app/platform/documents/words'
import type { RejectionReason } from '#app/claims/claims/isomorphic/rejection_reason'

export const openingAgainst = (reason: RejectionReason | null) =>
  wordsOf('nl').t(`objection.openings.${reason ?? 'part'}`)
