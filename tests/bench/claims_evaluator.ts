import { ignite } from '#bin/ignite'
import { countStatements } from '#tests/support/count_statements'

/** The process under measurement: judges every traveller's trips, and tries a drafted rule. Prints its figures as JSON. */
const AT_ONCE = 4
/** A worker never holds everyone at once. */
const PAGE = 500

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { claimableTrips } = await import('#app/claims/claims/claimable_trips')
const { draftRule } = await import('#app/claims/rules/actions/draft_rule')
const { dryRun } = await import('#app/claims/rules/dry_run')
const { default: Counterparty } = await import('#app/travel/operators/counterparty')
const { asWorker, inTenant } = await import('#app/platform/shared/tenancy')
const { default: User } = await import('#app/people/accounts/user')

globalThis.gc?.()
const startMegabytes = process.memoryUsage.rss() / 1_048_576
let peakMegabytes = startMegabytes
const watch = setInterval(() => {
  peakMegabytes = Math.max(peakMegabytes, process.memoryUsage.rss() / 1_048_576)
}, 20)

const counted = { statements: 0, roundTrips: 0 }
const stop = countStatements(counted)
const began = performance.now()
let candidates = 0
let travellers = 0
for await (const users of inPages()) {
  travellers += users.length
  const waiting = users.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const user of waiting) {
        const trips = await inTenant(user.tenantId, () => claimableTrips(user, {}))
        candidates += trips.length
      }
    })
  )
}
const evaluateSeconds = (performance.now() - began) / 1_000
stop()

const { seconds: dryRunSeconds, trips: dryRunTrips } = await asWorker(async () => {
  const owner = await User.findByOrFail('role', 'owner')
  const ns = await Counterparty.findByOrFail('slug', 'ns')
  const draft = await draftRule(
    ns,
    {
      kind: 'missed_check_out',
      validFrom: '2020-01-01',
      earliestDays: 1,
      latest: 90,
      latestUnit: 'days',
      minimumCents: 2_30,
      capCount: 3,
      capPeriod: 'half_year',
      capScope: 'person',
      channel: 'letter',
      refundTo: 'fareback',
      source: 'bench',
      confirmed: false,
    },
    owner
  )
  await draft.refresh()
  const started = performance.now()
  const { trips } = await dryRun(draft)
  return { seconds: (performance.now() - started) / 1_000, trips }
})
clearInterval(watch)

console.log(
  JSON.stringify({
    travellers,
    evaluateSeconds,
    statements: counted.statements,
    candidates,
    dryRunSeconds,
    dryRunTrips,
    startMegabytes,
    peakMegabytes,
  })
)
await app.terminate()
process.exit(0)

async function* inPages() {
  for (let after = 0; ;) {
    const users = await asWorker(() => User.query().where('id', '>', after).preload('tenant').orderBy('id').limit(PAGE))
    if (users.length === 0) return
    yield users
    after = users.at(-1)!.id
  }
}
