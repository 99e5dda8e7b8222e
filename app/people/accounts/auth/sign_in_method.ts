export const SIGN_IN_METHODS = ['password', 'two_factor', 'recovery_code', 'passkey', 'link'] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]

export const END_REASONS = [
  'signed_out',
  'revoked',
  'password_changed',
  'email_changed',
  'blocked',
  'erased',
  'stolen',
] as const
export type EndReason = (typeof END_REASONS)[number]
