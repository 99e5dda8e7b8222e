import AuditLog from '#app/platform/audit/audit_log'
import { auditTrailCountSql, keysOf } from '#app/platform/audit/audit_trail'
import { queryRow } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'

export const USER_SECTIONS = [
  'user-info',
  'actions',
  'balance',
  'balance-transactions',
  'refunds',
  'payouts',
  'transactions',
  'batches',
  'emails',
  'audit-logs',
  'ovcp-cards',
] as const
export type UserSection = (typeof USER_SECTIONS)[number]

export type SectionCounts = {
  emails: number
  auditLogs: number
  cards: number
  payouts: number
  batches: number
  /** These are for the strip above the sections. */
  balanceCents: number
  openClaims: number
  pendingCents: number
}

export async function sectionCounts(user: User) {
  const counts = await queryRow<SectionCounts>(
    `select
       (select count(*)::int from payouts where tenant_id = :tenantId and user_id = :userId) as payouts,
       (select count(*)::int from batches where tenant_id = :tenantId and user_id = :userId) as batches,
       coalesce((select balance_cents from ledger_accounts where user_id = :userId), 0) as "balanceCents",
       (select count(*)::int from unfinished_claims where tenant_id = :tenantId and user_id = :userId) as "openClaims",
       (select coalesce(sum(amount_cents), 0)::bigint from pending_payouts where tenant_id = :tenantId and user_id = :userId) as "pendingCents",
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
