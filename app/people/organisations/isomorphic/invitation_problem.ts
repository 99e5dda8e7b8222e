/** `other`: who opens it is signed in with another address. */
export type InvitationProblem = 'unknown' | 'used' | 'revoked' | 'expired' | 'other'
