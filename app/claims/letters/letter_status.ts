import { stateMachine } from '#app/platform/shared/isomorphic/state_machine'

export const LETTER_STATUSES = [
  'preparing',
  'prepared',
  'sending',
  'sent',
  'posted',
  'failed',
  'bounced',
  'cancelled',
] as const
export type LetterStatus = (typeof LETTER_STATUSES)[number]

/** `sending` waits for a mail server to accept it. Claims of what comes back go into another letter. */
export const letterMachine = stateMachine<LetterStatus>({
  preparing: ['prepared', 'cancelled'],
  // Back to be written anew without a claim that was withdrawn.
  prepared: ['sending', 'posted', 'preparing', 'cancelled'],
  sending: ['sent', 'failed', 'preparing'],
  sent: ['bounced'],
  posted: ['bounced'],
  failed: ['preparing', 'posted', 'cancelled'],
  bounced: [],
  cancelled: [],
})
