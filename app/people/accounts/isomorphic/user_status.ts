import type { DateTime } from 'luxon'
import { type Role, isStaffRole } from '#app/platform/shared/isomorphic/role'

export const USER_STATUSES = ['active', 'not_onboarded', 'unverified', 'blocked', 'erased'] as const
/** Of several statuses the one that weighs most. */
export type UserStatus = (typeof USER_STATUSES)[number]

type Standing = {
  role: Role
  erasedAt: DateTime | null
  blockedAt: DateTime | null
  emailVerifiedAt: DateTime | null
  onboardedAt: DateTime | null
}

export function statusOf(user: Standing): UserStatus {
  if (user.erasedAt) return 'erased'
  if (user.blockedAt) return 'blocked'
  if (!user.emailVerifiedAt) return 'unverified'
  // Staff do not go through onboarding.
  return user.onboardedAt || isStaffRole(user.role) ? 'active' : 'not_onboarded'
}
