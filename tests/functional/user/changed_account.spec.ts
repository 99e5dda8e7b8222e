import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { createPayoutRun } from '#app/money/payouts/actions/create_payout_run'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import Payout from '#app/money/payouts/payout'
import { travelTo, today } from '#app/platform/shared/clock'
import { nextTargetDay } from '#app/platform/shared/target_days'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { decrypt } from '#app/platform/encryption/encrypt'
import { saveBankAccount } from '#app/people/accounts/actions/save_bank_account'
import User from '#app/people/accounts/user'
import { Client } from '#tests/support/client'
import { emailsTo } from '#tests/factories/emails'
import { createPaidTraveller } from '#tests/factories/claims'
import { createUser } from '#tests/factories/users'
import { clearAll } from '#tests/factories/proof'

const OLD = 'NL91ABNA0417164300'
const NEW = 'NL20INGB0001234567'
const THIRD = 'NL02ABNA0123456789'

const CHANGED = DateTime.fromISO('2026-11-21T14:05:00', { zone: 'Europe/Amsterdam' })

const fresh = (user: User) => asWorker(() => User.findOrFail(user.id))
const payoutsOf = (user: User) => asWorker(() => Payout.query().where('user_id', user.id).orderBy('id'))

/** Someone's account replaced at a moment of the past. */
const change = (user: User, iban: string, when = CHANGED) =>
  travelTo(when, () =>
    inTenant(user.tenantId, async () => {
      const found = await User.findOrFail(user.id)
      await saveBankAccount(found, { iban, holder: 'T. Traveller' }, found)
    })
  )

const ask = (user: User, amountCents: number, when: DateTime) =>
  travelTo(when, () => inTenant(user.tenantId, () => requestPayout(user, amountCents)))

/** A run made at some moment; `null` when nothing was ready for one. */
const run = (when: DateTime) =>
  travelTo(when, async () => {
    const finance = await createUser({ role: 'finance' })
    await clearAll()
    return asStaff(() => createPayoutRun(finance, nextTargetDay(today()))).catch(() => null)
  })

describe('an account number', () => {
  test('that is the first, or the same again, changes nothing about when money leaves', async () => {
    const user = await createPaidTraveller({ iban: null })
    await change(user, OLD)
    expect((await fresh(user)).ibanChangedAt).toBeNull()
    await change(user, 'nl91 abna 0417 1643 00')
    expect((await fresh(user)).ibanChangedAt).toBeNull()
    await ask(user, 5_00, CHANGED.plus({ minutes: 1 }))
    expect((await payoutsOf(user)).map((payout) => payout.notBefore)).toEqual([null])

    const logs = await asWorker(() =>
      queryRows<{ changes: object }>(
        "select changes from audit_logs where action = 'user.iban_changed' and subject_id = ?",
        [user.id]
      )
    )
    expect((await emailsTo(user)).map(({ template }) => template)).not.toContain('iban_changed')
    expect(logs).toEqual([{ changes: { iban: '[redacted]', holder: '[redacted]' } }])
  })

  test('that replaces another is remembered with its moment', async () => {
    const user = await createPaidTraveller()
    await change(user, NEW)
    const kept = await fresh(user)
    expect(decrypt(kept.ibanEncrypted!, 'iban')).toBe(NEW)
    expect(kept.ibanChangedAt!.toMillis()).toBe(CHANGED.toMillis())

    const mails = (await emailsTo(user)).filter(({ template }) => template === 'iban_changed')
    expect(mails).toHaveLength(1)
    expect(mails[0].text).toContain('4567')
    expect(mails[0].text).toContain('23 november')
    expect(mails[0].text).not.toMatch(/NL20|INGB/)
  })
})

describe('a payout after the account number changed', () => {
  test('waits 48 hours, and then goes out', async () => {
    const user = await createPaidTraveller()
    await change(user, NEW)
    await ask(user, 5_00, CHANGED.plus({ hours: 1 }))
    const status = async () => (await payoutsOf(user)).map((payout) => payout.status)

    await run(CHANGED.plus({ hours: 47, minutes: 59, seconds: 59 }))
    expect(await status()).toEqual(['requested'])
    await run(CHANGED.plus({ hours: 48 }))
    expect(await status()).toEqual(['in_run'])
  })

  test('goes out at once when the change is old enough', async () => {
    const user = await createPaidTraveller()
    await change(user, NEW)
    await ask(user, 5_00, CHANGED.plus({ hours: 48, seconds: 1 }))
    expect((await payoutsOf(user))[0].notBefore).toBeNull()
  })

  test('lets an earlier one to the old account go on', async () => {
    const user = await createPaidTraveller()
    await ask(user, 5_00, CHANGED.minus({ hours: 1 }))
    await change(user, NEW)
    await ask(user, 6_00, CHANGED.plus({ hours: 1 }))
    await run(CHANGED.plus({ hours: 2 }))

    const payouts = await payoutsOf(user)
    expect(payouts.map((payout) => [payout.status, payout.ibanLast4])).toEqual([
      ['in_run', '4300'],
      ['requested', '4567'],
    ])
    expect(decrypt(payouts[0].ibanEncrypted, 'iban')).toBe(OLD)
  })

  test('is not set free by changing the account once more', async () => {
    const user = await createPaidTraveller()
    await change(user, NEW)
    await ask(user, 5_00, CHANGED.plus({ hours: 1 }))
    await change(user, THIRD, CHANGED.plus({ hours: 2 }))
    await run(CHANGED.plus({ hours: 3 }))
    expect((await payoutsOf(user))[0].status).toBe('requested')
  })

  test('says when it goes out, to the traveller and to finance', async () => {
    const user = await createPaidTraveller()
    const client = await Client.actingAs(user)
    const page = await client.submit(
      '/payouts',
      { amountCents: 5_00, iban: NEW, holder: 'T. Traveller' },
      { from: '/balance' }
    )
    const [payout] = page.props!.payouts
    expect(payout).toMatchObject({ status: 'requested', ibanLast4: '4567', canCancel: true })
    const hours = DateTime.fromISO(payout.waitsUntil).diffNow('hours').hours
    expect(hours).toBeGreaterThan(47.9)
    expect(hours).toBeLessThanOrEqual(48)

    const finance = await Client.actingAs(await createUser({ role: 'finance' }))
    const { props } = await finance.later('/admin/payout-runs', 'Admin/PayoutRuns/Index', ['requested'])
    const references = (list: { reference: string }[]) => list.map((one) => one.reference)
    expect(references(props.requested.held.payouts)).toContain(payout.reference)
    expect(references(props.requested.waiting.payouts)).not.toContain(payout.reference)
  })
})
