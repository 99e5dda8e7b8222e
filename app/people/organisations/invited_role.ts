export const INVITED_ROLES = ['member', 'manager'] as const
export type InvitedRole = (typeof INVITED_ROLES)[number]
