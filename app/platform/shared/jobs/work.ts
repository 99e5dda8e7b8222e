import logger from '@adonisjs/core/services/logger'
import type { PgBoss } from 'pg-boss'
import { contained } from '#app/platform/shared/containment'
import { type JobName, type Jobs, QUEUES } from '#app/platform/shared/jobs/jobs'
import { storageFaultOf } from '#app/platform/shared/drive/storage_fault'

export type Handlers = { [Name in JobName]: (data: Jobs[Name]) => Promise<unknown> }

/** Unannounced jobs (retries, or of a worker that died) wait at most this long. */
const POLL_SECONDS = 2

export async function work(boss: PgBoss, handlers: Handlers) {
  for (const name of Object.keys(QUEUES) as JobName[]) {
    await boss.updateQueue(name, QUEUES[name].options)
    for (let slot = 0; slot < QUEUES[name].slots; slot++) await openSlot(boss, name, handlers)
  }
}

async function openSlot(boss: PgBoss, name: JobName, handlers: Handlers) {
  const handle = handlers[name] as (data: object) => Promise<unknown>
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
    groupConcurrency: QUEUES[name].perGroup,
  }
  const slot = await boss.work<object>(name, options, async ([job]) => {
    logger.info(`${name} ${job.id}`)
    try {
      await contained({ kind: 'job', name, id: job.id }, () => handle(job.data))
    } catch (error) {
      const storage = storageFaultOf(error)?.problem
      logger.error({ err: error, job: name, id: job.id, storage }, 'A job failed')
      throw error
    } finally {
      boss.notifyWorker(slot)
    }
  })
}
