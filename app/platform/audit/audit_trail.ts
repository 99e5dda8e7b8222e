import { moment, number, orNull, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { ipNetworkSql } from '#app/platform/shared/ip_network'
import { isStaffRole, type Role } from '#app/platform/shared/isomorphic/role'

const PER_PAGE = 25

type Person = { id: number; tenantId: number }

const TRAIL_SQL = `select id from audit_logs where actor_id = :userId
  union
  select l.id from subjects s
  join audit_logs l on l.tenant_id = :tenantId and l.subject_type = s.type and l.subject_id = s.id
  where s.tenant_id = :tenantId and s.user_id = :userId`

export const auditTrailCountSql = `(select count(*) from (${TRAIL_SQL}) trail)`

export async function auditTrailOf(user: Person, { action, page = 1 }: { action?: string; page?: number }) {
  const found = await readRows(
    {
      id: number('l.id'),
      action: text('l.action'),
      actorName: text('l.actor_name'),
      actorRole: orNull(typed<Role>('actor.role')),
      subjectType: text('l.subject_type'),
      subjectName: orNull(text('s.title')),
      subjectId: orNull(text('s.reference')),
      changes: typed<Record<string, unknown>>('l.changes'),
      createdAt: moment('l.created_at'),
      network: orNull(text(ipNetworkSql('l.ip'))),
      requestId: orNull(text('l.request_id')),
      total: number('count(*) over ()::int'),
    },
    `from (${TRAIL_SQL}) trail
     join audit_logs l on l.id = trail.id
     left join users actor on actor.id = l.actor_id
     left join lateral (select title, reference from subjects s where s.type = l.subject_type and s.id = l.subject_id) s on true
     where cast(:action as text) is null or l.action = :action
     order by l.id desc limit :limit offset :offset`,
    { ...keysOf(user), action: action ?? null, limit: PER_PAGE, offset: (page - 1) * PER_PAGE }
  )
  return {
    page,
    perPage: PER_PAGE,
    total: found[0]?.total ?? 0,
    entries: found.map(({ actorRole, changes, createdAt, total: _total, ...log }) => ({
      ...log,
      isStaff: actorRole !== null && isStaffRole(actorRole),
      at: createdAt.toISOString(),
      changes: Object.entries(changes).map(([field, value]) => ({
        field,
        ...beforeAndAfter(value),
      })),
    })),
  }
}

export const actionsIn = async (user: Person) => {
  const found = await readRows(
    { action: text('l.action') },
    (columns) =>
      `select distinct ${columns} from (${TRAIL_SQL}) trail join audit_logs l on l.id = trail.id order by l.action`,
    keysOf(user)
  )
  return found.map(({ action }) => action)
}

export const keysOf = (user: Person) => ({ userId: user.id, tenantId: user.tenantId })

/** Older entries, and those that record a fact, hold one value instead of a pair. */
const beforeAndAfter = (value: unknown) =>
  Array.isArray(value) && value.length === 2
    ? { before: written(value[0]), after: written(value[1]) }
    : { before: null, after: written(value) }

const written = (value: unknown) =>
  value === null || value === undefined ? null : typeof value === 'object' ? JSON.stringify(value) : String(value)
