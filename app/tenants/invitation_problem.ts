export const INVITATION_PROBLEMS = ['unknown', 'used', 'revoked', 'expired'] as const
export type InvitationProblem = (typeof INVITATION_PROBLEMS)[number]
