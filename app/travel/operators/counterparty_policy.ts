import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#app/people/accounts/user'

export default class CounterpartyPolicy extends BasePolicy {
  edit(actor: User) {
    return actor.role === 'owner'
  }
}
