import CostRule from '#app/costs/cost_rule'
import { now } from '#app/shared/clock'
import type User from '#app/users/user'

/** It books nothing from now on; what it booked stays. */
export async function retireCostRule({ id }: Pick<CostRule, 'id'>, by: User) {
  const rule = await CostRule.lock(id)
  return rule.moveTo('retired', {
    by,
    set: { retiredById: by.id, retiredAt: now() },
    field: 'rule',
  })
}
