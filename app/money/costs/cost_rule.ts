import { compose } from '@adonisjs/core/helpers'
import { Stateful } from '#app/messages/events/stateful'
import { type CostRuleStatus, costRuleMachine, type Direction } from '#app/money/costs/cost_rule_status'
import type { CostKind } from '#app/money/matching/allocation_kind'
import { CostRuleSchema } from '#database/schema'

/** Which lines of our bank account are costs of the bank or interest; its terms never change. */
export default class CostRule extends compose(CostRuleSchema, Stateful('cost_rule', costRuleMachine)) {
  declare status: CostRuleStatus
  declare costKind: CostKind
  declare direction: Direction
}
