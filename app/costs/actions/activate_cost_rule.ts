import CostRule from '#app/costs/cost_rule'
import { now } from '#app/shared/clock'
import { enqueue } from '#app/shared/jobs/queue'
import { Refusal } from '#app/shared/refusal'
import { refuseNewStaff } from '#app/users/new_staff'
import type User from '#app/users/user'

/** Puts a rule in force, by someone else than wrote it; what is open is booked by a job. */
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
