export const ROLES = ['member', 'manager', 'agent', 'finance', 'owner'] as const
export type Role = (typeof ROLES)[number]

export const STAFF_ROLES: readonly Role[] = ['agent', 'finance', 'owner']

export const isStaffRole = (role: Role) => STAFF_ROLES.includes(role)

export const isFinanceRole = (role: Role) => role === 'finance' || role === 'owner'

/** All staff belong to the house tenant, which has no managers. */
export const rolesIn = (tenant: { isHouse: boolean }): readonly Role[] =>
  tenant.isHouse ? ['member', ...STAFF_ROLES] : ['member', 'manager']
