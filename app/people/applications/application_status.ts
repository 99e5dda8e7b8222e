import { stateMachine } from '#app/platform/shared/isomorphic/state_machine'

export const APPLICATION_STATUSES = ['received', 'invited', 'accepted', 'rejected', 'withdrawn'] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

export const applicationMachine = stateMachine<ApplicationStatus>({
  received: ['invited', 'rejected', 'withdrawn'],
  invited: ['accepted', 'rejected', 'withdrawn'],
  accepted: [],
  rejected: [],
  withdrawn: [],
})

/** We still owe an answer. A unique index allows one open application per user. */
export const OPEN_STATUSES = ['received', 'invited'] as const satisfies ApplicationStatus[]
