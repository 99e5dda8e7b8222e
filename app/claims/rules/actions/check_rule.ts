import { record } from '#app/messages/events/record'
import { subjectOf } from '#app/claims/rules/actions/draft_rule'
import type ClaimRule from '#app/claims/rules/claim_rule'
import { Refusal } from '#app/platform/shared/refusal'
import { today } from '#app/platform/shared/clock'
import type User from '#app/people/accounts/user'

/** A source that says so itself confirms nothing. */
const NOT_CONFIRMED = /\bnot confirmed\b|\bniet bevestigd\b/i

/** Throws a Refusal to confirm what the source says is not confirmed. */
export async function checkRule(
  rule: ClaimRule,
  by: User,
  { confirmed, source = rule.source }: { confirmed: boolean; source?: string }
) {
  if (confirmed && NOT_CONFIRMED.test(source)) throw new Refusal('source', 'sourceSaysNot')
  await rule.merge({ checkedOn: today(), checkedById: by.id, confirmed, source }).save()
  await record('claim_rule.checked', subjectOf(rule), by, {
    version: rule.version,
    confirmed,
    source,
  })
}
