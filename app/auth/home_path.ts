import type User from '#app/users/user'

/** The first page of a person's own area. */
export function homePath(user: User) {
  if (user.isStaff) return '/admin'
  return user.onboardedAt ? '/batches' : '/onboarding'
}
