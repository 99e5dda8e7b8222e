import { record } from '#app/messages/events/record'
import { subjectOf } from '#app/claims/rules/actions/draft_rule'
import { assertNoneLost } from '#app/claims/rules/actions/activate_rule'
import ClaimRule from '#app/claims/rules/claim_rule'
import { Refusal } from '#app/platform/shared/refusal'
import { lock } from '#app/platform/shared/execute'
import { refuseNewStaff } from '#app/people/accounts/new_staff'
import type User from '#app/people/accounts/user'

/** Throws a Refusal until exactly as many trips are accepted as can no longer be claimed. */
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
