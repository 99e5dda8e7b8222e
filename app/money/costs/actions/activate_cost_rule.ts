import CostRule from '#app/money/costs/cost_rule'
import { now } from '#app/platform/shared/clock'
import { enqueue } from '#app/platform/queue/queue'
import { Refusal } from '#app/platform/shared/refusal'
import { refuseNewStaff } from '#app/people/accounts/new_staff'
import type User from '#app/people/accounts/user'

export async function activateCostRule({ id }: Pick<CostRule, 'id'>, by: User) {
  const rule = await CostRule.lock(id)
  if (rule.createdById === by.id) throw new Refusal('rule', 'ownCostRule')
  refuseNewStaff(by, 'rule')
  await rule.moveTo('active', {
    by,
    set: { activatedById: by.id, activatedAt: now() },
    field: 'rule',
    action: 'activated',
  })
  await enqueue('book_costs', {})
  return rule
}
