import { stateMachine } from '#app/platform/shared/isomorphic/state_machine'

export const COST_RULE_STATUSES = ['draft', 'active', 'retired'] as const
export type CostRuleStatus = (typeof COST_RULE_STATUSES)[number]

export const costRuleMachine = stateMachine<CostRuleStatus>({
  draft: ['active', 'retired'],
  active: ['retired'],
  retired: [],
})

export const DIRECTIONS = ['out', 'in'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The most that a rule books of one line by itself. */
export const MAX_BY_RULE_CENTS = 1_000_00
