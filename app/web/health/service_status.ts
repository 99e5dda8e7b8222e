import { flag } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { setTimeout as delay } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { hasMailServer } from '#app/messages/emails/transport'
import { isListening } from '#app/messages/push/push'
import { now } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'

/** `late` works slower than it should; `off` is not in use here; `unknown` cannot be told without the database. */
export type PartState = 'up' | 'late' | 'down' | 'off' | 'unknown'
export type ServiceStatus = {
  checkedAt: string
  parts: Record<'web' | 'database' | 'worker' | 'mail' | 'live', PartState>
}

const MAX_CHECK = 2_000
/** Milliseconds between two questions to the database, however often the page is asked for. */
const KEPT = 10_000

let kept: { until: number; status: Promise<ServiceStatus> } | null = null

export function serviceStatus() {
  if (!kept || kept.until < Date.now()) kept = { until: Date.now() + KEPT, status: checkService() }
  return kept.status
}

/** For tests, which change what is looked up. */
export const forgetStatus = () => (kept = null)

export async function checkService(): Promise<ServiceStatus> {
  const database = await within(databaseState(), 'down')
  const isAway = database === 'down'
  const [worker, mail] = isAway
    ? (['unknown', 'unknown'] as const)
    : await Promise.all([within(workerState(), 'unknown'), within(mailState(), 'unknown')])
  return {
    checkedAt: now().toISO()!,
    parts: { web: 'up', database, worker, mail, live: isAway ? 'unknown' : liveState() },
  }
}

async function databaseState(): Promise<PartState> {
  await db.rawQuery('select 1')
  return 'up'
}

/** pg-boss writes down when a worker looked after its queues, every five seconds (`monitorIntervalSeconds`). */
async function workerState(): Promise<PartState> {
  const { rows } = await db.rawQuery<{ rows: { alive: boolean; late: boolean }[] }>(
    `select coalesce((select max(monitor_on) > now() - interval '1 minute' from pgboss.queue), false) as alive,
       exists (select 1 from pgboss.job where state < 'active' and start_after < now() - interval '2 minutes') as late`
  )
  const [{ alive, late }] = rows
  if (!alive) return 'down'
  return late ? 'late' : 'up'
}

/** Down: something has waited for five minutes and in that time nothing left. */
async function mailState(): Promise<PartState> {
  if (!hasMailServer()) return 'off'
  const found = await asWorker(() =>
    readRow(
      {
        waits: flag(
          "exists (select 1 from emails where status = 'queued' and created_at < now() - interval '5 minutes')"
        ),
        leaves: flag(
          "exists (select 1 from emails where created_at > now() - interval '1 hour' and sent_at > now() - interval '5 minutes')"
        ),
      },
      ''
    )
  )
  if (!found!.waits) return 'up'
  return found!.leaves ? 'late' : 'down'
}

function liveState(): PartState {
  const listens = isListening()
  if (listens === null) return 'unknown'
  return listens ? 'up' : 'down'
}

const within = (check: Promise<PartState>, otherwise: PartState) =>
  Promise.race([check.catch(() => otherwise), delay(MAX_CHECK, otherwise, { ref: false })])
