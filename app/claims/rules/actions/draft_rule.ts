import type { Infer } from '@vinejs/vine/types'
import { record } from '#app/messages/events/record'
import ClaimRule from '#app/claims/rules/claim_rule'
import type Counterparty from '#app/travel/operators/counterparty'
import type { claimRuleValidator } from '#app/claims/rules/validators'
import { today } from '#app/platform/shared/clock'
import { lock } from '#app/platform/shared/execute'
import type User from '#app/people/accounts/user'

export type RuleTerms = Infer<typeof claimRuleValidator>

export async function draftRule(operator: Counterparty, terms: RuleTerms, by: User) {
  await lock('claim_rules', operator.id)
  const newest = await ClaimRule.query()
    .where({ counterparty_id: operator.id, kind: terms.kind })
    .orderBy('version', 'desc')
    .first()
  const rule = await ClaimRule.create({
    counterpartyId: operator.id,
    version: (newest?.version ?? 0) + 1,
    status: 'draft',
    createdById: by.id,
    checkedOn: today(),
    checkedById: by.id,
    feeTrainCents: newest?.feeTrainCents ?? null,
    feeLocalCents: newest?.feeLocalCents ?? null,
    ...termsOf(terms),
  })
  await record('claim_rule.drafted', subjectOf(rule), by, { version: rule.version, kind: rule.kind })
  return rule
}

export const subjectOf = (rule: ClaimRule) => ({
  type: 'claim_rule',
  id: rule.id,
  tenantId: null,
})

function termsOf({ latest, latestUnit, ...terms }: RuleTerms) {
  return {
    ...terms,
    medium: terms.medium ?? null,
    product: terms.product ?? null,
    payer: terms.payer ?? null,
    latestDays: latestUnit === 'days' ? latest : null,
    latestMonths: latestUnit === 'months' ? latest : null,
    capCount: terms.capCount ?? null,
    capPeriod: terms.capCount ? terms.capPeriod! : null,
    formUrl: terms.channel === 'letter' ? null : terms.formUrl!,
    evidence: terms.evidence ?? null,
  }
}
