import { audit } from '#app/audit/audit'
import { subjectOf } from '#app/counterparties/actions/draft_rule'
import ClaimRule from '#app/counterparties/claim_rule'
import { Refusal } from '#app/shared/refusal'
import { lock } from '#app/shared/tenancy'
import type User from '#app/users/user'

/** Only a draft; what was in force stays in the books. */
export async function discardRule({ id, counterpartyId }: ClaimRule, by: User) {
  await lock('claim_rules', counterpartyId)
  const rule = await ClaimRule.findOrFail(id)
  if (rule.status !== 'draft') throw new Refusal('rule', 'illegalMove')
  await rule.merge({ status: 'retired' }).save()
  await audit('claim_rule.discarded', subjectOf(rule), by, {
    version: rule.version,
    kind: rule.kind,
  })
}
