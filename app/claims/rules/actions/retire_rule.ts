import { record } from '#app/messages/events/record'
import { subjectOf } from '#app/claims/rules/actions/draft_rule'
import { assertNoneLost } from '#app/claims/rules/actions/activate_rule'
import ClaimRule from '#app/claims/rules/claim_rule'
import { Refusal } from '#app/platform/shared/refusal'
import { lock } from '#app/platform/shared/tenancy'
import { refuseNewStaff } from '#app/people/accounts/new_staff'
import type User from '#app/people/accounts/user'

/**
 * Takes a version out of force, for what no operator does any more. Claims keep the version they were made under. Throws a Refusal
 * that says how many trips can no longer be claimed, until exactly so many are accepted.
 */
export async function retireRule({ id, counterpartyId }: ClaimRule, by: User, acceptedLoss = 0) {
  await lock('claim_rules', counterpartyId)
  const rule = await ClaimRule.findOrFail(id)
  if (rule.status !== 'active') throw new Refusal('rule', 'illegalMove')
  refuseNewStaff(by, 'rule')
  await assertNoneLost(rule, acceptedLoss, 'retire')
  await rule.merge({ status: 'retired' }).save()
  await record('claim_rule.retired', subjectOf(rule), by, {
    version: rule.version,
    kind: rule.kind,
    lost: acceptedLoss,
  })
}
