import type User from '#app/users/user'

/** The first page of a person's own area. */
export const homeOf = (user: User) => (user.isStaff ? '/admin' : '/batches')
