import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import TenantPolicy from '#app/people/organisations/tenant_policy'
import TenantMiddleware from '#app/web/http/middleware/tenant_middleware'
import { asWorker } from '#app/platform/shared/tenancy'
import Tenant from '#app/people/tenants/tenant'
import { type Side, PRIVATE_PLACE, createSide, fingerprintOf } from '#tests/factories/canaries'
import { newCard } from '#tests/factories/exports'
import { createSubjects } from '#tests/factories/subjects'
import { validBodies } from '#tests/factories/valid_bodies'
import { walkReads, walkWrites } from '#tests/support/canary_walk'
import { asOwner } from '#tests/support/owner'
import { queryRows } from '#tests/support/query_rows'

let ours: Side
let theirs: Side
beforeAll(async () => {
  const same = { email: `same-${process.pid}@example.test`, card: newCard(), unknown: newCard() }
  ours = await createSide('Roodborst', same)
  theirs = await createSide('Zilvermeeuw', same)
}, 60_000)

afterEach(() => {
  vi.restoreAllMocks()
})

/** Without what the application checks: who manages, whose area it is, whose rows a query asks for. */
async function withoutChecks() {
  vi.spyOn(TenantPolicy.prototype, 'manage').mockReturnValue(true)
  vi.spyOn(TenantMiddleware.prototype, 'handle').mockImplementation(async (ctx, next) => {
    ctx.tenant = await Tenant.findByOrFail('slug', ctx.params.tenant)
    return next()
  })
  for (const path of globSync('app/{claims,travel,money,people,messages}/**/*.ts')) {
    if (/\/(controllers|jobs|actions)\//.test(path)) continue
    const { default: model } = await import(pathToFileURL(path).href)
    for (const scope of ['ownedBy', 'personal', 'ofTenant']) {
      if (typeof model?.[scope] === 'function' && typeof model.query === 'function') {
        vi.spyOn(model, scope).mockImplementation(() => model.query())
      }
    }
  }
}

const guarded = () =>
  asOwner(async (owner) => {
    const { rows } = await owner.query<{ name: string }>(
      "select distinct tablename as name from pg_policies where policyname = 'tenant_isolation'"
    )
    return rows.map(({ name }) => name)
  })

/** Row security of these tables lets everything through meanwhile. */
async function withOpenPolicies<T>(tables: string[], work: () => Promise<T>) {
  const role = new URL(process.env.DATABASE_APP_URL!).username
  const forAll = (sql: (table: string) => string) =>
    asOwner(async (owner) => {
      for (const table of tables) await owner.query(sql(table))
    })
  await forAll((table) => `create policy left_open on ${table} to "${role}" using (true) with check (true)`)
  try {
    return await work()
  } finally {
    await forAll((table) => `drop policy left_open on ${table}`)
  }
}

describe('nothing of another organisation, and no private trip of a colleague', { timeout: 300_000 }, () => {
  test('is in an answer to anyone of the one, with the ids of both', async () => {
    expect(await walkReads(ours, theirs)).toEqual([])
  })

  test('is in an answer where row security stands alone', async () => {
    await withoutChecks()
    expect(await walkReads(ours, theirs)).toEqual([])
  })

  test('is in an answer where the checks of the application stand alone', async () => {
    const tables = await guarded()
    expect(await withOpenPolicies(tables, () => walkReads(ours, theirs))).toEqual([])
  })

  test('changes by what anyone of the one sends, whatever it smuggles in', async () => {
    const before = await fingerprintOf(theirs.tenant)
    const bodies = validBodies(await createSubjects())
    expect(await walkWrites(ours, theirs, bodies as never)).toEqual([])
    const after = await fingerprintOf(theirs.tenant)
    const changed = [...after].filter(([table, print]) => before.get(table) !== print).map(([table]) => table)
    expect(changed).toEqual([])
  })

  test('is in a mail or an event to anyone of the other', async () => {
    const emails = await asWorker(() =>
      queryRows<{ text: string }>('select subject || html || text as text from emails where tenant_id = ?', [
        ours.tenant.id,
      ])
    )
    const said = emails.map(({ text }) => text).join('\n')
    for (const marker of [...theirs.markers, PRIVATE_PLACE]) expect(said).not.toContain(marker)
  })
})

describe('the walk', { timeout: 300_000, tags: ['long'] }, () => {
  test('catches a policy that was weakened', async () => {
    await withoutChecks()
    const leaks = await withOpenPolicies(['claims', 'trips', 'users', 'batches'], () => walkReads(ours, theirs))
    expect(leaks.length).toBeGreaterThan(0)
  })

  test('catches a condition that was dropped', async () => {
    vi.spyOn(TenantPolicy.prototype, 'manage').mockReturnValue(true)
    const leaks = await withOpenPolicies(await guarded(), async () => {
      await withoutChecks()
      return walkReads(ours, theirs)
    })
    expect(new Set(leaks.map(({ marker }) => marker)).size).toBeGreaterThan(1)
  })
})
