export type InvitationProblem = 'unknown' | 'used' | 'revoked' | 'expired'
