import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InsufficientFunds, balanceOf, post } from '#app/ledger/ledger'
import { countStatements } from '#tests/support/count_statements'
import { ledgerFaults } from '#tests/support/ledger'
import { asWorker, currentConnection, queryRows } from '#app/shared/tenancy'
import type User from '#app/users/user'
import { createUser } from '#tests/factories/users'

let keys = 0
const newKey = () => `test:${process.pid}:${keys++}`
const subject = { type: 'test', id: 1 }

const receive = (user: User, cents: number, key = newKey()) =>
  asWorker(() =>
    post({
      kind: 'refund.received',
      key,
      postings: [
        { account: 'bank', amountCents: -cents },
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
          { account: 'bank', amountCents: 400 },
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
    ]) {
      await expect(asWorker(() => queryRows(sql))).rejects.toThrow(/permission denied/)
    }
  })

  test('is append-only even for the owner of the tables', async () => {
    const { withClient } = await import('#bin/support/database')
    const user = await createUser()
    await receive(user, 100)
    await withClient(process.env.DATABASE_URL!, async (owner) => {
      await expect(owner.query('update ledger_entries set amount_cents = 1')).rejects.toThrow(
        /never changed/
      )
      await expect(owner.query('delete from ledger_transactions')).rejects.toThrow(/never changed/)
      await expect(owner.query('truncate ledger_entries cascade')).rejects.toThrow(/never changed/)
      // Written by hand, a lonely entry is caught when the transaction ends.
      await expect(
        owner.query(
          `insert into ledger_entries (transaction_id, account_id, amount_cents, balance_after_cents)
           select t.id, a.id, 7, 7 from ledger_transactions t, ledger_accounts a where a.code = 'suspense'
             and not exists (select 1 from ledger_entries e where e.transaction_id = t.id and e.account_id = a.id) limit 1`
        )
      ).rejects.toThrow(/does not sum to zero/)
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
  })

  test('takes one round trip to post', async () => {
    const user = await createUser()
    await asWorker(async () => {
      await currentConnection()
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
  const known = error instanceof InsufficientFunds || /another posting/.test(String(error))
  if (!known) throw error
}
