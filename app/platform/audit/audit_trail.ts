import { moment, number, orNull, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { ipNetworkSql } from '#app/platform/shared/ip_network'
import { isStaffRole, type Role } from '#app/platform/shared/isomorphic/role'

const PER_PAGE = 25

type Person = { id: number; tenantId: number }

const SUBJECTS: Record<string, { table: string; name: string; id?: string }> = {
  user: { table: 'users', name: "first_name || ' ' || last_name", id: 'public_id::text' },
  claim: { table: 'claims', name: 'reference', id: 'reference' },
  payout: { table: 'payouts', name: 'reference' },
  payout_run: { table: 'payout_runs', name: 'reference', id: 'reference' },
  expense: { table: 'expenses', name: 'reference', id: 'reference' },
  batch: { table: 'batches', name: 'file_name' },
  ovcp_card: { table: 'ovcp_cards', name: "'•••• ' || last_4" },
  email: { table: 'emails', name: 'subject' },
  contact_message: { table: 'contact_messages', name: 'reference', id: 'reference' },
  job_application: { table: 'job_applications', name: 'null' },
}

const BELONGING = ['claim', 'batch', 'payout', 'expense', 'ovcp_card', 'job_application', 'contact_message', 'email']

const TRAIL_SQL = [
  'select id from audit_logs where actor_id = :userId',
  "select id from audit_logs where tenant_id = :tenantId and subject_type = 'user' and subject_id = :userId",
  ...BELONGING.map(
    (type) =>
      `select l.id from ${SUBJECTS[type].table} thing
       join audit_logs l on l.tenant_id = :tenantId and l.subject_type = '${type}' and l.subject_id = thing.id
       where thing.tenant_id = :tenantId and thing.user_id = :userId`
  ),
].join(' union ')

const ofSubject = (part: 'name' | 'id') =>
  `case l.subject_type ${Object.entries(SUBJECTS)
    .filter(([, subject]) => subject[part])
    .map(
      ([type, { table, [part]: column }]) =>
        `when '${type}' then (select ${column} from ${table} where id = l.subject_id)`
    )
    .join(' ')} end`

export const auditTrailCountSql = `(select count(*) from (${TRAIL_SQL}) trail)`

export async function auditTrailOf(user: Person, { action, page = 1 }: { action?: string; page?: number }) {
  const found = await readRows(
    {
      id: number('l.id'),
      action: text('l.action'),
      actorName: text('l.actor_name'),
      actorRole: orNull(typed<Role>('actor.role')),
      subjectType: text('l.subject_type'),
      subjectName: orNull(text(ofSubject('name'))),
      subjectId: orNull(text(ofSubject('id'))),
      changes: typed<Record<string, unknown>>('l.changes'),
      createdAt: moment('l.created_at'),
      network: orNull(text(ipNetworkSql('l.ip'))),
      requestId: orNull(text('l.request_id')),
      total: number('count(*) over ()::int'),
    },
    `from (${TRAIL_SQL}) trail
     join audit_logs l on l.id = trail.id
     left join users actor on actor.id = l.actor_id
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
