import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { broadcastsSent } from '#app/messages/live/relay'
import { withClient } from '#bin/support/database'
import { checkLedger } from '#app/money/ledger/actions/check_ledger'
import { sealLedger } from '#app/money/ledger/actions/seal_ledger'
import { InsufficientFunds, type Posting, accountTotals, balanceOf, post } from '#app/money/ledger/ledger'
import { inTenant } from '#app/platform/shared/tenancy'
import { asOwner } from '#tests/support/owner'

import { countStatements } from '#tests/support/count_statements'
import { ledgerFaults } from '#tests/support/ledger'
import { asWorker, currentConnection } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { createTenant, createUser } from '#tests/factories/users'

let keys = 0
const newKey = () => `test:${process.pid}:${keys++}`
const subject = { type: 'test', id: 1 }

const receive = (user: User, cents: number, key = newKey()) =>
  asWorker(() =>
    post({
      kind: 'refund.received',
      key,
      postings: [
        { account: 'suspense', amountCents: -cents },
        { account: user.wallet, amountCents: cents },
      ],
      subject,
    })
  )

const spend = (user: User, cents: number, key = newKey()) =>
  asWorker(() =>
    post({
      kind: 'payout.requested',
      key,
      postings: [
        { account: user.wallet, amountCents: -cents },
        { account: 'in_transit', amountCents: cents },
      ],
      subject,
    })
  )

const refundOf = (user: User) => ({
  kind: 'refund.received' as const,
  key: newKey(),
  postings: [
    { account: 'suspense', amountCents: -100 },
    { account: user.wallet, amountCents: 80 },
    { account: 'fees', amountCents: 20 },
  ],
  subject,
})

const balance = (user: User) => asWorker(() => balanceOf(user.wallet))

