import { beforeAll, describe, expect, test } from 'vitest'
import Claim from '#app/claims/claims/claim'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { type LedgerKind, LEDGER_KINDS } from '#app/money/ledger/isomorphic/ledger_kind'
import { post } from '#app/money/ledger/ledger'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import type User from '#app/people/accounts/user'
import { createClaims } from '#tests/factories/claims'
import { credit } from '#tests/factories/money'
import { createOperator } from '#tests/factories/operators'
import { importedLines, newDay, newIban, statementOf } from '#tests/factories/statements'
import { asApp, asOwner } from '#tests/support/owner'
import { createTenant, createUser } from '#tests/factories/users'

const subject = { type: 'test', id: 1 }
const key = () => `refused:${Math.random()}`

let user: User
let other: User
beforeAll(async () => {
  user = await createUser()
  other = await createUser()
  await credit(user, 100_00)
  await credit(other, 100_00)
})

const move = (kind: LedgerKind, from: string, to: string, cents = 1_00, more = {}) =>
  asWorker(() =>
    post({
      kind,
      key: key(),
      subject,
      postings: [
        { account: from, amountCents: -cents },
        { account: to, amountCents: cents },
      ],
      ...more,
    })
  )
const codeOf = (act: () => Promise<unknown>) =>
  act().then(
    () => 'posted',
    (error: { code?: string }) => error.code ?? String(error)
  )

describe('as the role of the application, with all its scopes', () => {
  test('no kind moves money between accounts that it does not have', async () => {
    const posted: string[] = []
    for (const kind of LEDGER_KINDS) {
      for (const [from, to] of [
        [other.wallet, user.wallet],
        ['bank', user.wallet],
        [user.wallet, 'bank'],
        ['in_transit', user.wallet],
        ['due_from_bank', user.wallet],
        ['bank_costs', user.wallet],
        ['interest', 'fees'],
        ['in_transit', 'fees'],
      ]) {
        if (kind === 'adjustment') continue
        const code = await codeOf(() => move(kind, from, to))
        if (code === 'posted') posted.push(`${kind}: ${from} to ${to}`)
        else expect(['FB022', 'FB023', 'FB002']).toContain(code)
      }
    }
    expect(posted).toEqual([])
  })

  test('the kind that nothing posts has no template outside of the tests', async () => {
    const { rows } = await asOwner((owner) =>
      owner.query("select kind, allowed from ledger_kinds where allowed in ('{}', '{*}') and reverses is null")
    )
    // The tests open it for themselves.
    expect(rows).toEqual([{ kind: 'adjustment', allowed: ['*'] }])
    const code = await asApp((app) =>
      app.query("update ledger_kinds set allowed = '{*}'").catch(({ code: one }) => one)
    )
    expect(code).toBe('42501')
  })

  test('a reversal is of what it can take back, and of no reversal', async () => {
    const id = await move('premium.charged', user.wallet, 'fees')
    for (const kind of LEDGER_KINDS.filter((one) => one !== 'adjustment')) {
      const code = await codeOf(() => asWorker(() => post({ kind, key: key(), subject, reversesId: id })))
      expect([kind, code]).toEqual([kind, 'FB023'])
    }
    const refund = await move('refund.received', 'suspense', user.wallet)
    const reversal = await asWorker(() => post({ kind: 'refund.reversed', key: key(), subject, reversesId: refund }))
    expect(
      await codeOf(() => asWorker(() => post({ kind: 'refund.reversed', key: key(), subject, reversesId: reversal })))
    ).toBe('FB023')
    expect(await codeOf(() => move('refund.reversed', user.wallet, 'suspense'))).toBe('FB023')
  })

  test.each(['1998-12-31', '2200-01-01'])('no day of %s', async (effectiveOn) => {
    expect(await codeOf(() => move('refund.received', 'suspense', user.wallet, 1, { effectiveOn }))).toBe('FB024')
    const code = await asApp((app) =>
      app.query("update ledger_bounds set opened_on = '1900-01-01'").catch(({ code: one }) => one)
    )
    expect(code).toBe('42501')
  })

  test('what money hangs on stays as it was posted', async () => {
    const finance = await createUser({ role: 'finance' })
    const {
      lines: [line],
    } = await importedLines(
      statementOf(await newDay(), [{ name: 'X', iban: newIban(), amountCents: 5_00 }], Math.round(Math.random() * 1e9)),
      finance
    )
    const payout = await asStaff(() => requestPayout(user, 10_00, { iban: 'NL91ABNA0417164300', holder: 'A' }))
    const run = await asWorker(() =>
      queryRow<{ id: number }>("select id from payout_runs where status <> 'open' limit 1")
    )
    const attempts: [string, number][] = [
      ['update statement_lines set amount_cents = 600, open_cents = 600 where id = ?', line.id],
      ['update statement_lines set booked_on = booked_on - 1 where id = ?', line.id],
      ['update statement_lines set ledger_transaction_id = ledger_transaction_id - 1 where id = ?', line.id],
      ['update statement_lines set statement_id = null, entered_by_id = 1 where id = ?', line.id],
      ["update statement_lines set identity = 'asr:other' where id = ?", line.id],
      ["update payouts set iban_encrypted = iban_encrypted || 'x' where id = ?", payout.id],
      ['update payouts set amount_cents = amount_cents - 1 where id = ?', payout.id],
      ["update payouts set iban_last_4 = '0000' where id = ?", payout.id],
      [
        'update statements set closing_cents = closing_cents + 1, credit_cents = credit_cents + 1 where id = ?',
        line.statementId!,
      ],
      ['update statement_entries set line_id = null, outcome = null where line_id = ?', line.id],
      ['delete from statement_entries where line_id = ?', line.id],
      ...(run
        ? [['update payout_runs set total_cents = total_cents + 1 where id = ?', run.id] as [string, number]]
        : []),
    ]
    for (const [sql, id] of attempts) {
      expect([sql, await codeOf(() => asWorker(() => queryRows(sql, [id])))]).toEqual([
        sql,
        expect.stringMatching(/^(FB025|FB021|42501|22P02)$/),
      ])
    }
    for (const table of ['allocations', 'corrections']) {
      const sql = `update ${table} set amount_cents = amount_cents + 1`
      const code = await codeOf(() => asWorker(() => queryRows(sql)))
      expect(['FB025', 'posted']).toContain(code)
    }
  })

  test('what differs from the books is found at night', async () => {
    const ties = await asWorker(() => queryRows('select * from ledger_ties limit 5'))
    expect(ties).toEqual([])
  })
})

