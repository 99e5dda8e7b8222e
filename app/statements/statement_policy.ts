import { BasePolicy } from '@adonisjs/bouncer'
import { isFinanceRole } from '#app/users/role'
import type User from '#app/users/user'

/** Statements, what their lines were for, and the proof of the books. */
export default class StatementPolicy extends BasePolicy {
  view(actor: User) {
    return isFinanceRole(actor.role)
  }

  match(actor: User) {
    return isFinanceRole(actor.role)
  }
}
