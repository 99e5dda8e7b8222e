import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { today } from '#app/platform/shared/clock'
import { isTargetDay, nextTargetDay } from '#app/platform/shared/target_days'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { plusDays } from '#app/platform/shared/working_days'
import { createPaidTraveller } from '#tests/factories/claims'
import { clearAll, release } from '#tests/factories/proof'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const PAGE = '/admin/payout-runs'

const make = (finance: Client, executeOn: string) => finance.submit(PAGE, { executeOn }, { from: PAGE })

async function waiting() {
  const traveller = await Client.actingAs(await createPaidTraveller())
  await traveller.submit('/payouts', { amountCents: 12_08 }, { from: '/balance' })
  await clearAll()
  return Client.actingAs(await createUser({ role: 'finance' }))
}

describe('a new payout run', () => {
  test('is proposed for the next day that banks pay', async () => {
    const finance = await waiting()
    expect((await finance.page(PAGE)).props.executionDays).toEqual({
      earliest: nextTargetDay(today()),
      latest: plusDays(today(), 30),
    })
  })

  test('is for a day that banks pay, of the next 30', async () => {
    const finance = await waiting()
    const problem = async (day: string) => (await make(finance, day)).errors?.executeOn
    const saturday = DateTime.fromISO(today()).plus({ weeks: 1 }).endOf('week').minus({ days: 1 })
    const next = nextTargetDay(saturday.toISODate()!)
    expect(await problem(saturday.toISODate()!)).toBe(
      `Banks don’t pay on this day. Choose another one, such as ${DateTime.fromISO(next).toFormat('d MMMM yyyy')}.`
    )
    expect(await problem(plusDays(today(), -1))).toBe('Choose today or a later day.')
    expect(await problem(plusDays(today(), 31))).toBe('Choose a day within the next 30 days.')
    expect(await problem(plusDays(today(), 400))).toBeTruthy()

    const last = Array.from({ length: 30 }, (_, nth) => plusDays(today(), 30 - nth)).find(isTargetDay)
    expect(await problem(last!)).toBeUndefined()
  })
})

describe('a payout run that is released', () => {
  async function opened() {
    const finance = await waiting()
    const { location } = await make(finance, nextTargetDay(today()))
    const owner = await Client.actingAs(await createUser({ role: 'owner' }))
    return { owner, path: location, reference: location.split('/').at(-1)! }
  }

  const changesOnRelease = async (reference: string) =>
    (await asWorker(() =>
      queryRow<{ changes: object }>(
        `select l.changes from audit_logs l join payout_runs r on r.id = l.subject_id
         where l.action = 'payout_run.released' and r.reference = ?`,
        [reference]
      )
    ))!.changes

  test('keeps its day', async () => {
    const { owner, path, reference } = await opened()
    const released = await release(owner, path)
    expect(released.props!.run.executeOn).toBe(nextTargetDay(today()))
    expect(await changesOnRelease(reference)).toEqual({})
  })

  test.each(['2026-01-02', '2026-01-03'])('after its day, %s, is paid on the next day that banks pay', async (day) => {
    const { owner, path, reference } = await opened()
    await asWorker(() => queryRows('update payout_runs set execute_on = ? where reference = ?', [day, reference]))
    const released = await release(owner, path)
    const paidOn = nextTargetDay(today())
    expect(released.props!.run).toMatchObject({ status: 'released', executeOn: paidOn })
    expect((await owner.get(`${path}/payment-file`)).body).toContain(`<Dt>${paidOn}</Dt>`)
    expect(await changesOnRelease(reference)).toEqual({ executeOn: [day, paidOn] })
  })
})
