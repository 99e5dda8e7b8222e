import { AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type Expense from '#app/money/expenses/expense'
import type { ExpenseDenial } from '#app/money/expenses/expense_denial'
import { isFinanceRole } from '#app/platform/shared/isomorphic/role'
import type User from '#app/people/accounts/user'

export default class ExpensePolicy extends BasePolicy {
  handIn(actor: User) {
    return actor.isResearcher || actor.isStaff
  }

  view(actor: User) {
    return isFinanceRole(actor.role)
  }

  decide(actor: User, expense: Expense) {
    if (!isFinanceRole(actor.role)) return AuthorizationResponse.deny()
    return actor.id === expense.userId ? deny('own') : AuthorizationResponse.allow()
  }

  reimburse(actor: User, expense: Expense) {
    if (!isFinanceRole(actor.role)) return AuthorizationResponse.deny()
    if (actor.id === expense.userId) return deny('own')
    const isSamePerson = actor.id === expense.decidedById
    return expense.needsTwoPeople && isSamePerson ? deny('approver') : AuthorizationResponse.allow()
  }
}

const deny = (why: ExpenseDenial) => AuthorizationResponse.deny(why)
