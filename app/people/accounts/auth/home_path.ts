import type User from '#app/people/accounts/user'

export function homePath(user: User) {
  if (user.isStaff) return '/admin'
  if (user.role === 'manager') return '/organisation'
  return user.onboardedAt ? '/home' : '/onboarding'
}
