import { PENDING, type PayoutRunStatus, type PayoutStatus, RESERVED } from '#app/money/payouts/payout_status'
import { hasStatus } from '#app/platform/shared/question'

/** Conditions on payouts, each said once (`app/claims/claims/questions.ts`). */
const is = (...states: PayoutStatus[]) => hasStatus(states)
const runIs = (...states: PayoutRunStatus[]) => hasStatus(states)

/** Waits for a run. */
export const isRequested = is('requested')

/** Has not left: money is set aside for it. */
export const isReserved = hasStatus(RESERVED)

/** The bank has it, and did not say that it was paid. */
export const isSent = is('sent')

export const isPaid = is('paid')

/** The bank took it, whether it was heard of again or not. */
export const hasLeft = is('sent', 'paid')

/** Neither paid nor returned. */
export const isPending = hasStatus(PENDING)

/** Of runs: still to be released, or without all its debits. */
export const isUnfinishedRun = runIs('open', 'released')

/** Of runs: somebody has to release it. */
export const isOpenRun = runIs('open')
