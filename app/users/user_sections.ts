import AuditLog from '#app/audit/audit_log'
import { auditTrailCountSql, keysOf } from '#app/audit/audit_trail'
import { queryRow } from '#app/shared/tenancy'
import type User from '#app/users/user'

export const USER_SECTIONS = ['user-info', 'actions', 'emails', 'audit-logs', 'ovcp-cards'] as const
export type UserSection = (typeof USER_SECTIONS)[number]

export async function sectionCounts(user: User) {
  const counts = await queryRow<{ emails: number; auditLogs: number; cards: number }>(
    `select
       (select count(*)::int from emails where tenant_id = :tenantId and user_id = :userId) as emails,
       (select count(*)::int from ovcp_cards where tenant_id = :tenantId and user_id = :userId) as cards,
       ${auditTrailCountSql}::int as "auditLogs"`,
    keysOf(user)
  )
  return counts!
}

export async function reasonOfBlock(user: User) {
  if (!user.isBlocked) return null
  const log = await AuditLog.query()
    .where({ tenant_id: user.tenantId, subject_type: 'user', subject_id: user.id })
    .where('action', 'user.blocked')
    .orderBy('id', 'desc')
    .first()
  return log ? { by: log.actorName, reason: String(log.changes.reason ?? '') } : null
}
