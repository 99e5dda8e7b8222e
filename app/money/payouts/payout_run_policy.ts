import { BasePolicy } from '@adonisjs/bouncer'
import type PayoutRun from '#app/money/payouts/payout_run'
import { isFinanceRole } from '#app/platform/shared/isomorphic/role'
import type User from '#app/people/accounts/user'

export default class PayoutRunPolicy extends BasePolicy {
  view(actor: User) {
    return isFinanceRole(actor.role)
  }

  create(actor: User) {
    return isFinanceRole(actor.role)
  }

  /** Four eyes: the creator of a run cannot release it. */
  release(actor: User, run: PayoutRun) {
    return isFinanceRole(actor.role) && actor.id !== run.createdById
  }

  confirm(actor: User) {
    return isFinanceRole(actor.role)
  }
}
