import { beforeAll, describe, expect, test } from 'vitest'
import { applyPaymentReport } from '#app/money/matching/actions/apply_payment_report'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import { createPayoutRun } from '#app/money/payouts/actions/create_payout_run'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { today } from '#app/platform/shared/clock'
import { nextTargetDay } from '#app/platform/shared/target_days'
import type User from '#app/people/accounts/user'
import { clearAll, proveLines, release } from '#tests/factories/proof'
import { pain002, payoutsOf, released, reportOf } from '#tests/factories/released_run'
import { newIban } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

/** A traveller whose payment a report rejected, which one of finance uploaded; they ask for it again. */
let reporter: User
let payout: { id: number; reference: string }
beforeAll(async () => {
  const { run, people } = await released(['A. Een'])
  const [rejected] = await payoutsOf(run)
  reporter = await createUser({ role: 'finance' })
  await asStaff(async () =>
    applyPaymentReport(run, await reportOf(pain002(run.reference, rejected.reference, 'AC06')), reporter)
  )
  payout = await asStaff(() => requestPayout(people[0], 10_00, { iban: newIban(), holder: 'A. Een' }))
})

const holdsOf = async ({ id }: { id: number }) =>
  (
    await asWorker(() => queryRows<{ reason: string }>('select reason from payout_holds where payout_id = ?', [id]))
  ).map(({ reason }) => reason)
const clear = (client: Client, reasons: string[]) =>
  client.submit(
    `/admin/payouts/${payout.reference}/clearances`,
    { reasons, note: 'the bank says that it was not made' },
    { from: '/admin/payout-runs' }
  )

describe('a payout after one that a report rejected', () => {
  test('is held, and who uploaded the report does not clear it, by the database either', async () => {
    const holds = await holdsOf(payout)
    expect(holds).toContain('rejected_by_report')
    const page = await clear(await Client.actingAs(reporter), holds)
    expect(page.errors!.payout).toMatch(/^You uploaded the report/)
    const insert = asWorker(() =>
      queryRows("insert into payout_clearances values (?, 'rejected_by_report', 'A note', ?, now())", [
        payout.id,
        reporter.id,
      ])
    )
    await expect(insert).rejects.toMatchObject({ code: 'FB026' })
  })

  test('is not released by who uploaded the report', async () => {
    const clearer = await createUser({ role: 'finance' })
    await clear(await Client.actingAs(clearer), await holdsOf(payout))
    expect(await holdsOf(payout)).toEqual([])
    await clearAll()
    // Another account is paid to after some days.
    await asWorker(() => queryRows('update payouts set not_before = null where id = ?', [payout.id]))
    const maker = await createUser({ role: 'finance' })
    const run = await asStaff(() => createPayoutRun(maker, nextTargetDay(today())))
    const path = `/admin/payout-runs/${run.reference}`
    await proveLines()
    const client = await Client.actingAs(reporter)
    const row = (await client.page(path)).props.payouts.find(
      (one: { reference: string }) => one.reference === payout.reference
    )
    expect(row.ownCauses).toEqual(['reported'])
    expect((await release(client, path)).errors!.run).toMatch(/^These payouts are to you, or you made them possible/)
    const other = await Client.actingAs(await createUser({ role: 'owner' }))
    expect((await release(other, path)).props!.run.status).toBe('released')
  })

  test('the one after a payment that was made is held no more for it', async () => {
    const user = await asWorker(() =>
      queryRow<{ id: number }>('select user_id as id from payouts where id = ?', [payout.id])
    )
    const reporters = await asWorker(() =>
      queryRows(
        'select 1 from payouts p cross join lateral reporters_before(p.id) r where p.user_id = ? and p.id > ?',
        [user!.id, payout.id]
      )
    )
    expect(reporters).toEqual([])
  })
})
