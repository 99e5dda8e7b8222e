import { DateTime } from 'luxon'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { post } from '#app/money/ledger/ledger'
import { createPayoutRun, executionDays } from '#app/money/payouts/actions/create_payout_run'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import { verifyPayees } from '#app/money/payouts/actions/verify_payees'
import type { PayoutRow } from '#app/money/payouts/payout_rows'
import Payout from '#app/money/payouts/payout'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { saveBankAccount } from '#app/people/accounts/actions/save_bank_account'
import type User from '#app/people/accounts/user'
import env from '#start/env'
import { credit } from '#tests/factories/money'
import { proveLines, release } from '#tests/factories/proof'
import { newIban } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const PAGE = '/admin/payout-runs'

/** Nothing of other tests is in the next run. */
beforeEach(() => asWorker(() => queryRows("update payouts set not_before = '9999-01-01' where status = 'requested'")))

async function createTraveller(iban = newIban(), holder = 'T. Traveller') {
  const user = await createUser({ iban: null, firstName: 'Test', lastName: 'Traveller' })
  await asWorker(() => saveBankAccount(user, { iban, holder }, user))
  return user
}

async function asked(user: User, cents = 20_00) {
  await credit(user, cents)
  return asWorker(() => requestPayout(user, cents))
}

/** Of someone who was paid to this account before. */
async function knownTraveller(iban = newIban(), holder?: string) {
  const user = await createTraveller(iban, holder)
  const { id } = await asked(user)
  await asWorker(async () => {
    const run = await queryRow<{ id: number }>(
      `insert into payout_runs (reference, execute_on, total_cents, payouts_count, created_by_id, status)
       values ('RUN-H' || ?, current_date, 2000, 1, ?, 'open') returning id`,
      [id, user.id]
    )
    await queryRows("update payouts set status = 'in_run', payout_run_id = ? where id = ?", [run!.id, id])
    await queryRows("update payouts set status = 'sent' where id = ?", [id])
  })
  return user
}

const staff = async (role: 'finance' | 'owner' | 'agent' = 'finance') => Client.actingAs(await createUser({ role }))

async function rowOf(client: Client, { reference }: { reference: string }) {
  const { props } = await client.later(PAGE, 'Admin/PayoutRuns/Index', ['requested'])
  const { waiting, held } = props.requested
  const row = [...waiting.payouts, ...held.payouts].find((one) => one.reference === reference)
  const isHeld = held.payouts.some((one: PayoutRow) => one.reference === reference)
  return { ...row, isHeld } as PayoutRow & { isHeld: boolean }
}

const clear = (client: Client, { reference }: { reference: string }, reasons: string[], note = 'Called them') =>
  client.submit(`/admin/payouts/${reference}/clearances`, { reasons, note }, { from: PAGE })

const runOf = (maker: User) => asStaff(() => createPayoutRun(maker, executionDays().earliest)).catch(() => null)

const statusOf = async ({ id }: { id: number }) => (await asWorker(() => Payout.findOrFail(id))).status

/** Each kind of payout with what holds it. */
const CASES: [string, string[], () => Promise<{ id: number; reference: string }>][] = [
  ['of someone known, to the account they had', [], async () => asked(await knownTraveller())],
  ['the first of all', ['first_payout'], async () => asked(await createTraveller())],
  [
    'to an account of someone else too',
    ['account_shared'],
    async () => {
      const iban = newIban()
      const user = await knownTraveller(iban)
      await createTraveller(iban)
      return asked(user)
    },
  ],
  [
    'to an account that someone else was paid to before they took another',
    ['account_shared', 'first_payout'],
    async () => {
      const iban = newIban()
      const before = await knownTraveller(iban)
      await asWorker(() => saveBankAccount(before, { iban: newIban(), holder: 'T. Traveller' }, before))
      return asked(await createTraveller(iban))
    },
  ],
  [
    'to an account that replaced another',
    ['account_changed', 'first_payout'],
    async () => {
      const user = await knownTraveller()
      await asWorker(() => saveBankAccount(user, { iban: newIban(), holder: 'T. Traveller' }, user))
      return asked(user)
    },
  ],
  [
    'to an account that replaced another 31 days ago',
    ['first_payout'],
    async () => {
      const user = await knownTraveller()
      await asWorker(() => saveBankAccount(user, { iban: newIban(), holder: 'T. Traveller' }, user))
      await asWorker(() =>
        queryRows('update users set iban_changed_at = ? where id = ?', [
          DateTime.now().minus({ days: 31 }).toISO(),
          user.id,
        ])
      )
      return asked(user)
    },
  ],
  ['to an account in another name', ['other_name'], async () => asked(await knownTraveller(newIban(), 'P. Jansen'))],
  [
    'from a balance that fell below zero',
    ['wallet_below_zero'],
    async () => {
      const user = await knownTraveller()
      const payout = await asked(user)
      await asWorker(() =>
        post({
          kind: 'refund.reclaimed',
          key: `reclaimed:${payout.id}`,
          postings: [
            { account: user.wallet, amountCents: -3_00 },
            { account: 'suspense', amountCents: 3_00 },
          ],
          subject: { type: 'test', id: payout.id },
        })
      )
      return payout
    },
  ],
]

