import { exists } from '#app/platform/shared/execute'

const FROZEN = "select from tenants where id = ? and status = 'frozen'"

export const isFrozen = (tenantId: number) => exists(FROZEN, [tenantId])

/** A condition on rows of a tenant: its letters and claims wait while it is frozen. */
export const isOfActiveTenant = (of: string) =>
  `not exists (select from tenants frozen where frozen.id = ${of}.tenant_id and frozen.status = 'frozen')`

/** Seconds until a job of a frozen organisation looks again. */
export const FROZEN_SECONDS = 300
