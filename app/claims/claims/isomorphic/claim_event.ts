import { OVERTAKEN } from '#app/claims/claims/isomorphic/overtaken'
import { CLAIM_STATUSES } from '#app/claims/claims/isomorphic/claim_status'

/** `refunded` is told as the money that came. */
const STATES = CLAIM_STATUSES.filter((one) => one !== 'refunded')

export const CLAIM_EVENTS = [
  ...STATES,
  'refund_received',
  'refund_set_aside',
  'given_up',
  'paid_directly',
  'set_off',
  'refund_undone',
  'refund_reclaimed',
  'resumed',
  'amended',
  'returned',
  'nothing_heard',
  'not_heard',
  ...OVERTAKEN,
  'reminded',
  'committee_asked',
  'committee_yes',
  'committee_no',
] as const
export type ClaimEventName = (typeof CLAIM_EVENTS)[number]

export const STAFF_EVENTS = ['decision_confirmed', 'reply_passed_on'] as const
export type StaffEventName = ClaimEventName | (typeof STAFF_EVENTS)[number]
