import { setTimeout as delay } from 'node:timers/promises'
import { failBatch } from '#app/travel/batches/actions/fail_batch'
import { Semaphore } from '#app/platform/shared/semaphore'
import { execute, exists } from '#app/platform/shared/execute'
import { asWorker } from '#app/platform/shared/tenancy'

const MAX_CRASHES = 2
const MAX_OUTAGE_SECONDS = 600

const running = new Set<number>()
const semaphore = new Semaphore()

/** An attempt still counted was cut off by its worker's death; the next runs alone, so no other death counts for it. */
export const attempt = (
  { id, attempts }: { id: number; attempts: number },
  work: () => Promise<unknown>
): Promise<void> => semaphore.run({ exclusive: attempts > 0 }, () => countWhile(id, work))

async function countWhile(batchId: number, work: () => Promise<unknown>) {
  if (!(await begin(batchId))) return failBatch(batchId, 'stoppedTwice')

  running.add(batchId)
  let finish = clear
  try {
    await work()
  } catch (error) {
    finish = end
    throw error
  } finally {
    if (running.has(batchId)) await untilItWorks(() => finish([batchId]))
    running.delete(batchId)
  }
}

export async function finishAttempts() {
  if (running.size > 0) await end([...running])
  running.clear()
}

const begin = (batchId: number) =>
  asWorker(() =>
    exists('update batches set attempts = attempts + 1 where id = ? and attempts < ?', [batchId, MAX_CRASHES])
  )

const end = (batchIds: number[]) =>
  asWorker(() => execute('update batches set attempts = greatest(attempts - 1, 0) where id = any(?)', [batchIds]))

/** These workers may have died of another batch that ran beside it. */
const clear = (batchIds: number[]) =>
  asWorker(() => execute('update batches set attempts = 0 where id = any(?)', [batchIds]))

/** The database being away must not make an orderly end look like the death of a worker. */
async function untilItWorks(work: () => Promise<unknown>) {
  for (const until = Date.now() + MAX_OUTAGE_SECONDS * 1000; ;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > until) throw error
      await delay(1_000)
    }
  }
}
