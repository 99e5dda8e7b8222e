import { stateMachine } from '#app/platform/shared/isomorphic/state_machine'

export const CLAIM_STATUSES = [
  'ready',
  'submitted',
  'acknowledged',
  'on_hold',
  'approved',
  'partly_approved',
  'rejected',
  'objected',
  'escalated',
  'refunded',
  'closed',
  'withdrawn',
  'expired',
] as const
export type ClaimStatus = (typeof CLAIM_STATUSES)[number]

/** `on_hold` waits for what only the traveller knows. An answer undone or amended moves a claim back or sideways. */
export const claimMachine = stateMachine<ClaimStatus>({
  ready: ['submitted', 'on_hold', 'withdrawn', 'expired'],
  // Back to ready where its letter came back.
  submitted: ['acknowledged', 'on_hold', 'approved', 'partly_approved', 'rejected', 'withdrawn', 'ready', 'closed'],
  acknowledged: ['on_hold', 'approved', 'partly_approved', 'rejected', 'withdrawn', 'closed'],
  on_hold: ['ready', 'submitted', 'acknowledged', 'objected', 'withdrawn', 'expired'],
  approved: ['refunded', 'closed', 'partly_approved', 'rejected', 'submitted', 'acknowledged', 'objected', 'escalated'],
  partly_approved: ['refunded', 'closed', 'approved', 'rejected', 'submitted', 'acknowledged', 'objected', 'escalated'],
  rejected: ['closed', 'approved', 'partly_approved', 'submitted', 'acknowledged', 'objected', 'escalated'],
  objected: ['on_hold', 'approved', 'partly_approved', 'rejected', 'escalated', 'closed'],
  escalated: ['approved', 'partly_approved', 'rejected', 'closed'],
  refunded: ['closed', 'approved', 'partly_approved'],
  closed: [],
  withdrawn: [],
  expired: [],
})

export const AWAITING_DECISION = ['submitted', 'acknowledged', 'objected', 'escalated'] as const satisfies ClaimStatus[]
export type AwaitingDecision = (typeof AWAITING_DECISION)[number]

export const AWAITING_ANSWER = ['submitted', 'acknowledged'] as const satisfies ClaimStatus[]

export const CONTESTABLE = ['rejected', 'partly_approved'] as const satisfies ClaimStatus[]

/** What a claim on hold goes back to. */
export const CAN_BE_HELD = ['ready', 'submitted', 'acknowledged', 'objected'] as const satisfies ClaimStatus[]
export type HeldStatus = (typeof CAN_BE_HELD)[number]

export const AWAITING_REFUND = ['approved', 'partly_approved'] as const satisfies ClaimStatus[]

export const WITHDRAWABLE = CLAIM_STATUSES.filter((status) => claimMachine.allows(status, 'withdrawn'))

/** The operator answered and money may still come: too late to withdraw. */
export const CAN_BE_GIVEN_UP = [...AWAITING_REFUND, 'objected', 'escalated'] as const satisfies ClaimStatus[]

export const USES_CAP = CLAIM_STATUSES.filter((status) => !['withdrawn', 'expired', 'rejected'].includes(status))

export const isOneOf = (statuses: readonly ClaimStatus[], status: ClaimStatus) => statuses.includes(status)

export const awaitsDecision = (status: ClaimStatus): status is AwaitingDecision => isOneOf(AWAITING_DECISION, status)

/** An answer may still come, today or after the claim is submitted. */
export const isUndecided = (status: ClaimStatus) => awaitsDecision(status) || isOneOf(['ready', 'on_hold'], status)

export const canBeHeld = (status: ClaimStatus): status is HeldStatus => isOneOf(CAN_BE_HELD, status)
