import type { ClaimStatus } from '#app/claims/claim_status'

export type ClaimEventName =
  Exclude<ClaimStatus, 'draft' | 'refunded'> | 'refund_received' | 'refund_set_aside' | 'given_up'
