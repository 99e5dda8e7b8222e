import { isStaffRole, type Role } from '#app/platform/shared/role'
import { queryRow } from '#app/platform/shared/tenancy'

/** Who a message is to, where they have an account. */
export type Reader = {
  id: number
  publicId: string
  tenantId: number
  mutedEmails: string[]
  isStaff: boolean
}

/** Null where nobody with an account gets it. */
export async function readerOf({ userId }: { userId: number | null }): Promise<Reader | null> {
  if (userId === null) return null
  const row = await queryRow<Omit<Reader, 'isStaff'> & { role: Role }>(
    `select id, public_id as "publicId", tenant_id as "tenantId", muted_emails as "mutedEmails", role from users where id = ?`,
    [userId]
  )
  const { role, ...reader } = row!
  return { ...reader, isStaff: isStaffRole(role) }
}
