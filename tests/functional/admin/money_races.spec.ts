import { describe, expect, test } from 'vitest'
import Claim from '#app/claims/claims/claim'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import { balanceOf } from '#app/money/ledger/ledger'
import Allocation from '#app/money/matching/allocation'
import { undoAllocation } from '#app/money/matching/actions/undo_allocation'
import { createPayoutRun } from '#app/money/payouts/actions/create_payout_run'
import { releasePayoutRun } from '#app/money/payouts/actions/release_payout_run'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import { rejectPayout } from '#app/money/payouts/actions/reject_payout'
import { cancelPayout } from '#app/money/payouts/actions/cancel_payout'
import Payout from '#app/money/payouts/payout'
import PayoutRun from '#app/money/payouts/payout_run'
import { today } from '#app/platform/shared/clock'
import { nextTargetDay } from '#app/platform/shared/target_days'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { ledgerFaults } from '#tests/support/ledger'
import { createClaims } from '#tests/factories/claims'
import { credit } from '#tests/factories/money'
import { createOperator } from '#tests/factories/operators'
import { importedLines, newDay, newIban, statementOf } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'
import { clearAll } from '#tests/factories/proof'

const balance = (user: User) => asWorker(() => balanceOf(user.wallet))
const payoutsOf = (user: User) => asWorker(() => Payout.query().where('userId', user.id))
const settled = async (all: Promise<unknown>[]) =>
  (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length

describe('at the same time', () => {
  test('64 requests of 1.00 for a balance of 10.00 are ten payouts', async () => {
    const user = await createUser()
    await credit(user, 10_00)
    const ask = () => asWorker(() => requestPayout(user, 1_00, null, { minimumCents: 1 }))
    expect(await settled(Array.from({ length: 64 }, ask))).toBe(10)
    expect(await balance(user)).toBe(0)
    expect(await ledgerFaults()).toEqual([])
  }, 30_000)

  test('a payout and the undoing of the refund behind it leave a balance that both explain', async () => {
    const finance = await createUser({ role: 'finance' })
    for (let round = 0; round < 5; round++) {
      const user = await createUser()
      const operator = await createOperator({ ibans: [newIban()] })
      const [claim] = await createClaims(user, 1, operator)
      await asWorker(async () => recordDecision(await Claim.findOrFail(claim.id), finance, { outcome: 'approved' }))
      const { lines } = await importedLines(
        statementOf(await newDay(), [
          { name: operator.name, iban: operator.ibans[0], amountCents: 10_00, text: claim.reference },
        ]),
        finance
      )
      expect(await balance(user)).toBe(8_00)
      const [allocation] = await asWorker(() => Allocation.active(lines[0].id))
      await settled([asWorker(() => requestPayout(user, 8_00)), asStaff(() => undoAllocation(allocation, finance))])
      const payouts = await payoutsOf(user)
      expect(await balance(user)).toBe(payouts.length === 0 ? 0 : -8_00)
    }
    expect(await ledgerFaults()).toEqual([])
  }, 60_000)

  test('a run is released once by two people, and is one file', async () => {
    await asWorker(() => queryRows("update payouts set not_before = '9999-01-01' where status = 'requested'"))
    const user = await createUser()
    await credit(user, 10_00)
    await asWorker(() => requestPayout(user, 10_00))
    const [maker, one, other] = [
      await createUser({ role: 'finance' }),
      await createUser({ role: 'owner' }),
      await createUser({ role: 'owner' }),
    ]
    await clearAll()
    const run = await asStaff(() => createPayoutRun(maker, nextTargetDay(today())))
    const release = (by: User) => asStaff(() => releasePayoutRun(run, by))
    expect(await settled([release(one), release(other), release(maker)])).toBe(1)
    const after = await asStaff(() => PayoutRun.findOrFail(run.id))
    expect(after.status).toBe('released')
    expect([one.id, other.id]).toContain(after.releasedById)
  })

  test('a payout that is cancelled and rejected goes back once', async () => {
    const finance = await createUser({ role: 'finance' })
    const user = await createUser()
    await credit(user, 10_00)
    const payout = await asWorker(() => requestPayout(user, 10_00))
    const ended = await settled([
      asWorker(() => cancelPayout(payout, user)),
      asStaff(() => rejectPayout(payout, 'a good reason', finance)),
      asWorker(() => cancelPayout(payout, user)),
    ])
    expect(ended).toBe(1)
    expect(await balance(user)).toBe(10_00)
  })
})
