import { number, text, texts, typed } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { isStaffRole, type Role } from '#app/platform/shared/isomorphic/role'

export type Reader = {
  id: number
  publicId: string
  tenantId: number
  mutedEmails: string[]
  isStaff: boolean
}

export async function readerOf({ userId }: { userId: number | null }): Promise<Reader | null> {
  if (userId === null) return null
  const row = await readRow(
    {
      id: number('id'),
      publicId: text('public_id'),
      tenantId: number('tenant_id'),
      mutedEmails: texts('muted_emails'),
      role: typed<Role>('role'),
    },
    'from users where id = ?',
    [userId]
  )
  const { role, ...reader } = row!
  return { ...reader, isStaff: isStaffRole(role) }
}
