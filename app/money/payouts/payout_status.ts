import { stateMachine } from '#app/platform/shared/isomorphic/state_machine'

export const PAYOUT_STATUSES = ['requested', 'in_run', 'sent', 'paid', 'rejected', 'returned', 'cancelled'] as const
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]

export const payoutMachine = stateMachine<PayoutStatus>({
  requested: ['in_run', 'rejected', 'cancelled'],
  in_run: ['sent', 'requested'],
  sent: ['paid', 'returned', 'rejected'],
  // A match with the statement can be undone.
  paid: ['returned', 'sent', 'rejected'],
  rejected: [],
  returned: [],
  cancelled: [],
})

export const RESERVED = ['requested', 'in_run'] as const satisfies PayoutStatus[]

export const PENDING = ['requested', 'in_run', 'sent'] as const satisfies PayoutStatus[]

export const PAYOUT_RUN_STATUSES = ['open', 'released', 'confirmed', 'cancelled'] as const
export type PayoutRunStatus = (typeof PAYOUT_RUN_STATUSES)[number]

export const payoutRunMachine = stateMachine<PayoutRunStatus>({
  open: ['released', 'cancelled'],
  released: ['confirmed'],
  confirmed: ['released'],
  cancelled: [],
})