describe('what a transaction is about', () => {
  const claimOf = async (owner: User, status: 'approved' | 'submitted') => {
    const [{ id }] = await createClaims(owner, 1, await createOperator({ ibans: [newIban()] }))
    const finance = await createUser({ role: 'finance' })
    if (status === 'approved') {
      await asStaff(async () => recordDecision(await Claim.findOrFail(id), finance, { outcome: 'approved' }))
    }
    return { type: 'claim', id }
  }
  const refund = (about: { type: string; id: number }, wallet = user.wallet) =>
    codeOf(() => move('refund.received', 'suspense', wallet, 1_00, { subject: about }))

  test('is a row of the table that its kind is about', async () => {
    expect(await refund({ type: 'claim', id: 2 ** 40 })).toBe('FB028')
    expect(await refund({ type: 'payout', id: 1 })).toBe('FB028')
    expect(await refund({ type: 'user', id: user.id })).toBe('FB028')
    expect(
      await codeOf(() =>
        move('expense.reimbursed', 'expenses', user.wallet, 1_00, { subject: { type: 'expense', id: 2 ** 40 } })
      )
    ).toBe('FB028')
    expect(
      await codeOf(() =>
        move('correction', 'fees', user.wallet, 1_00, { subject: { type: 'correction', id: 2 ** 40 } })
      )
    ).toBe('FB028')
  })

  test('is in a state that the kind has, and of the person whose wallet moves', async () => {
    expect(await refund(await claimOf(user, 'submitted'))).toBe('FB028')
    const approved = await claimOf(user, 'approved')
    expect(await refund(approved, other.wallet)).toBe('FB028')
    const stranger = await createUser({ tenantId: (await createTenant()).id })
    expect(await refund(approved, stranger.wallet)).toBe('FB028')
    expect(await refund(approved)).toBe('posted')
  })

  test('is said of each kind, and nobody but the owner of the tables changes it', async () => {
    const { rows } = await asOwner((owner) =>
      owner.query<{ kind: string }>(
        "select kind from ledger_kinds k where kind <> 'adjustment' and not exists (select 1 from ledger_subjects s where s.kind = k.kind and s.subject_type <> 'test')"
      )
    )
    expect(rows).toEqual([])
    const code = await asApp((app) =>
      app.query("insert into ledger_subjects values ('refund.received', 'user')").catch(({ code: one }) => one)
    )
    expect(code).toBe('42501')
  })
})
