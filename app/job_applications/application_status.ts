import { stateMachine } from '#app/shared/state_machine'

export const APPLICATION_STATUSES = [
  'received',
  'invited',
  'accepted',
  'rejected',
  'withdrawn',
] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

export const applicationMachine = stateMachine<ApplicationStatus>({
  received: ['invited', 'rejected', 'withdrawn'],
  invited: ['accepted', 'rejected', 'withdrawn'],
  accepted: [],
  rejected: [],
  withdrawn: [],
})

/** We still owe an answer; a person has one of these at most, which an index of the table holds them to. */
export const OPEN_STATUSES = ['received', 'invited'] as const satisfies ApplicationStatus[]
