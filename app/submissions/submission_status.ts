import { stateMachine } from '#app/shared/state_machine'

export const SUBMISSION_STATUSES = ['preparing', 'prepared', 'sent', 'posted', 'cancelled'] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

export const submissionMachine = stateMachine<SubmissionStatus>({
  preparing: ['prepared', 'cancelled'],
  // Back to be written anew without a claim that was withdrawn.
  prepared: ['sent', 'posted', 'preparing', 'cancelled'],
  sent: [],
  posted: [],
  cancelled: [],
})
