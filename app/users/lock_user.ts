import User from '#app/users/user'

/** The person as they are now; of two changes at once the second waits for the first. */
export const lockUser = (found: User) =>
  User.query().where('id', found.id).forUpdate().firstOrFail()
