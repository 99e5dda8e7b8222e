import { number } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { DateTime } from 'luxon'
import { bulkInsert } from '#app/platform/shared/bulk_insert'
import { timestamp } from '#app/platform/shared/clock'
import { currentRequest } from '#app/platform/shared/current_request'
import { currentConnection } from '#app/platform/shared/tenancy'
import type { Actor } from '#app/platform/audit/actor'

/** `tenantId` is null for what belongs to all tenants; the entry then gets the tenant of its actor, or our own. */
export type Subject = { type: string; id: number; tenantId: number | null }

/** Runs in the transaction of the change. `changes` holds no secrets; without an actor the system did it. */
export const audit = (action: string, subject: Subject, actor: Actor | null, changes: Record<string, unknown> = {}) =>
  auditAll(action, [subject], actor, changes)

export async function auditAll(
  action: string,
  subjects: Subject[],
  actor: Actor | null,
  changes: Record<string, unknown> = {}
) {
  const request = currentRequest()
  const isOfAll = subjects.some(({ tenantId }) => tenantId === null)
  const otherwise = isOfAll ? (actor?.tenantId ?? (await houseId())) : null
  await bulkInsert(
    await currentConnection(),
    'audit_logs',
    COLUMNS,
    subjects.map(({ type, id, tenantId }) => [
      type,
      id,
      tenantId ?? otherwise,
      actor?.id ?? null,
      actor?.fullName ?? 'Fareback',
      action,
      JSON.stringify(changes),
      request?.id ?? null,
      timestamp(),
      request?.ip ?? null,
    ])
  )
}

const COLUMNS = [
  'subject_type',
  'subject_id',
  'tenant_id',
  'actor_id',
  'actor_name',
  'action',
  'changes',
  'request_id',
  'created_at',
  'ip',
]

export async function houseId() {
  const house = await readRow({ id: number('id') }, 'from tenants where is_house')
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

const written = (value: unknown) => (DateTime.isDateTime(value) ? value.toUTC().toISO() : (value ?? null))
