import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uploadBatch } from '#app/travel/batches/actions/upload_batch'
import Batch from '#app/travel/batches/batch'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { workbook } from '#tests/support/workbook'
import { Export, daysAgo, newCard, withFile } from '#tests/factories/exports'
import { HOSTILE_FILES } from '#tests/factories/hostile_files'
import { createUser } from '#tests/factories/users'
import { oddText, runs, settings } from '#tests/support/fuzz'
import { eventually } from '#tests/support/eventually'
import { megabytesOf, startWorker } from '#tests/support/worker_process'
import { isLong } from '#tests/support/long'

const SECONDS_OF_ITS_TURN = 30
const MAX_MEGABYTES = 400

const csv = () =>
  new Export(newCard())
    .journey(daysAgo(9), 'Leiden Centraal', '07:58', 'Den Haag Centraal', '08:14', '4,90')
    .missedCheckOut(daysAgo(8), 'Leiden Centraal', '17:42')
    .journey(daysAgo(7), 'Gouda', '07:58', 'Utrecht Centraal', '08:14', '7,10')
    .text()

const json = () =>
  JSON.stringify({
    items: Array.from({ length: 5 }, (_, at) => ({
      trip: {
        transport: 'RAIL',
        status: 'COMPLETE',
        checkInLocation: 'Delft',
        checkOutLocation: 'Leiden',
        checkInTimestamp: `2026-10-0${at + 1}T07:58:00+02:00`,
        checkOutTimestamp: `2026-10-0${at + 1}T08:30:00+02:00`,
        currency: 'EUR',
        fare: 490,
        organisationName: 'NS',
      },
      correctedFrom: null,
    })),
  })

const xlsx = () =>
  workbook(
    'Reizen',
    csv()
      .trim()
      .split('\n')
      .map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')))
  )

const SEEDS: Record<string, () => Buffer | Promise<Buffer>> = {
  csv: () => Buffer.from(csv()),
  latin: () => Buffer.from(csv().replaceAll('Leiden', 'Oegstgeest é'), 'latin1'),
  utf16: () => Buffer.from(`\uFEFF${csv()}`, 'utf16le'),
  json: () => Buffer.from(json()),
  xlsx,
}

type Change = {
  at: number
  what: 'set' | 'cut' | 'insert' | 'repeat' | 'text'
  byte: number
  text: string
}

const change = fc.record<Change>({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  what: fc.constantFrom('set', 'cut', 'insert', 'repeat', 'text'),
  byte: fc.integer({ min: 0, max: 255 }),
  text: oddText,
})

function changed(bytes: Buffer, { at, what, byte, text }: Change): Buffer {
  const place = Math.floor(at * bytes.length)
  const [head, tail] = [bytes.subarray(0, place), bytes.subarray(place)]
  switch (what) {
    case 'set':
      return Buffer.concat([head, Buffer.from([byte]), tail.subarray(1)])
    case 'cut':
      return byte < 40 ? head : Buffer.concat([head, tail.subarray(byte)])
    case 'insert':
      return Buffer.concat([head, Buffer.alloc(byte * 20, byte), tail])
    case 'repeat':
      return Buffer.concat([head, ...Array<Buffer>(byte % 30).fill(tail.subarray(0, 200)), tail])
    case 'text':
      return Buffer.concat([head, Buffer.from(text), tail])
  }
}

const hostile = Object.keys(HOSTILE_FILES)

const file = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      from: fc.constantFrom(...Object.keys(SEEDS)),
      changes: fc.array(change, { minLength: 1, maxLength: 6 }),
    }),
  },
  {
    weight: isLong ? 1 : 0,
    arbitrary: fc.constantFrom(...hostile).map((from) => ({ from, changes: [] })),
  }
)

test('no file ends a worker, and each ends its batch within its turn', async () => {
  await asWorker(() => queryRows("delete from pgboss.job where name = 'plan_batch'"))
  const worker = await startWorker()
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, megabytesOf(worker.pid!).own)), 50)
  const ids: number[] = []

  await fc.assert(
    fc.asyncProperty(file, async ({ from, changes }) => {
      const seed = await (SEEDS[from] ?? HOSTILE_FILES[from])()
      const bytes = changes.reduce(changed, seed)
      const user = await createUser()
      const batch = await withFile(bytes, (made) => inTenant(user.tenantId, () => uploadBatch(user, made)))
      ids.push(batch.id)
      await eventually(async () => {
        const { status, problem } = await asWorker(() => Batch.findOrFail(batch.id))
        expect(status).toMatch(/^(planned|failed)$/)
        expect(problem).not.toBe('ourFault')
        expect(problem).not.toBe('stoppedTwice')
      }, SECONDS_OF_ITS_TURN)
      expect(worker.child.exitCode).toBeNull()
    }),
    settings(runs(12, 500))
  )

  clearInterval(watch)
  const [slowest] = await asWorker(() =>
    queryRows<{ seconds: number; tries: number }>(
      `select max(extract(epoch from completed_on - started_on))::float8 as seconds, max(retry_count) as tries
       from pgboss.job where name = 'plan_batch' and (data->>'batchId')::bigint = any(?)`,
      [ids]
    )
  )
  console.log(
    `${ids.length} files: slowest ${slowest.seconds.toFixed(1)} s, most tries ${slowest.tries + 1}, worker ${most.toFixed(0)} MB`
  )
  expect(slowest.seconds).toBeLessThan(SECONDS_OF_ITS_TURN)
  expect(slowest.tries).toBe(0)
  expect(most).toBeLessThan(MAX_MEGABYTES)
  await worker.stop()
}, 1_800_000)
