export const ROLES = ['member', 'manager', 'agent', 'finance', 'owner'] as const
export type Role = (typeof ROLES)[number]

const STAFF_ROLES: Role[] = ['agent', 'finance', 'owner']

export const isStaffRole = (role: Role) => STAFF_ROLES.includes(role)

/** Who handles money that leaves the house. */
export const isFinanceRole = (role: Role) => role === 'finance' || role === 'owner'
