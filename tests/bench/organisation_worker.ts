import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ignite } from '#bin/ignite'
import { FOLDER } from '#tests/bench/database'

/** The process under measurement: one file of an organisation, from upload to claims. Prints its figures as JSON. */
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { storeUpload: keepUpload } = await import('#app/travel/batches/actions/upload_batch')
const { planBatch } = await import('#app/claims/uploads/actions/plan_batch')
const { commitBatch } = await import('#app/travel/batches/actions/commit_batch')
const { importBatch } = await import('#app/claims/uploads/actions/import_batch')
const { matchCardList } = await import('#app/travel/batches/card_list')
const { assignCards } = await import('#app/travel/batches/actions/assign_cards')
const { proposeClaims } = await import('#app/claims/business/actions/propose_claims')
const { startFiling } = await import('#app/claims/business/actions/start_filing')
const { fileBusinessClaims } = await import('#app/claims/business/actions/file_business_claims')
const { proposalGroups, proposalTotals } = await import('#app/claims/business/proposals')
const { tenantClaimList } = await import('#app/claims/business/tenant_claim_list')
const { default: Batch } = await import('#app/travel/batches/batch')
const { default: Tenant } = await import('#app/people/tenants/tenant')
const { actAsManager, asPerson, asWorker, inTenant } = await import('#app/platform/shared/tenancy')
const { queryRows } = await import('#tests/support/query_rows')
const { createTenant, createUser } = await import('#tests/factories/users')
const { BusinessExport, signFor } = await import('#tests/factories/organisations')

const MISSED = 5
/** At one station, which no cap counts. */
const STAYS = 10

const [cardsCount, rowsEach] = process.argv.slice(2).map(Number)
const cards = Array.from({ length: cardsCount }, (_, nth) => cardNumber(nth))
const path = join(FOLDER, 'organisation.csv')
mkdirSync(FOLDER, { recursive: true })
writeFileSync(path, exportOf())
const { id: tenantId } = await createTenant()
const tenant = await asWorker(() => Tenant.findOrFail(tenantId))
const manager = await createUser({ tenantId, role: 'manager' })
await asWorker(() =>
  queryRows(
    `insert into users (tenant_id, role, first_name, last_name, email, password, email_verified_at, onboarded_at)
     select ?, 'member', 'Person', n::text, 'person' || n || '@bench.test', 'none', now(), now() from generate_series(1, ?) n`,
    [tenantId, cards.length]
  )
)
const list = cards.map((card, nth) => `${card};person${nth + 1}@bench.test`).join('\n')

globalThis.gc?.()
const rss = () => process.memoryUsage.rss() / 1_048_576
const startMegabytes = rss()
let peakMegabytes = startMegabytes
const watch = setInterval(() => (peakMegabytes = Math.max(peakMegabytes, rss())), 20)

const seconds: Record<string, number> = {}
async function timed<T>(name: string, work: () => Promise<T>) {
  const started = performance.now()
  const result = await work()
  seconds[name] = (performance.now() - started) / 1000
  return result
}
const asManager = <T>(work: () => Promise<T>) =>
  asPerson(tenantId, manager.id, async () => {
    await actAsManager()
    return work()
  })

const { id } = await timed('upload', () =>
  asManager(() => keepUpload(manager, { path, name: 'all.csv', size: statSync(path).size }, { isForTenant: true }))
)
await timed('plan', () => planBatch(id))
await timed('assign', () =>
  asManager(async () => {
    const lines = await matchCardList(tenant, list)
    const chosen = lines.flatMap(({ cardId, userId }) => (cardId && userId ? [{ cardId, userId }] : []))
    await assignCards(tenant, chosen, manager)
  })
)
await asManager(async () => commitBatch(await Batch.findOrFail(id), manager, { enqueue: false }))
await timed('import', () => importBatch(id))
const people = await idsOf('select id from users where tenant_id = ? order by id', tenantId)
await timed('propose', async () => {
  for (const person of people) await proposeClaims(person)
})
await signFor(tenant, manager)
const page = await timed('page', () =>
  asManager(async () => ({ totals: await proposalTotals(tenant), groups: await proposalGroups(tenant) }))
)
const filing = await timed('press', () => asManager(() => startFiling(tenant, null, manager)))
const waiting = await idsOf('select id from claim_filing_people where filing_id = ? order by id', filing.id)
await timed('file', async () => {
  for (const person of waiting) await fileBusinessClaims(person)
})
clearInterval(watch)

const [counted] = await asWorker(() =>
  queryRows<{ claims: number; rows: number }>(
    `select (select count(*)::int from claims where tenant_id = :tenantId) as claims,
       (select count(*)::int from batch_rows where tenant_id = :tenantId) as rows`,
    { tenantId }
  )
)
await queryAsOwner('analyze')
const parsed = await asManager(() => tenantClaimList.parse({}))
const LISTS: Record<string, () => Promise<unknown>> = {
  claims: () => tenantClaimList.page(parsed, tenantId),
  batches: () =>
    queryRows('select * from batches where tenant_id = ? and is_for_tenant order by id desc limit 20', [tenantId]),
  rows: () => queryRows('select * from batch_rows where batch_id = ? order by line limit 50', [id]),
}
const walls: Record<string, number> = {}
for (const [name, read] of Object.entries(LISTS)) {
  const [within, without] = [await bestOf(() => asManager(read)), await bestOf(() => asWorker(read))]
  walls[name] = within / without
}

console.log(
  JSON.stringify({
    ...counted,
    seconds,
    walls,
    startMegabytes,
    peakMegabytes,
    proposed: page.totals.count,
    groups: page.groups.length,
  })
)
await app.terminate()
process.exit(0)

async function idsOf(sql: string, value: number) {
  const rows = await asWorker(() => queryRows<{ id: number }>(sql, [value]))
  return rows.map((row) => row.id)
}

/** Milliseconds of the middle one of many. */
async function bestOf(work: () => Promise<unknown>) {
  const times: number[] = []
  for (let nth = 0; nth < 60; nth++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[20]
}

async function queryAsOwner(sql: string) {
  const { asOwner } = await import('#tests/support/owner')
  await asOwner((owner) => owner.query(sql))
  await inTenant(tenantId, async () => {})
}

function exportOf() {
  const text = new BusinessExport()
  for (const card of cards) {
    for (let nth = 0; nth < MISSED; nth++) text.missedCheckOut({ card, daysAgo: 10 + nth * 3 })
    for (let nth = 0; nth < STAYS; nth++) {
      text.journey({ card, daysAgo: 11 + nth * 3, from: 'Utrecht Centraal', to: 'Utrecht Centraal' })
    }
    for (let nth = MISSED + STAYS; nth < rowsEach; nth++) text.journey({ card, daysAgo: 60 + nth })
  }
  return text.text()
}

/** Sixteen digits with their check digit. */
function cardNumber(nth: number) {
  const body = `35280900${String(nth).padStart(7, '0')}`
  const sum = [...body].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return body + String((10 - (sum % 10)) % 10)
}
