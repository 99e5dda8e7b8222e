/** How a browser was let in. */
export type SignInMethod = 'password' | 'two_factor' | 'recovery_code' | 'passkey' | 'link'

/** Why a browser session ended. */
export type EndReason =
  'signed_out' | 'revoked' | 'password_changed' | 'email_changed' | 'blocked' | 'erased' | 'stolen'
