import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#app/people/accounts/user'

/** Exactly the five fields of the specification. */
export default class CurrentUserTransformer extends BaseTransformer<User> {
  toObject() {
    return {
      id: this.resource.publicId,
      first_name: this.resource.firstName,
      last_name: this.resource.lastName,
      email: this.resource.email,
      created_at: this.resource.createdAt.toISO()!,
    }
  }
}
