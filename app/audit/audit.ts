import { HttpContext } from '@adonisjs/core/http'
import AuditLog from '#app/audit/audit_log'
import { now } from '#app/shared/clock'
import type User from '#app/users/user'

type Subject = { type: string; id: number; tenantId: number }

/**
 * Writes down who did what, in the transaction of the change itself. `changes` holds keys and states, never
 * secrets. Without an actor the system did it.
 */
export async function audit(
  action: string,
  subject: Subject,
  actor: User | null,
  changes: Record<string, unknown> = {}
) {
  const ctx = HttpContext.get()
  await AuditLog.create({
    tenantId: subject.tenantId,
    actorId: actor?.id ?? null,
    actorName: actor?.fullName ?? 'Fareback',
    action,
    subjectType: subject.type,
    subjectId: subject.id,
    changes,
    requestId: ctx?.request.id() ?? null,
    createdAt: now(),
    ip: ctx?.request.ip() ?? null,
  })
}
