import logger from '@adonisjs/core/services/logger'
import type { PgBoss } from 'pg-boss'
import { withErrorBoundary } from '#app/platform/shared/error_boundary'
import { storageFaultOf } from '#app/platform/shared/drive/storage_fault'
import type { Job } from '#app/platform/queue/job'
import { ZONE } from '#app/platform/shared/clock'

/** Unannounced jobs (retries, or of a worker that died) wait at most this long. */
const POLL_SECONDS = 2

/** Queues of jobs that are no more stay, and are empty. */
export async function declareQueues(boss: PgBoss, jobs: Job[]) {
  const known = new Set((await boss.getQueues()).map((queue) => queue.name))
  // A dead letter queue has to be there before the queues that name it.
  const inOrder = jobs.toSorted((a, b) => Number(!!a.queue.deadLetter) - Number(!!b.queue.deadLetter))
  for (const { name, queue, policy } of inOrder) {
    if (known.has(name)) await boss.updateQueue(name, queue)
    else await boss.createQueue(name, { policy, ...queue })
  }
}

export async function work(boss: PgBoss, jobs: Job[]) {
  await declareQueues(boss, jobs)
  for (const job of jobs) {
    for (let slot = 0; slot < job.slots; slot++) await openSlot(boss, job)
  }
  const scheduled = await boss.getSchedules()
  for (const { name } of scheduled) {
    if (!jobs.some((job) => job.name === name && job.every)) await boss.unschedule(name)
  }
  for (const { name, every } of jobs) {
    if (every) await boss.schedule(name, every, {}, { tz: ZONE })
  }
}

async function openSlot(boss: PgBoss, { name, perGroup, handle }: Job) {
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
    groupConcurrency: perGroup,
  }
  const slot = await boss.work<never>(name, options, async ([{ id, data }]) => {
    logger.info(`${name} ${id}`)
    try {
      await withErrorBoundary({ kind: 'job', name, id }, () => handle(data))
    } catch (error) {
      const storage = storageFaultOf(error)?.problem
      logger.error({ err: error, job: name, id, storage }, 'A job failed')
      throw error
    } finally {
      boss.notifyWorker(slot)
    }
  })
}
