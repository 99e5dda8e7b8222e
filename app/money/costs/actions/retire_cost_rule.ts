import CostRule from '#app/money/costs/cost_rule'
import { now } from '#app/platform/shared/clock'
import type User from '#app/people/accounts/user'

export async function retireCostRule({ id }: Pick<CostRule, 'id'>, by: User) {
  const rule = await CostRule.lock(id)
  return rule.moveTo('retired', {
    by,
    set: { retiredById: by.id, retiredAt: now() },
    field: 'rule',
  })
}
