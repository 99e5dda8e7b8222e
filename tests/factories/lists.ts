import { DateTime } from 'luxon'
import { newReference } from '#app/shared/reference'
import { asWorker, rows } from '#app/shared/scope'
import type Tenant from '#app/tenants/tenant'
import { createClaim } from '#tests/factories/claims'
import { createTenant, createUser } from '#tests/factories/users'

const LAST_NAMES = ['Jansen', 'de Vries', 'O’Brien', 'Jansen', 'Yılmaz', 'Zwart']

/**
 * An organisation whose people have claims in many states, trips and payout runs: several pages of each list. `where`
 * holds for its rows alone, list by list, and `add` makes one more; other tests fill the same tables.
 */
export async function organisationWithEverything() {
  const tenant = await createTenant()
  const finance = await createUser({ role: 'finance' })
  for (const [at, lastName] of LAST_NAMES.entries()) await addPerson(tenant, at, lastName)
  for (let runs = 0; runs < 5; runs++) await addRun(finance.id)
  await asWorker(() =>
    rows(
      `update claims set gross_cents = 300 + id::int % 5 * 100, fee_cents = 0, net_cents = 300 + id::int % 5 * 100,
         deadline_on = current_date + (id % 4)::int, expected_answer_on = current_date - 2 + (id % 3)::int
       where tenant_id = ?`,
      [tenant.id]
    )
  )

  const addClaim = async () => createClaim(await createUser({ tenantId: tenant.id }))
  return {
    where: {
      claims: `claims.tenant_id = ${tenant.id}`,
      trips: `trips.tenant_id = ${tenant.id}`,
      users: `users.tenant_id = ${tenant.id}`,
      payout_runs: `payout_runs.created_by_id = ${finance.id}`,
    } as Record<string, string>,
    add: {
      claims: addClaim,
      trips: addClaim,
      users: () => createUser({ tenantId: tenant.id }),
      payout_runs: () => addRun(finance.id),
    } as Record<string, () => Promise<unknown>>,
  }
}

async function addPerson(tenant: Tenant, at: number, lastName: string) {
  const user = await createUser({
    lastName,
    tenantId: tenant.id,
    role: at === 3 ? 'manager' : 'member',
    blockedAt: at === 4 ? DateTime.now() : null,
    premiumSince: at === 1 ? DateTime.now() : null,
  })
  for (let claims = 0; claims < 2; claims++) await createClaim(user)
}

const addRun = (makerId: number) =>
  asWorker(() =>
    rows(
      `insert into payout_runs (reference, execute_on, total_cents, payouts_count, created_by_id, status)
       values (?, current_date - (random() * 3)::int, 100 + (random() * 3)::int * 100, 1, ?, 'cancelled')`,
      [newReference('RUN'), makerId]
    )
  )
