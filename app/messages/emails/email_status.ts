import { stateMachine } from '#app/platform/shared/isomorphic/state_machine'

export const EMAIL_STATUSES = ['queued', 'sent', 'stored', 'failed', 'bounced'] as const
export type EmailStatus = (typeof EMAIL_STATUSES)[number]

export const emailMachine = stateMachine<EmailStatus>({
  queued: ['sent', 'stored', 'failed'],
  sent: ['bounced'],
  stored: [],
  failed: [],
  bounced: [],
})
