import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isLong } from '#tests/support/long'
import { planBatch } from '#app/claims/uploads/actions/plan_batch'
import { uploadBatch } from '#app/travel/batches/actions/upload_batch'
import { attempt, finishAttempts } from '#app/travel/batches/attempts'
import Batch from '#app/travel/batches/batch'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { withFile } from '#tests/factories/exports'
import { smallFile } from '#tests/factories/hostile_files'
import { createUser } from '#tests/factories/users'
import { eventually } from '#tests/support/eventually'
import { startWorker } from '#tests/support/worker_process'

const upload = (user: User) => withFile(smallFile(), (file) => inTenant(user.tenantId, () => uploadBatch(user, file)))

const fresh = (batch: { id: number }) => asWorker(() => Batch.findOrFail(batch.id))

/** Other tests upload and leave the planning. */
const forgetJobs = () => asWorker(() => queryRows("delete from pgboss.job where name = 'plan_batch'"))

/** Files of one person. */
const BURST = isLong ? 40 : 15

describe('a worker that starts', () => {
  let worker: Awaited<ReturnType<typeof startWorker>>
  let [many, one]: User[] = []
  let late: Batch
  let abandoned: Batch

  beforeAll(async () => {
    await forgetJobs()
    abandoned = await upload(await createUser())
    await asWorker(() =>
      queryRows(
        `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute',
           heartbeat_seconds = 20 where name = 'plan_batch' and data->>'batchId' = ?`,
        [String(abandoned.id)]
      )
    )
    ;[many, one] = [await createUser(), await createUser()]
    for (let number = 0; number < BURST; number++) await upload(many)
    late = await upload(one)
    worker = await startWorker()
  }, 60_000)
  afterAll(() => worker?.stop(), 20_000)

  test('works off a burst of files without a pause, and has the first of someone else not wait behind it', async () => {
    await eventually(async () => {
      const left = await asWorker(() =>
        queryRow<{ count: number }>(
          "select count(*)::int as count from batches where user_id = any(?) and status <> 'planned'",
          [[many.id, one.id]]
        )
      )
      expect(left!.count).toBe(0)
    }, 25)

    const started = await asWorker(() =>
      queryRows<{ batch: number }>(
        `select (data->>'batchId')::int as batch from pgboss.job
         where name = 'plan_batch' and group_id = any(?) order by started_on`,
        [[String(many.id), String(one.id)]]
      )
    )
    expect(started).toHaveLength(BURST + 1)
    // Behind the first of the other person at most, and what was taken at the same moment.
    expect(started.findIndex(({ batch }) => batch === late.id)).toBeLessThan(5)
  }, 60_000)

  test('takes over the job of one that fell silent', async () => {
    await eventually(async () => expect((await fresh(abandoned)).status).toBe('planned'), 25)
  }, 60_000)
})

describe('a job', () => {
  beforeEach(forgetJobs)

  test('of someone waits behind as many as they have, and not behind those of others', async () => {
    const [many, one] = [await createUser(), await createUser()]
    for (let number = 0; number < 3; number++) await upload(many)
    await upload(one)
    const jobs = await asWorker(() =>
      queryRows<{ priority: number; group_id: string }>(
        "select priority, group_id from pgboss.job where name = 'plan_batch' and group_id = any(?) order by created_on",
        [[String(many.id), String(one.id)]]
      )
    )
    expect(jobs.map(({ priority }) => priority)).toEqual([0, -1, -2, 0])
  })

  test('that ended its worker twice fails its batch with a sentence', async () => {
    const batch = await upload(await createUser())
    await asWorker(() => queryRows('update batches set attempts = 1 where id = ?', [batch.id]))
    await planBatch(batch.id)
    expect((await fresh(batch)).status).toBe('planned')

    const other = await upload(await createUser())
    await asWorker(() => queryRows('update batches set attempts = 2 where id = ?', [other.id]))
    await planBatch(other.id)
    const { status, problem } = await fresh(other)
    expect([status, problem]).toEqual(['failed', 'stoppedTwice'])
  })

  test('that was there when a worker died works alone, and others after it', async () => {
    const [one, suspect, late] = [
      await upload(await createUser()),
      await upload(await createUser()),
      await upload(await createUser()),
    ]
    const order: string[] = []
    const releases = new Map<string, () => void>()
    const working = (name: string) => async () => {
      order.push(`${name} begins`)
      await new Promise<void>((resolve) => releases.set(name, resolve))
      order.push(`${name} ends`)
    }
    const all = [
      attempt(one, working('one')),
      attempt({ id: suspect.id, attempts: 1 }, working('suspect')),
      attempt(late, working('late')),
    ]
    for (const name of ['one', 'suspect', 'late']) {
      await eventually(() => expect(order.at(-1)).toBe(`${name} begins`))
      releases.get(name)!()
    }
    await Promise.all(all)
    expect(order).toEqual(['one', 'suspect', 'late'].flatMap((name) => [`${name} begins`, `${name} ends`]))
  })

  test('that fails in order is not counted, nor one that is told to stop', async () => {
    const batch = await upload(await createUser())
    const attempts = async () => (await fresh(batch)).attempts
    await expect(
      attempt(batch, async () => {
        expect(await attempts()).toBe(1)
        throw new Error('in order')
      })
    ).rejects.toThrow('in order')
    expect(await attempts()).toBe(0)

    let release!: () => void
    const running = attempt(batch, () => new Promise<void>((resolve) => (release = resolve)))
    await eventually(async () => expect(await attempts()).toBe(1))
    await finishAttempts()
    expect(await attempts()).toBe(0)
    release()
    await running
    expect(await attempts()).toBe(0)
  })
})
