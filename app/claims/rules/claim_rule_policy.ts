import { BasePolicy } from '@adonisjs/bouncer'
import type ClaimRule from '#app/claims/rules/claim_rule'
import type User from '#app/people/accounts/user'

export default class ClaimRulePolicy extends BasePolicy {
  edit(actor: User) {
    return actor.role === 'owner'
  }

  /** Four eyes: who wrote a version cannot activate it. */
  activate(actor: User, rule: ClaimRule) {
    return actor.role === 'owner' && actor.id !== rule.createdById
  }
}
