export const TENANT_STATUSES = ['active', 'frozen'] as const
export type TenantStatus = (typeof TENANT_STATUSES)[number]
