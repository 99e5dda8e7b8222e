import { stateMachine } from '#app/platform/shared/isomorphic/state_machine'

export const CORRECTION_KINDS = ['adjustment', 'write_off'] as const
export type CorrectionKind = (typeof CORRECTION_KINDS)[number]

export const CORRECTION_STATUSES = ['requested', 'applied', 'rejected', 'withdrawn'] as const
export type CorrectionStatus = (typeof CORRECTION_STATUSES)[number]

export const correctionMachine = stateMachine<CorrectionStatus>({
  requested: ['applied', 'rejected', 'withdrawn'],
  applied: [],
  rejected: [],
  withdrawn: [],
})

/** Above this, of one person, kind and day, a second person decides. */
export const FOUR_EYES_ABOVE_CENTS = 50_00
