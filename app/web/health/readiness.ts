import { setTimeout as delay } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { RESERVE_BYTES, uploadPlaces } from '#app/platform/shared/drive/free_space'

type Check = 'ok' | 'warning' | 'failing'
type Readiness = { status: Check; checks: Record<'database' | 'queue' | 'disk', Check> }

const MAX_CHECK = 2_000
const LATE_AFTER = 120
const SCARCE_BYTES = 2_000_000_000

/** A late queue or full disk is a warning: pages still work, and removing web servers would help nobody. */
export async function readiness(): Promise<Readiness> {
  const [database, queue, disk] = await Promise.all([
    settled(databaseCheck()),
    settled(queueCheck(), 'warning'),
    settled(diskCheck()),
  ])
  const isWell = [database, queue, disk].every((check) => check === 'ok')
  const status = database === 'failing' ? 'failing' : isWell ? 'ok' : 'warning'
  return { status, checks: { database, queue, disk } }
}

async function databaseCheck(): Promise<Check> {
  await db.rawQuery('select 1')
  return 'ok'
}

async function queueCheck(): Promise<Check> {
  const { rows } = await db.rawQuery<{ rows: { late: boolean }[] }>(
    `select exists (
       select 1 from pgboss.job where state < 'active' and start_after < now() - make_interval(secs => ?)
     ) as late`,
    [LATE_AFTER]
  )
  return rows[0].late ? 'warning' : 'ok'
}

async function diskCheck(): Promise<Check> {
  const free = Math.min(...(await uploadPlaces()).map((place) => place.free))
  if (free < RESERVE_BYTES) return 'failing'
  return free < SCARCE_BYTES ? 'warning' : 'ok'
}

const settled = (check: Promise<Check>, otherwise: Check = 'failing') =>
  Promise.race([check.catch(() => otherwise), delay(MAX_CHECK, otherwise, { ref: false })])
