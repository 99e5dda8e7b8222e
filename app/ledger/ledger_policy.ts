import { BasePolicy } from '@adonisjs/bouncer'
import { isFinanceRole } from '#app/users/role'
import type User from '#app/users/user'

export default class LedgerPolicy extends BasePolicy {
  check(actor: User) {
    return isFinanceRole(actor.role)
  }
}