describe('a payout is held', () => {
  test.each(CASES)('%s: %j', async (_name, holds, make) => {
    const payout = await make()
    const client = await staff()
    const row = await rowOf(client, payout)
    expect(row.holds).toEqual(holds)
    expect(row.isHeld).toBe(holds.length > 0)
    await runOf(await createUser({ role: 'finance' }))
    expect(await statusOf(payout)).toBe(holds.length > 0 ? 'requested' : 'in_run')
  })

  test('no longer when someone looked; their words stand beside it', async () => {
    const payout = await asked(await createTraveller())
    const client = await staff()
    const page = await clear(client, payout, ['first_payout'], 'Seen on the bank card')
    expect(page.errors).toEqual({})
    const row = await rowOf(client, payout)
    expect(row).toMatchObject({ isHeld: false, holds: [] })
    expect(row.clearances).toEqual([
      { reason: 'first_payout', note: 'Seen on the bank card', clearedBy: 'Test Traveller' },
    ])
    await runOf(await createUser({ role: 'finance' }))
    expect(await statusOf(payout)).toBe('in_run')
  })

  test('again when that is taken back', async () => {
    const payout = await asked(await createTraveller())
    const client = await staff()
    await clear(client, payout, ['first_payout'])
    const path = `/admin/payouts/${payout.reference}/clearances`
    await client.submit(path, {}, { method: 'DELETE', from: PAGE })
    expect(await rowOf(client, payout)).toMatchObject({ isHeld: true, clearances: [] })
    const again = await client.submit(path, {}, { method: 'DELETE', from: PAGE })
    expect(again.errors!.payout).toBe('Nobody has cleared this payout.')
  })

  test('still, by what came up after someone looked', async () => {
    const iban = newIban()
    const payout = await asked(await createTraveller(iban))
    const client = await staff()
    await clear(client, payout, ['first_payout'])
    await createTraveller(iban)
    expect(await rowOf(client, payout)).toMatchObject({ isHeld: true, holds: ['account_shared'] })
  })

  test('until what the page did not show is looked at too', async () => {
    const iban = newIban()
    const payout = await asked(await createTraveller(iban))
    await createTraveller(iban)
    const page = await clear(await staff(), payout, ['first_payout'])
    expect(page.errors!.payout).toMatch(/^This payout is on hold for something else too/)
    expect((await rowOf(await staff(), payout)).clearances).toEqual([])
  })
})

describe('a hold is cleared', () => {
  test('with a note, once, and with a reason that there is', async () => {
    const payout = await asked(await createTraveller())
    const client = await staff()
    expect((await clear(client, payout, ['first_payout'], '')).errors!.note).toBeTruthy()
    expect((await clear(client, payout, [])).errors!.reasons).toBeTruthy()
    expect((await clear(client, payout, ['anything'])).errors).not.toEqual({})
    expect((await clear(client, payout, ['first_payout'])).errors).toEqual({})
    const again = await clear(client, payout, ['first_payout'])
    expect(again.errors!.payout).toMatch(/^This payout is no longer on hold/)
  })

  test('once by two who press at the same time', async () => {
    const payout = await asked(await createTraveller())
    const clients = [await staff(), await staff()]
    await Promise.all(clients.map((client) => clear(client, payout, ['first_payout'])))
    expect((await rowOf(clients[0], payout)).clearances).toHaveLength(1)
  })

  test('not by its payee, by the database either', async () => {
    const colleague = await createUser({ role: 'finance', iban: newIban() })
    const payout = await asked(colleague)
    const page = await clear(await Client.actingAs(colleague), payout, ['first_payout'])
    expect(page.errors!.payout).toBe('This payout is to you. A colleague has to clear it.')
    const insert = asWorker(() =>
      queryRows("insert into payout_clearances values (?, 'first_payout', 'A note', ?, now())", [
        payout.id,
        colleague.id,
      ])
    )
    await expect(insert).rejects.toMatchObject({ code: 'FB026' })
  })

  test('not by who is new, nor by who is not of finance', async () => {
    const payout = await asked(await createTraveller())
    const fresh = await createUser({ role: 'finance', roleSince: DateTime.now() })
    const page = await clear(await Client.actingAs(fresh), payout, ['first_payout'])
    expect(page.errors!.payout).toMatch(/24 hours/)
    for (const client of [await staff('agent'), await Client.actingAs(await createUser())]) {
      const { status } = await client.post(`/admin/payouts/${payout.reference}/clearances`, {
        reasons: ['first_payout'],
        note: 'A note',
      })
      expect([403, 404]).toContain(status)
    }
  })
})

