import type { ClaimStatus } from '#app/claims/claim_status'

export type ClaimEventName =
  | Exclude<ClaimStatus, 'refunded'>
  | 'refund_received'
  | 'refund_set_aside'
  | 'given_up'
  | 'paid_directly'
