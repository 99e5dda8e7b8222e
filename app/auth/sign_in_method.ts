/** How a browser was let in. */
export const SIGN_IN_METHODS = [
  'password',
  'two_factor',
  'recovery_code',
  'passkey',
  'link',
] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]

/** Why a browser session ended. */
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
