export const ROLES = ['member', 'manager', 'agent', 'finance', 'owner'] as const
export type Role = (typeof ROLES)[number]

export const STAFF_ROLES: readonly Role[] = ['agent', 'finance', 'owner']

export const isStaffRole = (role: Role) => STAFF_ROLES.includes(role)

/** Roles that may release payouts. */
export const isFinanceRole = (role: Role) => role === 'finance' || role === 'owner'

/** The roles that people of a tenant can have. Staff are of the house, and the house has no one to manage. */
export const rolesIn = (tenant: { isHouse: boolean }): readonly Role[] =>
  tenant.isHouse ? ['member', ...STAFF_ROLES] : ['member', 'manager']
