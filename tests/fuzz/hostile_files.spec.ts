import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadBatch } from '#app/travel/batches/actions/upload_batch'
import Batch from '#app/travel/batches/batch'
import { Reader } from '#app/travel/batches/reading/process/reader'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { withFile } from '#tests/factories/exports'
import { HOSTILE_FILES, smallFile } from '#tests/factories/hostile_files'
import { createUser } from '#tests/factories/users'
import { isLong } from '#tests/support/long'
import { eventually } from '#tests/support/eventually'
import { megabytesOf, startWorker } from '#tests/support/worker_process'

/** One of each way to be large; `npm run test:fuzz` tries all. */
const ALWAYS = [
  'a cell in row 1,400,000',
  '180 MB of shared strings in 0.4 MB',
  'a JSON of 45 MB of brackets',
  'a CSV of 400,000 cards',
  'amounts that no column holds',
]
const FILES = isLong ? Object.keys(HOSTILE_FILES) : ALWAYS

const SECONDS_OF_ITS_TURN = 30
const MAX_MEGABYTES = 400

let worker: Awaited<ReturnType<typeof startWorker>>
let user: User
let most = 0
let watch: NodeJS.Timeout

beforeAll(async () => {
  // Other tests upload and leave the planning.
  await asWorker(() => queryRows("delete from pgboss.job where name = 'plan_batch'"))
  user = await createUser()
  worker = await startWorker()
  watch = setInterval(() => (most = Math.max(most, megabytesOf(worker.pid!).own)), 50)
}, 60_000)
afterAll(async () => {
  clearInterval(watch)
  await worker.stop()
})

const upload = (bytes: Buffer | string) =>
  withFile(bytes, (file) => inTenant(user.tenantId, () => uploadBatch(user, file)))

const ended = (id: number, seconds = SECONDS_OF_ITS_TURN) =>
  eventually(async () => {
    const batch = await asWorker(() => Batch.findOrFail(id))
    expect(batch.status).toMatch(/^(planned|failed)$/)
    return batch
  }, seconds)

describe('a worker', () => {
  test.each(FILES)(
    'is not ended by %s',
    async (name) => {
      const { id } = await upload(HOSTILE_FILES[name]())
      const batch = await ended(id)
      // Rows that no column holds are set aside one by one; all else fails as a whole, with its reason.
      if (batch.status === 'failed') expect(batch.problem).not.toBe('ourFault')
      else expect(batch.plan.counts.create).toBe(0)
      expect(worker.child.exitCode).toBeNull()
    },
    60_000
  )

  test('goes on with others while it reads the worst', async () => {
    const slow = await upload(HOSTILE_FILES['a sheet of 190 MB of blank rows']())
    const quick = await upload(smallFile())
    expect((await ended(quick.id)).status).toBe('planned')
    await ended(slow.id)
  }, 60_000)

  test('stays below 400 MB', () => {
    expect(most).toBeGreaterThan(50)
    expect(most).toBeLessThan(MAX_MEGABYTES)
  })
})

test('a reader that was killed between two questions is not the fault of its file', async () => {
  const reader = new Reader()
  reader.kill()
  await delay(300)
  await expect(reader.ask({ ask: 'rows' })).rejects.toMatchObject({ wasKilled: true })
})
