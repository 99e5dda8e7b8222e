import { flag, number, text, typed } from '#app/platform/shared/column'
import { readRow, readRows } from '#app/platform/shared/read_rows'
import type { AuditSink } from '#app/platform/audit/stream/audit_sink'
import { timestamp } from '#app/platform/shared/clock'
import { execute } from '#app/platform/shared/execute'
import { asWorker } from '#app/platform/shared/tenancy'

type Entry = {
  id: number
  at: string
  action: string
  subject: { type: string; id: number }
  tenantId: number
  actor: { id: number; name: string } | null
  changes: Record<string, unknown>
  requestId: string | null
  ip: string | null
}
type Position = { transactionId: string; logId: number }

export const MAX_AT_ONCE = 500

/** Answers how many it wrote; an open transaction holds back those after it. A second process writes none meanwhile. */
export const streamAuditLogs = (target: string, sink: AuditSink) =>
  asWorker(async () => {
    const held = await readRow(
      { isOurs: flag("pg_try_advisory_xact_lock(hashtext('audit_stream'), hashtext(?))") },
      '',
      [target]
    )
    if (!held!.isOurs) return 0
    const open = await oldestOpenTransaction()
    const entries = await entriesAfter(await positionOf(target), open)
    const last = entries.at(-1)
    if (!last) return 0

    await sink.write(entries.map(({ entry }) => `${JSON.stringify(entry)}\n`).join(''))
    await execute(
      `insert into audit_streams (target, transaction_id, log_id, streamed_at) values (:target, :transactionId, :logId, :now)
       on conflict (target) do update set transaction_id = excluded.transaction_id, log_id = excluded.log_id,
         streamed_at = excluded.streamed_at`,
      { target, transactionId: last.transactionId, logId: last.entry.id, now: timestamp() }
    )
    return entries.length
  })

const positionOf = async (target: string) =>
  (await readRow(
    { transactionId: text('transaction_id::text'), logId: number('log_id') },
    'from audit_streams where target = ?',
    [target]
  )) ?? { transactionId: '0', logId: 0 }

/** Of this database alone: what other databases of the server have open writes no entry here. */
const oldestOpenTransaction = async () => {
  const row = await readRow(
    { id: text('coalesce(min(id), pg_snapshot_xmax(pg_current_snapshot()))::text') },
    `from pg_snapshot_xip(pg_current_snapshot()) id
     where id::xid in (select backend_xid from pg_stat_activity where datname = current_database())`
  )
  return row!.id
}

const entriesAfter = ({ transactionId, logId }: Position, open: string) =>
  readRows(
    {
      transactionId: text('transaction_id::text'),
      entry: typed<Entry>(`json_build_object('id', id, 'at', created_at, 'action', action,
       'subject', json_build_object('type', subject_type, 'id', subject_id), 'tenantId', tenant_id,
       'actor', case when actor_id is not null then json_build_object('id', actor_id, 'name', actor_name) end,
       'changes', changes, 'requestId', request_id, 'ip', host(ip))`),
    },
    `from audit_logs
     where (transaction_id, id) > (cast(:transactionId as xid8), :logId)
       and transaction_id < cast(:open as xid8)
     order by transaction_id, id limit ${MAX_AT_ONCE}`,
    { transactionId, logId, open }
  )
