import type { ClaimStatus } from '#app/claims/claim_status'

/** What the log of a claim can hold, after `claim.`: each move, and what happens to its money. */
export type ClaimEventName =
  Exclude<ClaimStatus, 'draft' | 'refunded'> | 'refund_received' | 'refund_set_aside' | 'given_up'
