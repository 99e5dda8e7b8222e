import { BasePolicy } from '@adonisjs/bouncer'
import type Claim from '#app/claims/claim'
import { isFinanceRole } from '#app/users/role'
import type User from '#app/users/user'

export default class ClaimPolicy extends BasePolicy {
  /** Never on their own claims. */
  recordDecision(actor: User, claim: Claim) {
    return actor.isStaff && actor.id !== claim.userId
  }

  recordRefund(actor: User, claim: Claim) {
    return isFinanceRole(actor.role) && actor.id !== claim.userId
  }
}