describe('a run with a payout that was held', () => {
  async function run() {
    const payout = await asked(await createTraveller())
    const clearer = await createUser({ role: 'finance' })
    const client = await Client.actingAs(clearer)
    await clear(client, payout, ['first_payout'])
    const made = (await runOf(await createUser({ role: 'finance' })))!
    await proveLines()
    return { payout, client, clearer, path: `${PAGE}/${made.reference}`, id: made.id }
  }

  test('is not released by who cleared it, by the database either', async () => {
    const { client, clearer, path, id } = await run()
    const { props } = await client.page(path)
    expect(props.payouts[0]).toMatchObject({ ownCauses: ['cleared'], warnings: ['caused_by_you'] })
    const page = await release(client, path)
    expect(page.errors!.run).toMatch(/^These payouts are to you, or you made them possible/)
    const update = asWorker(() =>
      queryRows(
        "update payout_runs set status = 'released', released_by_id = ?, released_at = now(), file_xml_encrypted = 'x', file_checksum = repeat('a', 64) where id = ?",
        [clearer.id, id]
      )
    )
    await expect(update).rejects.toMatchObject({ code: 'FB016' })
    expect((await release(await staff('owner'), path)).props!.run.status).toBe('released')
  })

  test('is not released while a new reason holds it, by the database either', async () => {
    const { payout, path, id, client } = await run()
    await client.submit(`/admin/payouts/${payout.reference}/clearances`, {}, { method: 'DELETE', from: path })
    const owner = await createUser({ role: 'owner' })
    const page = await release(await Client.actingAs(owner), path)
    expect(page.errors!.run).toMatch(/^These payouts are on hold: PAY-/)
    const update = asWorker(() =>
      queryRows(
        "update payout_runs set status = 'released', released_by_id = ?, released_at = now(), file_xml_encrypted = 'x', file_checksum = repeat('a', 64) where id = ?",
        [owner.id, id]
      )
    )
    await expect(update).rejects.toMatchObject({ code: 'FB026' })
    const other = await staff()
    await clear(other, payout, ['first_payout'])
    expect((await release(await Client.actingAs(owner), path)).props!.run.status).toBe('released')
    const back = await other.submit(
      `/admin/payouts/${payout.reference}/clearances`,
      {},
      { method: 'DELETE', from: path }
    )
    expect(back.errors!.payout).toMatch(/changed in the meantime/)
  })
})

describe('the bank of a payee', () => {
  beforeEach(() => env.set('PAYEE_VERIFICATION', 'stub'))
  afterEach(() => env.set('PAYEE_VERIFICATION', 'none'))

  test.each([
    [/(07|32|57|82)$/, 'close_match', 'T. Traveller e/o'],
    [/(13|38|63|88)$/, 'no_match', null],
    [/(19|44|69|94)$/, 'not_possible', null],
    [/(00|25|50|75)$/, 'match', null],
  ])('is asked: an account on %s answers %s', async (digits, answer, name) => {
    let iban = newIban()
    while (!digits.test(iban)) iban = newIban()
    const user = await knownTraveller(iban)
    const payout = await asked(user)
    const client = await staff()
    expect(await rowOf(client, payout)).toMatchObject({ payeeAnswer: 'pending', holds: ['payee_not_verified'] })

    await verifyPayees()
    await verifyPayees()
    const row = await rowOf(client, payout)
    expect(row).toMatchObject({ payeeAnswer: answer, payeeName: name })
    expect(row.isHeld).toBe(answer !== 'match')
  })

  test('answers to jobs alone', async () => {
    const { id } = await asked(await createTraveller())
    const update = asStaff(() =>
      queryRows("update payouts set payee_answer = 'match', payee_answered_at = now() where id = ?", [id])
    )
    await expect(update).rejects.toMatchObject({ code: 'FB018' })
  })

  test('is not asked where there is none', async () => {
    env.set('PAYEE_VERIFICATION', 'none')
    const payout = await asked(await knownTraveller())
    expect(await rowOf(await staff(), payout)).toMatchObject({ payeeAnswer: null, holds: [] })
  })
})
