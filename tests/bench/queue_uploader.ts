import { setTimeout as delay } from 'node:timers/promises'
import { ignite } from '#bin/ignite'

/** Uploads as two people, and waits until the worker has planned what they sent. Sends the seconds of each. */
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { uploadBatch } = await import('#app/travel/batches/actions/upload_batch')
const { asWorker, inTenant } = await import('#app/platform/shared/tenancy')
const { queryRow: row } = await import('#tests/support/query_rows')
const { withFile } = await import('#tests/factories/exports')
const { smallFile } = await import('#tests/factories/hostile_files')
const { createUser } = await import('#tests/factories/users')

type Person = Awaited<ReturnType<typeof createUser>>

const upload = (user: Person) => withFile(smallFile(), (file) => inTenant(user.tenantId, () => uploadBatch(user, file)))

async function untilPlanned(user: Person) {
  for (;;) {
    const left = await asWorker(() =>
      row<{ count: number }>("select count(*)::int as count from batches where user_id = ? and status <> 'planned'", [
        user.id,
      ])
    )
    if (left!.count === 0) return performance.now()
    await delay(20)
  }
}

const [warm, many, one] = [await createUser(), await createUser(), await createUser()]
await upload(warm)
await untilPlanned(warm)
const alone = performance.now()
await upload(warm)
const single = (await untilPlanned(warm)) - alone

const began = performance.now()
await Promise.all(Array.from({ length: Number(process.argv[2]) }, () => upload(many)))
const late = performance.now()
await upload(one)
const [other, burst] = await Promise.all([untilPlanned(one), untilPlanned(many)])
process.send!({
  kind: 'done',
  single: single / 1000,
  burst: (burst - began) / 1000,
  other: (other - late) / 1000,
})
await app.terminate()
