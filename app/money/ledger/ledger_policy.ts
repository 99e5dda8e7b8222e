import { BasePolicy } from '@adonisjs/bouncer'
import { isFinanceRole } from '#app/platform/shared/isomorphic/role'
import type User from '#app/people/accounts/user'

export default class LedgerPolicy extends BasePolicy {
  check(actor: User) {
    return isFinanceRole(actor.role)
  }
}
