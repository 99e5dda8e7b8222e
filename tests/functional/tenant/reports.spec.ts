import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { freezeReports } from '#app/money/reports/actions/freeze_reports'
import type User from '#app/people/accounts/user'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { createReadyClaim } from '#tests/factories/claims'
import { createTenant, createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { asOwner } from '#tests/support/owner'
import { queryRows } from '#tests/support/query_rows'

const monthsAgo = (months: number, day = 10) =>
  DateTime.now().minus({ months }).startOf('month').plus({ days: day, hours: 9 })

async function organisation() {
  const tenant = await createTenant()
  const manager = await createUser({ tenantId: tenant.id, role: 'manager' })
  const people = await Promise.all(Array.from({ length: 6 }, () => createUser({ tenantId: tenant.id })))
  return { tenant, manager, people, path: `/t/${tenant.slug}/reports` }
}

/** A claim of theirs that the operator paid at that moment. */
async function paid(user: User, at: DateTime, cents: number) {
  const { id } = await createReadyClaim(user)
  await asOwner((owner) =>
    owner.query('update claims set paid_directly_at = $2, approved_cents = $3 where id = $1', [
      id,
      at.toJSDate(),
      cents,
    ])
  )
}

const periods = (tenantId: number) =>
  asWorker(() =>
    queryRows<{ first: string; last: string; cents: number }>(
      `select p.first_month as first, p.last_month as last, a.cents::int as cents from report_atoms a
       join report_periods p on p.id = a.period_id where a.tenant_id = ? order by p.id, a.id`,
      [tenantId]
    )
  )
const first = (months: number) => DateTime.now().minus({ months }).startOf('month').toISODate()!

describe('the report of an organisation', () => {
  test('has sums of five people or more, made once, and months with fewer go with the next', async () => {
    const { tenant, manager, people, path } = await organisation()
    for (const user of people.slice(0, 3)) await paid(user, monthsAgo(3), 4_00)
    for (const user of people.slice(2)) await paid(user, monthsAgo(2), 5_00)
    await freezeReports()
    await freezeReports()
    const made = await periods(tenant.id)
    expect(made.map(({ first: from, last, cents }) => [from, last, cents])).toEqual([[first(3), first(2), 32_00]])

    // What is recorded after the fact stays out of what was shown.
    await paid(people[0], monthsAgo(2, 20), 9_00)
    await freezeReports()
    expect(await periods(tenant.id)).toEqual(made)

    const client = await Client.actingAs(manager)
    const { props } = await client.page(path)
    expect(props.list.rows.map(({ cents, people: count }: any) => [cents, count])).toEqual([[32_00, '5+']])
    const csv = await client.get(`${path}/export?format=csv`)
    expect(csv.body).toContain('32,00')
    const pdf = await client.get(`${path}/document`)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    for (const { email, publicId } of people) {
      for (const shown of [JSON.stringify(props), csv.body]) {
        expect(shown).not.toContain(publicId)
        expect(shown).not.toContain(email)
      }
    }
  })

  test('counts nobody who looks, and is of no concern to others', async () => {
    const { tenant, manager, people, path } = await organisation()
    for (const user of [...people.slice(0, 4), manager]) await paid(user, monthsAgo(2), 4_00)
    await freezeReports()
    expect(await periods(tenant.id)).toEqual([])
    expect((await (await Client.actingAs(people[0])).get(path)).status).toBe(403)
    expect((await (await Client.actingAs(await createUser())).get(path)).status).toBe(404)
    const insert = inTenant(tenant.id, () =>
      queryRows('update report_atoms set cents = 0 where tenant_id = ?', [tenant.id])
    )
    await expect(insert).rejects.toMatchObject({ code: '42501' })
  })
})
