import { stateMachine } from '#app/platform/shared/isomorphic/state_machine'

export const RULE_STATUSES = ['draft', 'active', 'retired'] as const
export type RuleStatus = (typeof RULE_STATUSES)[number]

export const ruleMachine = stateMachine<RuleStatus>({
  draft: ['active', 'retired'],
  active: ['retired'],
  retired: [],
})
