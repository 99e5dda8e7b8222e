import { BasePolicy } from '@adonisjs/bouncer'
import type Claim from '#app/claims/claims/claim'
import { isFinanceRole } from '#app/platform/shared/isomorphic/role'
import type User from '#app/people/accounts/user'

export default class ClaimPolicy extends BasePolicy {
  recordDecision(actor: User, claim: Claim) {
    return actor.isStaff && actor.id !== claim.userId
  }

  /** All claims but their own, which is checked for each. */
  workOnClaims(actor: User) {
    return actor.isStaff
  }

  recordRefund(actor: User, claim: Claim) {
    return isFinanceRole(actor.role) && actor.id !== claim.userId
  }
}
