import { stateMachine } from '#app/platform/shared/isomorphic/state_machine'

export const CONTACT_STATUSES = ['open', 'answered', 'closed'] as const
export type ContactStatus = (typeof CONTACT_STATUSES)[number]

/** `closed` without an answer is what needs none: advertising, or a question that was answered elsewhere. */
export const contactMachine = stateMachine<ContactStatus>({
  open: ['answered', 'closed'],
  answered: ['closed'],
  closed: [],
})
