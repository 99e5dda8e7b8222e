import { describe, expect, test } from 'vitest'
import { requestedPayouts } from '#app/money/payouts/payout_rows'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import { newReference } from '#app/platform/shared/reference'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { saveBankAccount } from '#app/people/accounts/actions/save_bank_account'
import { credit } from '#tests/factories/money'
import { createUser } from '#tests/factories/users'

let accounts = 0

/** An account of ING, of which no two are alike. */
function newIban() {
  const number = `INGB${String(Date.now() % 1_000_000).padStart(6, '0')}${String(++accounts).padStart(4, '0')}`
  const digits = [...`${number}NL00`].map((one) => Number.parseInt(one, 36)).join('')
  const check = 98 - Number(BigInt(digits) % 97n)
  return `NL${String(check).padStart(2, '0')}${number}`
}

async function createTraveller(iban = newIban(), holder = 'T. Traveller') {
  const user = await createUser({ iban: null, firstName: 'Test', lastName: 'Traveller' })
  await asWorker(() => saveBankAccount(user, { iban, holder }, user))
  return user
}

async function ask(user: User, cents: number) {
  await credit(user, cents)
  return asWorker(() => requestPayout(user, cents))
}

const rowOf = async ({ reference }: { reference: string }) => {
  const { waiting, held } = await asStaff(() => requestedPayouts())
  return [...waiting.payouts, ...held.payouts].find((one) => one.reference === reference)!
}

const warningsOf = async (payout: { reference: string }) => (await rowOf(payout)).warnings

const send = ({ id }: { id: number }, user: User) =>
  asWorker(async () => {
    await queryRows(
      `with run as (
         insert into payout_runs (reference, execute_on, total_cents, payouts_count, created_by_id, status)
         values (?, current_date, 2000, 1, ?, 'open') returning id
       ) update payouts set status = 'in_run', payout_run_id = run.id from run where payouts.id = ?`,
      [newReference('RUN'), user.id, id]
    )
    await queryRows("update payouts set status = 'sent' where id = ?", [id])
  })

describe('a payout warns', () => {
  test('of an amount that is unusual for the person', async () => {
    const user = await createTraveller()
    const first = await ask(user, 20_00)
    await send(first, user)
    expect(await warningsOf(await ask(user, 60_00))).toEqual([])
    expect(await warningsOf(await ask(user, 60_01))).toEqual(['unusual_amount'])
  })

  test('of a large first payout', async () => {
    const user = await createTraveller()
    expect(await warningsOf(await ask(user, 250_00))).toEqual([])
    expect(await warningsOf(await ask(await createTraveller(), 250_01))).toEqual(['unusual_amount'])
  })
})
