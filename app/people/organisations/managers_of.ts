import { fullName, instant, orNull, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type Tenant from '#app/people/tenants/tenant'

/** Who manages an organisation and can sign in, by name. */
export const managersOf = ({ id }: Pick<Tenant, 'id'>) =>
  readRows(
    {
      id: text('u.public_id::text'),
      name: fullName('u'),
      email: text('u.email'),
      lastSeenAt: orNull(instant('u.last_seen_at')),
    },
    "from users u where u.tenant_id = ? and u.role = 'manager' and u.erased_at is null and u.blocked_at is null order by u.sort_name, u.id",
    [id]
  )

export type Manager = Awaited<ReturnType<typeof managersOf>>[number]
