import { statSync } from 'node:fs'
import { ignite } from '#bin/ignite'

/** The process under measurement: uploads one file and does the worker's part. Prints its figures as JSON. */
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { keepUpload } = await import('#app/batches/actions/upload_batch')
const { planBatch } = await import('#app/batches/actions/plan_batch')
const { commitBatch } = await import('#app/batches/actions/commit_batch')
const { importBatch } = await import('#app/batches/actions/import_batch')
const { default: Batch } = await import('#app/batches/batch')
const { asWorker, inTenant, row } = await import('#app/shared/scope')
const { createUser } = await import('#tests/factories/users')

const path = process.argv[2]
const user = await createUser({ role: 'manager' })
globalThis.gc?.()
const startMegabytes = process.memoryUsage.rss() / 1_048_576
let peakMegabytes = startMegabytes
const watch = setInterval(() => {
  peakMegabytes = Math.max(peakMegabytes, process.memoryUsage.rss() / 1_048_576)
}, 20)

const started = performance.now()
const size = statSync(path).size
const { id } = await inTenant(user.tenantId, () =>
  keepUpload(user, { path, name: 'bench.csv', size })
)
const uploaded = performance.now()
await planBatch(id)
const planned = performance.now()
await inTenant(user.tenantId, async () =>
  commitBatch(await Batch.findOrFail(id), user, { enqueue: false })
)
const marks: number[] = []
const timer = setInterval(async () => {
  if (marks.length > 0) return
  const found = await asWorker(() => Batch.find(id))
  if (found && found.progress >= 40 && marks.length === 0) marks.push(performance.now())
}, 50)
await importBatch(id)
const done = performance.now()
clearInterval(timer)
clearInterval(watch)

const batch = await asWorker(() => Batch.findOrFail(id))
const trips = await asWorker(() =>
  row<{ count: number }>('select count(*)::int as count from trips')
)
console.log(
  JSON.stringify({
    rows: batch.rowsRead,
    trips: trips!.count,
    uploadSeconds: (uploaded - started) / 1000,
    planSeconds: (planned - uploaded) / 1000,
    commitSeconds: ((marks[0] ?? done) - planned) / 1000,
    totalSeconds: (done - started) / 1000,
    startMegabytes,
    peakMegabytes,
  })
)
await app.terminate()
process.exit(0)
