import { readFileSync, statSync } from 'node:fs'
import { ignite } from '#bin/ignite'

/** The process under measurement: uploads one file and does the worker's part. Prints its figures as JSON. */
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { storeUpload: keepUpload } = await import('#app/travel/batches/actions/upload_batch')
const { planBatch } = await import('#app/claims/uploads/actions/plan_batch')
const { commitBatch } = await import('#app/travel/batches/actions/commit_batch')
const { importBatch } = await import('#app/claims/uploads/actions/import_batch')
const { default: Batch } = await import('#app/travel/batches/batch')
const { asWorker, inTenant } = await import('#app/platform/shared/tenancy')
const { queryRows } = await import('#tests/support/query_rows')
const { createUser } = await import('#tests/factories/users')

const paths = process.argv.slice(2)
const user = await createUser({ role: 'manager' })
globalThis.gc?.()
const startMegabytes = process.memoryUsage.rss() / 1_048_576
let peakMegabytes = startMegabytes
let peakWithReaders = startMegabytes
const watch = setInterval(() => {
  const own = process.memoryUsage.rss() / 1_048_576
  peakMegabytes = Math.max(peakMegabytes, own)
  peakWithReaders = Math.max(peakWithReaders, own + childMegabytes())
}, 20)

const seconds = { upload: 0, plan: 0, commit: 0, total: 0 }
for (const path of paths) await importFile(path)
clearInterval(watch)

const [batches] = await asWorker(() => queryRows<{ count: number }>('select sum(rows_read)::int as count from batches'))
const [trips] = await asWorker(() => queryRows<{ count: number }>('select count(*)::int as count from trips'))
console.log(
  JSON.stringify({
    rows: batches.count,
    trips: trips.count,
    uploadSeconds: seconds.upload,
    planSeconds: seconds.plan,
    commitSeconds: seconds.commit,
    totalSeconds: seconds.total,
    startMegabytes,
    peakMegabytes,
    peakWithReaders,
  })
)
await app.terminate()
process.exit(0)

async function importFile(path: string) {
  const started = performance.now()
  const { size } = statSync(path)
  const { id } = await inTenant(user.tenantId, () => keepUpload(user, { path, name: 'bench.csv', size }))
  const uploaded = performance.now()
  await planBatch(id)
  const planned = performance.now()
  await inTenant(user.tenantId, async () => commitBatch(await Batch.findOrFail(id), user, { enqueue: false }))
  let committed: number | undefined
  const timer = setInterval(async () => {
    const found = await asWorker(() => Batch.find(id))
    if (!found || found.progress < 40) return
    committed ??= performance.now()
    clearInterval(timer)
  }, 50)
  await importBatch(id)
  const done = performance.now()
  clearInterval(timer)

  seconds.upload += (uploaded - started) / 1000
  seconds.plan += (planned - uploaded) / 1000
  seconds.commit += ((committed ?? done) - planned) / 1000
  seconds.total += (done - started) / 1000
}

/** Of the processes that this one started: the reader. */
function childMegabytes() {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
  return children
    .trim()
    .split(' ')
    .filter(Boolean)
    .reduce((sum, pid) => sum + residentMegabytes(pid), 0)
}

function residentMegabytes(pid: string) {
  try {
    const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
    return (Number(pages) * 4096) / 1_048_576
  } catch {
    return 0
  }
}
