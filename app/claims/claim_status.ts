import { stateMachine } from '#app/shared/state_machine'

export const CLAIM_STATUSES = [
  'ready',
  'submitted',
  'acknowledged',
  'approved',
  'partly_approved',
  'rejected',
  'objected',
  'refunded',
  'closed',
  'withdrawn',
  'expired',
] as const
export type ClaimStatus = (typeof CLAIM_STATUSES)[number]

/** `ready` is complete and waits for its letter, or for the traveller; `submitted` really left. */
export const claimMachine = stateMachine<ClaimStatus>({
  ready: ['submitted', 'withdrawn', 'expired'],
  submitted: ['acknowledged', 'approved', 'partly_approved', 'rejected', 'withdrawn'],
  acknowledged: ['approved', 'partly_approved', 'rejected', 'withdrawn'],
  approved: ['refunded', 'closed'],
  partly_approved: ['objected', 'refunded', 'closed'],
  rejected: ['objected', 'closed'],
  objected: ['approved', 'partly_approved', 'rejected', 'closed'],
  refunded: ['closed'],
  closed: [],
  withdrawn: [],
  expired: [],
})

export const AWAITING_DECISION = [
  'submitted',
  'acknowledged',
  'objected',
] as const satisfies ClaimStatus[]

export const AWAITING_REFUND = ['approved', 'partly_approved'] as const satisfies ClaimStatus[]

export const WITHDRAWABLE = CLAIM_STATUSES.filter((status) =>
  claimMachine.allows(status, 'withdrawn')
)

/** The operator answered and money may still come: too late to withdraw. */
export const CAN_BE_GIVEN_UP = [...AWAITING_REFUND, 'objected'] as const satisfies ClaimStatus[]

export const USES_CAP = CLAIM_STATUSES.filter(
  (status) => !['withdrawn', 'expired', 'rejected'].includes(status)
)
