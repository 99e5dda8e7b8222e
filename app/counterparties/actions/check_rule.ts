import { audit } from '#app/audit/audit'
import { subjectOf } from '#app/counterparties/actions/draft_rule'
import type ClaimRule from '#app/counterparties/claim_rule'
import { today } from '#app/shared/clock'
import type User from '#app/users/user'

/** Someone compared the rule with its source today. */
export async function checkRule(rule: ClaimRule, by: User, confirmed: boolean) {
  await rule.merge({ checkedOn: today(), checkedById: by.id, confirmed }).save()
  await audit('claim_rule.checked', subjectOf(rule), by, { version: rule.version, confirmed })
}
