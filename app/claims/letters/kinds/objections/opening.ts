import { wordsOf } from '#app/platform/documents/words'
import type { RejectionReason } from '#app/claims/claims/isomorphic/rejection_reason'

/** How a letter against a reason to reject begins, in Dutch, for staff to edit; what speaks against it stands with each claim. */
export const openingAgainst = (reason: RejectionReason | null) =>
  wordsOf('nl').t(`objection.openings.${reason ?? 'part'}`)
