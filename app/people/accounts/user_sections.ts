import { cents, number } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import AuditLog from '#app/platform/audit/audit_log'
import { auditTrailCountSql, keysOf } from '#app/platform/audit/audit_trail'
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
  balanceCents: number
  openClaims: number
  pendingCents: number
}

export async function sectionCounts(user: User) {
  const counts = await readRow(
    {
      payouts: number('(select count(*)::int from payouts where tenant_id = :tenantId and user_id = :userId)'),
      batches: number('(select count(*)::int from batches where tenant_id = :tenantId and user_id = :userId)'),
      balanceCents: cents('coalesce((select balance_cents from ledger_accounts where user_id = :userId), 0)'),
      openClaims: number(
        '(select count(*)::int from unfinished_claims where tenant_id = :tenantId and user_id = :userId)'
      ),
      pendingCents: cents(
        '(select coalesce(sum(amount_cents), 0)::bigint from pending_payouts where tenant_id = :tenantId and user_id = :userId)'
      ),
      emails: number('(select count(*)::int from emails where tenant_id = :tenantId and user_id = :userId)'),
      cards: number('(select count(*)::int from ovcp_cards where tenant_id = :tenantId and user_id = :userId)'),
      auditLogs: number(`${auditTrailCountSql}::int`),
    },
    '',
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
