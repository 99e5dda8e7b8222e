import { DateTime } from 'luxon'
import AuditLog from '#app/audit/audit_log'
import { now } from '#app/shared/clock'
import { currentRequest } from '#app/shared/current_request'
import { queryRow } from '#app/shared/tenancy'
import type User from '#app/users/user'

/** `tenantId` is null for what belongs to all tenants; the entry then gets the tenant of its actor, or our own. */
export type Subject = { type: string; id: number; tenantId: number | null }

/** Runs in the transaction of the change. `changes` holds no secrets; without an actor the system did it. */
export async function audit(
  action: string,
  subject: Subject,
  actor: User | null,
  changes: Record<string, unknown> = {}
) {
  const request = currentRequest()
  await AuditLog.create({
    tenantId: subject.tenantId ?? actor?.tenantId ?? (await houseId()),
    actorId: actor?.id ?? null,
    actorName: actor?.fullName ?? 'Fareback',
    action,
    subjectType: subject.type,
    subjectId: subject.id,
    changes,
    requestId: request?.id ?? null,
    createdAt: now(),
    ip: request?.ip ?? null,
  })
}

async function houseId() {
  const house = await queryRow<{ id: number }>('select id from tenants where is_house')
  return house!.id
}

const REDACTED = '[redacted]'

/** Pairs of `[before, after]` by field; of a secret only that it changed. */
export function changesOf<Field extends string>(
  before: Partial<Record<Field, unknown>>,
  after: Partial<Record<Field, unknown>>,
  fields: readonly Field[],
  secrets: readonly Field[] = []
) {
  const changes: Record<string, unknown> = {}
  for (const field of [...fields, ...secrets]) {
    const pair = [written(before[field]), written(after[field])]
    if (JSON.stringify(pair[0]) === JSON.stringify(pair[1])) continue
    changes[field] = secrets.includes(field) ? REDACTED : pair
  }
  return changes
}

const written = (value: unknown) =>
  DateTime.isDateTime(value) ? value.toUTC().toISO() : (value ?? null)
