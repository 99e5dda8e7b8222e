import { PENDING, type PayoutRunStatus, type PayoutStatus, RESERVED } from '#app/money/payouts/payout_status'
import { hasStatus } from '#app/platform/shared/question'

const is = (...states: PayoutStatus[]) => hasStatus(states)
const runIs = (...states: PayoutRunStatus[]) => hasStatus(states)

export const isRequested = is('requested')

/** Has not left: money is set aside for it. */
export const isReserved = hasStatus(RESERVED)

/** The bank has it, and did not say that it was paid. */
export const isSent = is('sent')

export const isPaid = is('paid')

/** The bank took it, whether it was heard of again or not. */
export const hasLeft = is('sent', 'paid')

export const isPending = hasStatus(PENDING)

/** Of runs: still to be released, or without all its debits. */
export const isUnfinishedRun = runIs('open', 'released')

export const isOpenRun = runIs('open')
