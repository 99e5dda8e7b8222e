import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#app/people/accounts/user'

export default class LetterPolicy extends BasePolicy {
  view(actor: User) {
    return actor.isStaff
  }

  create(actor: User) {
    return actor.isStaff
  }

  post(actor: User) {
    return actor.isStaff
  }
}
