import { BasePolicy } from '@adonisjs/bouncer'
import { isFinanceRole } from '#app/platform/shared/isomorphic/role'
import type User from '#app/people/accounts/user'

export default class StatementPolicy extends BasePolicy {
  view(actor: User) {
    return isFinanceRole(actor.role)
  }

  /** From which certainty several lines can be accepted at once. */
  choose(actor: User) {
    return actor.role === 'owner'
  }

  match(actor: User) {
    return isFinanceRole(actor.role)
  }
}
