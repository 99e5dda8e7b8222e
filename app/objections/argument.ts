import { wordsOf } from '#app/documents/words'
import type { RejectionReason } from '#app/decisions/rejection_reason'

/** What we say against a reason to reject, in Dutch, for staff to edit. Without a reason, against a part that was denied. */
export const argumentAgainst = (reason: RejectionReason | null) =>
  wordsOf('nl').t(`objection.arguments.${reason ?? 'other'}`)
