import { stateMachine } from '#app/platform/shared/isomorphic/state_machine'

export const DRAFT_STATUSES = ['draft', 'active', 'discarded'] as const
export type DraftStatus = (typeof DRAFT_STATUSES)[number]

export const draftMachine = stateMachine<DraftStatus>({
  draft: ['active', 'discarded'],
  active: [],
  discarded: [],
})
