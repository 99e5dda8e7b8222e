import { AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type Correction from '#app/money/adjustments/correction'
import { isFinanceRole } from '#app/platform/shared/isomorphic/role'
import type User from '#app/people/accounts/user'

export default class CorrectionPolicy extends BasePolicy {
  view(actor: User) {
    return isFinanceRole(actor.role)
  }

  create(actor: User, user: User | null = null) {
    if (!isFinanceRole(actor.role)) return false
    return actor.id === user?.id ? AuthorizationResponse.deny('own') : true
  }

  withdraw(actor: User, correction: Correction) {
    return isFinanceRole(actor.role) && actor.id === correction.requestedById
  }

  /** Four eyes: someone other than who asked. */
  decide(actor: User, correction: Correction) {
    if (!isFinanceRole(actor.role)) return false
    return actor.id !== correction.requestedById && actor.id !== correction.userId
  }
}
