import { row, rows } from '#app/shared/scope'
import type Tenant from '#app/tenants/tenant'

/** What a manager may see of someone: that they are there. Nothing of where they travel. */
export type Member = {
  id: string
  name: string
  isManager: boolean
  joinedAt: string
  cards: number
}

export const MEMBERS_PER_PAGE = 50

/** The people of an organisation, by last name. */
export async function membersOf(tenant: Tenant, page: number) {
  const people = 'from users u where u.tenant_id = ? and u.erased_at is null'
  const count = await row<{ total: number }>(`select count(*) as total ${people}`, [tenant.id])
  const found = await rows<Omit<Member, 'joinedAt'> & { joinedAt: Date }>(
    `select u.public_id as id, u.first_name || ' ' || u.last_name as name, u.role = 'manager' as "isManager",
       u.created_at as "joinedAt",
       (select count(*) from ovcp_cards c where c.tenant_id = u.tenant_id and c.user_id = u.id) as cards
     ${people} order by lower(u.last_name), lower(u.first_name), u.id limit ? offset ?`,
    [tenant.id, MEMBERS_PER_PAGE, (page - 1) * MEMBERS_PER_PAGE]
  )
  const members = found.map((one): Member => ({ ...one, joinedAt: one.joinedAt.toISOString() }))
  return { members, total: count!.total }
}
