import { stateMachine } from '#app/shared/state_machine'

export const CLAIM_STATUSES = [
  'draft',
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

export const claimMachine = stateMachine<ClaimStatus>({
  draft: ['submitted', 'withdrawn', 'expired'],
  submitted: ['acknowledged', 'approved', 'partly_approved', 'rejected', 'withdrawn', 'expired'],
  acknowledged: ['approved', 'partly_approved', 'rejected', 'withdrawn', 'expired'],
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
  (status) => !['draft', 'withdrawn', 'expired', 'rejected'].includes(status)
)