describe('the ledger', () => {
  test('posts what sums to zero, and keeps the balance', async () => {
    const user = await createUser()
    await receive(user, 1_208)
    await spend(user, 208)
    expect(await balance(user)).toBe(1_000)
    expect(await ledgerFaults()).toEqual([])
  })

  test('refuses what does not sum to zero', async () => {
    const user = await createUser()
    const off = () =>
      post({
        kind: 'adjustment',
        key: newKey(),
        postings: [{ account: user.wallet, amountCents: 5 }],
        subject,
      })
    await expect(asWorker(off)).rejects.toThrow(/off balance/)
    expect(await balance(user)).toBe(0)
  })

  test('refuses an account that does not exist', async () => {
    const post1 = () =>
      post({
        kind: 'adjustment',
        key: newKey(),
        postings: [
          { account: 'users:0:wallet', amountCents: 5 },
          { account: 'bank', amountCents: -5 },
        ],
        subject,
      })
    await expect(asWorker(post1)).rejects.toThrow(/unknown account/)
  })

  test('refuses a posting without entries', async () => {
    const user = await createUser()
    const nothing = (postings: Posting[]) =>
      asWorker(() => post({ kind: 'adjustment', key: newKey(), postings, subject }))
    const cents = (amountCents: number) => ({ account: user.wallet, amountCents })
    await expect(nothing([])).rejects.toThrow(/has no entries/)
    await expect(nothing([cents(5), cents(-5)])).rejects.toThrow(/has no entries/)
  })

  test('posts the same whatever the order of what it is given, an account twice and nothing among it', async () => {
    const user = await createUser()
    const key = newKey()
    const posted = (accounts: (string | null)[], amounts: (number | null)[]) =>
      asWorker(() =>
        queryRow<{ id: number }>("select ledger_post('refund.received', ?, ?::text[], ?::bigint[], 'test', 1) as id", [
          key,
          accounts,
          amounts,
        ])
      )
    const first = await posted(['fees', 'suspense', user.wallet], [20, -100, 80])
    expect(await posted([user.wallet, 'suspense', 'fees'], [80, -100, 20])).toEqual(first)
    expect(await posted([user.wallet, 'fees', user.wallet, 'bank', 'suspense'], [30, 20, 50, 0, -100])).toEqual(first)
    expect(await balance(user)).toBe(80)
    await expect(posted(['fees', user.wallet], [20, -100, 80])).rejects.toThrow(/unknown account/)
    await expect(posted(['fees', 'suspense', user.wallet], [20, -20])).rejects.toThrow(/another posting|no entries/)
    await expect(posted(['fees', null], [20, -20])).rejects.toThrow(/unknown account/)
  })

  test('refuses what is above the limit of its kind', async () => {
    const user = await createUser()
    await expect(receive(user, 10_000_01)).rejects.toThrow(/above the limit/)
    await receive(user, 10_000_00)
  })

  test('posts within a scope alone, and within a tenant only for its own people', async () => {
    const [user, other] = [await createUser(), await createUser({ tenantId: (await createTenant()).id })]
    await receive(user, 10)
    const charge = (of: User) =>
      post({
        kind: 'premium.charged',
        key: newKey(),
        postings: [
          { account: of.wallet, amountCents: -5 },
          { account: 'fees', amountCents: 5 },
        ],
        subject,
      })
    await withClient(process.env.DATABASE_APP_URL!, async (app) => {
      await expect(
        app.query("select ledger_post('adjustment', $1, array[$2, 'fees'], array[5, -5], 'test', 1)", [
          newKey(),
          user.wallet,
        ])
      ).rejects.toThrow(/outside a scope/)
    })
    await expect(inTenant(user.tenantId, () => charge(other))).rejects.toThrow(/another tenant/)
    await inTenant(user.tenantId, () => charge(user))
    expect(await balance(user)).toBe(5)
  })

  test('reverses a transaction once, with the opposite amounts', async () => {
    const user = await createUser()
    const id = await receive(user, 500)
    const reverse = (cents: number, account = 'suspense') =>
      asWorker(() =>
        post({
          kind: 'refund.reversed',
          key: newKey(),
          postings: [
            { account: user.wallet, amountCents: -cents },
            { account, amountCents: cents },
          ],
          subject,
          reversesId: id,
        })
      )
    await expect(reverse(499)).rejects.toThrow(/reverses other amounts/)
    await expect(reverse(500, 'fees')).rejects.toThrow(/reverses other amounts/)
    await reverse(500)
    await expect(reverse(500)).rejects.toThrow(/reversed_once/)
    expect(await balance(user)).toBe(0)
  })

  test('counts a move for its effective day', async () => {
    const user = await createUser()
    const before = await asWorker(() => accountTotals('2019-05-01'))
    await asWorker(() =>
      post({
        kind: 'adjustment',
        key: newKey(),
        postings: [
          { account: user.wallet, amountCents: 7_00 },
          { account: 'bank', amountCents: -7_00 },
        ],
        subject,
        effectiveOn: '2019-05-01',
      })
    )
    const at = (day: string) => asWorker(() => accountTotals(day))
    expect((await at('2019-05-01')).usersCents).toBe(before.usersCents + 7_00)
    expect((await at('2019-04-30')).usersCents).toBe(before.usersCents)
    await sealLedger()
    expect((await at('2019-05-01')).bankCents).toBe(before.bankCents + 7_00)
    expect((await at('2019-04-30')).bankCents).toBe(before.bankCents)
  })

  test('lets two transactions touch bank and fees at the same time', async () => {
    const [first, second] = [await createUser(), await createUser()]
    await asWorker(async () => {
      await post(refundOf(first))
      // Inside the first transaction, from a second connection: it would wait for ever if an account were locked.
      await asWorker(() => post(refundOf(second)))
    })
    expect(await balance(first)).toBe(80)
    expect(await balance(second)).toBe(80)
  })

  test('has the same balance before and after sealing, whoever seals', async () => {
    const user = await createUser()
    const before = await asWorker(() => balanceOf('fees'))
    await asWorker(() => post(refundOf(user)))
    expect(await asWorker(() => balanceOf('fees'))).toBe(before + 20)
    await Promise.all([sealLedger(), sealLedger(), sealLedger()])
    expect(await asWorker(() => balanceOf('fees'))).toBe(before + 20)
    expect(await ledgerFaults()).toEqual([])
  })

  test('finds a sealed transaction that was changed, and a chain that was written anew', async () => {
    await receive(await createUser(), 100)
    await checkLedger()
    await asOwner(async (owner) => {
      const faults = async () => (await owner.query('select fault from ledger_faults')).rows
      await owner.query('begin')
      await owner.query('alter table ledger_transactions disable trigger user')
      await owner.query(
        `update ledger_transactions set effective_on = effective_on - 1
         where id = (select max(transaction_id) from ledger_seals)`
      )
      expect(await faults()).toContainEqual({ fault: 'seal differs from transaction' })
      await owner.query('rollback')

      await owner.query('begin')
      await owner.query('alter table ledger_seals disable trigger user')
      await owner.query('insert into ledger_tail select transaction_id from ledger_seals')
      await owner.query('delete from ledger_seals')
      await owner.query('delete from ledger_days')
      await owner.query('select ledger_seal(1000000)')
      expect(await faults()).not.toContainEqual({ fault: 'chain broken' })
      await owner.query("update ledger_seals set hash = sha256('') where position = 1")
      expect(await faults()).toContainEqual({ fault: 'chain broken' })
      await owner.query("update ledger_checks set head_hash = sha256('') where head_hash is not null")
      expect(await faults()).toContainEqual({ fault: 'chain written anew' })
      await owner.query('rollback')
    })
    expect(await ledgerFaults()).toEqual([])
  })

  test('posts a key once, whoever asks again and however many at a time', async () => {
    const user = await createUser()
    const key = newKey()
    const ids = await Promise.all(Array.from({ length: 16 }, () => receive(user, 500, key)))
    expect(new Set(ids).size).toBe(1)
    expect(await balance(user)).toBe(500)
  })

  test('refuses a known key with another body', async () => {
    const user = await createUser()
    const key = newKey()
    await receive(user, 500, key)
    await expect(receive(user, 501, key)).rejects.toThrow(/used for another posting/)
    expect(await balance(user)).toBe(500)
  })

  test('never lets a wallet below zero, unless the operator took money back', async () => {
    const user = await createUser()
    await receive(user, 300)
    await expect(spend(user, 301)).rejects.toThrow(InsufficientFunds)
    expect(await balance(user)).toBe(300)

    await asWorker(() =>
      post({
        kind: 'refund.reclaimed',
        key: newKey(),
        postings: [
          { account: user.wallet, amountCents: -400 },
          { account: 'suspense', amountCents: 400 },
        ],
        subject,
      })
    )
    expect(await balance(user)).toBe(-100)
    await expect(spend(user, 1)).rejects.toThrow(InsufficientFunds)
    await receive(user, 250)
    expect(await balance(user)).toBe(150)
  })

  test('cannot be changed or removed, and cannot be written around its function', async () => {
    const user = await createUser()
    await receive(user, 100)
    for (const sql of [
      'update ledger_entries set amount_cents = 1',
      'delete from ledger_entries',
      "insert into ledger_accounts (code) values ('suspense')",
      'update ledger_accounts set balance_cents = 1000000',
      'delete from ledger_tail',
      'update ledger_days set amount_cents = 0',
    ]) {
      await expect(asWorker(() => queryRows(sql))).rejects.toThrow(/permission denied/)
    }
  })

  test('is append-only even for the owner of the tables', async () => {
    const user = await createUser()
    await receive(user, 100)
    await withClient(process.env.DATABASE_URL!, async (owner) => {
      await expect(owner.query('update ledger_entries set amount_cents = 1')).rejects.toThrow(/never changed/)
      await expect(owner.query('delete from ledger_transactions')).rejects.toThrow(/never changed/)
      await expect(owner.query('truncate ledger_entries cascade')).rejects.toThrow(/never changed/)
      // Written by hand, a lonely entry is caught when the transaction ends.
      await expect(
        owner.query(
          `insert into ledger_entries (transaction_id, account_id, amount_cents)
           select t.id, a.id, 7 from ledger_transactions t, ledger_accounts a where a.code = 'suspense'
             and not exists (select 1 from ledger_entries e where e.transaction_id = t.id and e.account_id = a.id) limit 1`
        )
      ).rejects.toThrow(/does not sum to zero/)
      // Each is off balance, and together they are not.
      await expect(
        owner.query(
          `insert into ledger_entries (transaction_id, account_id, amount_cents)
           select t.id, a.id, t.cents from ledger_accounts a,
             (select id, case when row_number() over (order by id) = 1 then 7 else -7 end as cents from ledger_transactions order by id limit 2) t
           where a.code = 'interest'`
        )
      ).rejects.toThrow(/written by one statement/)
      await owner.query(
        'insert into ledger_entries (transaction_id, account_id, amount_cents) select id, id, 1 from ledger_accounts where false'
      )
    })
  })

  test('adds up after any sequence of movements, one by one and at the same time', async () => {
    const users = [await createUser(), await createUser(), await createUser()]
    const move = fc.record({
      from: fc.integer({ min: 0, max: 3 }),
      to: fc.integer({ min: 0, max: 3 }),
      cents: fc.integer({ min: 1, max: 2_000 }),
      key: fc.integer({ min: 0, max: 40 }),
    })
    const account = (nth: number) => users[nth]?.wallet ?? 'bank'
    let round = 0

    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 12 }), fc.boolean(), async (moves, parallel) => {
        round++
        const run = (one: (typeof moves)[number]) =>
          asWorker(() =>
            post({
              kind: 'adjustment',
              key: `property:${process.pid}:${round}:${one.key}`,
              postings: [
                { account: account(one.from), amountCents: -one.cents },
                { account: account(one.to), amountCents: one.cents },
              ],
              subject,
            })
          ).catch((error) => expectExpected(error))
        if (parallel) await Promise.all(moves.map(run))
        else for (const one of moves) await run(one)

        expect(await ledgerFaults()).toEqual([])
        for (const user of users) expect(await balance(user)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 60 }
    )
  }, 90_000)

  test('takes one round trip to post', async () => {
    const user = await createUser()
    await asWorker(async () => {
      await currentConnection()
      await broadcastsSent()
      const counted = { statements: 0, roundTrips: 0 }
      const stop = countStatements(counted)
      await post({
        kind: 'adjustment',
        key: newKey(),
        postings: [
          { account: user.wallet, amountCents: 5 },
          { account: 'bank', amountCents: -5 },
        ],
        subject,
      })
      stop()
      expect(counted.statements).toBe(1)
    })
  })
})

function expectExpected(error: unknown) {
  const known = error instanceof InsufficientFunds || /another posting|has no entries/.test(String(error))
  if (!known) throw error
}
