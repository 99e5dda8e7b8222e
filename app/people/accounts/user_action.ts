export const USER_ACTIONS = [
  'verifyEmail',
  'sendResetLink',
  'block',
  'makeResearcher',
  'signOut',
  'resendEmail',
  'resetTwoFactor',
  'changeRole',
  'erase',
  'impersonate',
] as const
export type UserAction = (typeof USER_ACTIONS)[number]

export type DenialReason = 'own' | 'colleague' | 'owners' | 'staff' | 'erased'
