import { record } from '#app/messages/events/record'
import { subjectOf } from '#app/claims/rules/actions/draft_rule'
import ClaimRule from '#app/claims/rules/claim_rule'
import { Refusal } from '#app/platform/shared/refusal'
import { lock } from '#app/platform/shared/execute'
import type User from '#app/people/accounts/user'

/** Only a draft; what was in force stays in the books. */
export async function discardRule({ id, counterpartyId }: ClaimRule, by: User) {
  await lock('claim_rules', counterpartyId)
  const rule = await ClaimRule.findOrFail(id)
  if (rule.status !== 'draft') throw new Refusal('rule', 'illegalMove')
  await rule.merge({ status: 'retired' }).save()
  await record('claim_rule.discarded', subjectOf(rule), by, {
    version: rule.version,
    kind: rule.kind,
  })
}
