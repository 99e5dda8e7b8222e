import type { Infer } from '@vinejs/vine/types'
import { record } from '#app/messages/events/record'
import CostRule from '#app/money/costs/cost_rule'
import type { costRuleValidator } from '#app/money/costs/validators'
import { encrypt } from '#app/platform/encryption/encrypt'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { ibanProblem, plainIban } from '#app/people/accounts/isomorphic/iban'
import { DEBTOR } from '#config/bank'
import type User from '#app/people/accounts/user'

export type CostRuleTerms = Infer<typeof costRuleValidator>

/** A rule that books nothing until someone else activates it. Throws a Refusal for an account that is none. */
export async function draftCostRule({ iban, pattern, ...terms }: CostRuleTerms, by: User) {
  const problem = iban && ibanProblem(iban)
  if (problem) throw new Refusal('iban', `iban.${problem}`)
  const plain = iban ? plainIban(iban) : null
  if (plain === DEBTOR.iban) throw new Refusal('iban', 'ownAccount')
  const rule = await CostRule.create({
    ...terms,
    pattern: pattern ?? null,
    ibanEncrypted: plain && encrypt(plain, 'iban'),
    ibanLast4: plain?.slice(-4) ?? null,
    status: 'draft',
    createdById: by.id,
    createdAt: now(),
  })
  await record('cost_rule.drafted', rule.auditSubject, by, { ...terms, pattern: rule.pattern })
  return rule
}
