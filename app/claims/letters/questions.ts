import type { LetterStatus } from '#app/claims/letters/letter_status'
import { type Question, and, hasStatus } from '#app/platform/shared/question'

const is = (...states: LetterStatus[]) => hasStatus(states)

const isChecked: Question = (of) => `(not ${of}.needs_check or ${of}.checked_at is not null)`

/** Someone else than wrote it compares it with its evidence first. */
export const awaitsCheck = and(is('prepared'), (of) => `not ${isChecked(of)}`)

/** It has not left, and only staff can make it leave. */
export const waitsForStaff: Question = (of) => `(${is('failed')(of)} or ${is('prepared')(of)} and ${isChecked(of)})`

export const isOpen = is('preparing', 'prepared', 'sending', 'failed')
