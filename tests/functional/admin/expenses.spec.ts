import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import AuditLog from '#app/platform/audit/audit_log'
import Payout from '#app/money/payouts/payout'
import { approveExpense } from '#app/money/expenses/actions/approve_expense'
import type Expense from '#app/money/expenses/expense'
import { today } from '#app/platform/shared/clock'
import { balanceOf, post } from '#app/money/ledger/ledger'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { emailsTo } from '#tests/factories/emails'
import { createApproved, createExpense, createResearcher, expenseOf, expensesOf, png } from '#tests/factories/expenses'
import { balance } from '#tests/factories/money'
import { createTenant, createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { ledgerFaults } from '#tests/support/ledger'

const pathOf = ({ reference }: Pick<Expense, 'reference'>) => `/admin/expenses/${reference}`
const timelineOf = async (expense: Expense) =>
  (await finance.later(pathOf(expense), 'Admin/Expenses/Show', ['timeline'])).props.timeline
const statusOf = async ({ reference }: Expense) => (await expenseOf(reference)).status

const decide = (client: Client, expense: Expense, body: object) =>
  client.submit(`${pathOf(expense)}/decision`, { ...body }, { from: pathOf(expense) })
const approve = (client: Client, expense: Expense) => decide(client, expense, { outcome: 'approved' })
const reimburse = (client: Client, expense: Expense) =>
  client.submit(`${pathOf(expense)}/reimbursement`, {}, { from: pathOf(expense) })

const payoutsOf = (user: User) => asWorker(() => Payout.query().where('user_id', user.id))
const postingsOf = ({ id }: Expense) =>
  asWorker(() =>
    queryRows<{ code: string; cents: number }>(
      `select a.code, e.amount_cents as cents from ledger_transactions t
       join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
       where t.subject_type = 'expense' and t.subject_id = ? order by e.amount_cents`,
      [id]
    )
  )

let finance: Client
let owner: Client
let financeUser: User

beforeAll(async () => {
  financeUser = await createUser({ role: 'finance' })
  finance = await Client.actingAs(financeUser)
  owner = await Client.actingAs(await createUser({ role: 'owner' }))
})

describe('deciding on an expense', () => {
  test('approves it, and shows who did what', async () => {
    const user = await createResearcher({ firstName: 'Sanne', lastName: 'de Vries' })
    const expense = await createExpense(user)
    const before = await finance.page(pathOf(expense))
    expect(before.component).toBe('Admin/Expenses/Show')
    expect(before.props).toMatchObject({
      expense: { person: 'Sanne de Vries', status: 'submitted', ibanLast4: '4300', isPdf: false },
      whyNot: { decide: null, reimburse: null },
    })

    const page = await approve(finance, expense)
    expect(page.props!.expense).toMatchObject({ status: 'approved', decidedBy: financeUser.fullName })
    expect(await timelineOf(expense)).toMatchObject([
      { action: 'submitted', by: 'Sanne de Vries' },
      { action: 'approved', by: financeUser.fullName },
    ])
    expect(await emailsTo(user)).toEqual([])
  })

  test('rejects it with a reason, which its person reads', async () => {
    const user = await createResearcher()
    const expense = await createExpense(user)
    const noReason = await decide(finance, expense, { outcome: 'rejected' })
    expect(noReason.errors!.reason).toBeTruthy()
    expect((await decide(finance, expense, { outcome: 'rejected', reason: 'no' })).errors!.reason).toBeTruthy()
    expect((await decide(finance, expense, {})).errors!.outcome).toBeTruthy()
    expect(await statusOf(expense)).toBe('submitted')

    const reason = 'The receipt shows another day.'
    await decide(finance, expense, { outcome: 'rejected', reason })
    expect((await expenseOf(expense.reference)).$attributes).toMatchObject({
      status: 'rejected',
      rejectionReason: reason,
    })
    const [email] = await emailsTo(user)
    expect([email.template, email.text.includes(reason)]).toEqual(['expense_rejected', true])
  })

  test('is for finance, and never on one’s own', async () => {
    const own = await createExpense(financeUser)
    const page = await finance.page(pathOf(own))
    expect(page.props.whyNot).toEqual({ decide: 'own', reimburse: 'own' })
    expect((await finance.post(`${pathOf(own)}/decision`, { outcome: 'approved' })).status).toBe(403)
    const past = asStaff(() => approveExpense(own, financeUser))
    await expect(past).rejects.toMatchObject({ key: 'expense.own' })

    const agent = await Client.actingAs(await createUser({ role: 'agent' }))
    const expense = await createExpense(await createResearcher())
    for (const path of ['/admin/expenses', pathOf(expense), `${pathOf(expense)}/receipt`])
      expect((await agent.get(path)).status).toBe(403)
    expect((await agent.post(`${pathOf(expense)}/decision`, { outcome: 'approved' })).status).toBe(403)
    expect((await agent.post('/admin/expenses/approvals', { expenses: [expense.reference] })).status).toBe(403)
    expect(await statusOf(expense)).toBe('submitted')
    expect(await statusOf(own)).toBe('submitted')
  })

  test('happens once, also when two people decide at the same time', async () => {
    const expense = await createExpense(await createResearcher())
    const answers = await Promise.all([
      approve(finance, expense),
      decide(owner, expense, { outcome: 'rejected', reason: 'Not a receipt.' }),
    ])
    const refused = answers.filter(({ errors }) => errors?.expense)
    expect(refused).toHaveLength(1)
    expect(refused[0].errors!.expense).toMatch(/changed in the meantime/)
    const again = await approve(finance, expense)
    expect(again.errors!.expense).toMatch(/changed in the meantime/)
  })

  test('can be taken back until money moved', async () => {
    const { expense } = await createApproved(await createResearcher())
    const takeBack = () =>
      finance.submit(`${pathOf(expense)}/decision`, {}, { method: 'DELETE', from: pathOf(expense) })
    const page = await takeBack()
    expect(page.props!.expense).toMatchObject({ status: 'submitted', decidedBy: null })
    expect((await timelineOf(expense)).at(-1)).toMatchObject({ action: 'approval_taken_back' })

    await approve(finance, expense)
    await reimburse(owner, expense)
    expect((await takeBack()).errors!.expense).toMatch(/changed in the meantime/)
    expect(await statusOf(expense)).toBe('reimbursed')
  })

  test('approves several, and says of each what became of it', async () => {
    const user = await createResearcher()
    const [one, two] = [await createExpense(user), await createExpense(user)]
    const { expense: approved } = await createApproved(user)
    const own = await createExpense(financeUser)
    const references = [one, own, approved, two].map(({ reference }) => reference)
    const page = await finance.submit(
      '/admin/expenses/approvals',
      { expenses: [...references, 'EXP-0000-0000'] },
      { from: '/admin/expenses' }
    )
    expect(page.flash!.notice).toMatchObject({ text: '2 expenses approved.' })
    expect(page.props!.approvals.map(({ problem }: { problem: string }) => problem)).toEqual([
      null,
      'own',
      'notSubmitted',
      null,
      'notFound',
    ])
    expect([await statusOf(one), await statusOf(two), await statusOf(own)]).toEqual([
      'approved',
      'approved',
      'submitted',
    ])
    expect((await finance.page('/admin/expenses')).props.approvals).toBeNull()
  })

  test('asks about a possible duplicate among several', async () => {
    const amountCents = randomInt(1_00, 40_00)
    const same = { amountCents, incurredOn: today() }
    const [one, two] = [
      await createExpense(await createResearcher(), same),
      await createExpense(await createResearcher(), same),
    ]
    const references = [one, two].map(({ reference }) => reference)
    const send = (body: object) =>
      finance.submit('/admin/expenses/approvals', { expenses: references, ...body }, { from: '/admin/expenses' })
    const asked = await send({})
    expect(asked.flash!.notice.text).toBe('No expense was approved.')
    expect(asked.props!.approvals.map(({ problem }: { problem: string }) => problem)).toEqual([
      'duplicate',
      'duplicate',
    ])
    expect(await statusOf(one)).toBe('submitted')
    await send({ withDuplicates: true })
    expect([await statusOf(one), await statusOf(two)]).toEqual(['approved', 'approved'])
  })
})

describe('reimbursing an expense', () => {
  test('credits the person and requests a payout at once', async () => {
    const user = await createResearcher()
    const { expense } = await createApproved(user, { amountCents: 2_50 })
    const page = await reimburse(finance, expense)
    expect(page.props!.expense.status).toBe('reimbursed')
    expect(await postingsOf(expense)).toEqual([
      { code: 'expenses', cents: -2_50 },
      { code: user.wallet, cents: 2_50 },
    ])
    const [payout, ...others] = await payoutsOf(user)
    expect(others).toEqual([])
    expect(payout.$attributes).toMatchObject({ amountCents: 2_50, status: 'requested' })
    expect(page.props!.expense.payoutReference).toBe(payout.reference)
    expect(await balance(user)).toBe(0)
    expect((await emailsTo(user)).map(({ template }) => template)).toContain('expense_reimbursed')
    expect(await ledgerFaults()).toEqual([])
  })

  test('leaves the money on the balance of who has no bank account, and says so', async () => {
    const user = await createResearcher({ iban: null })
    const { expense } = await createApproved(user, { amountCents: 12_50 })
    await reimburse(finance, expense)
    expect(await balance(user)).toBe(12_50)
    expect(await payoutsOf(user)).toEqual([])
    const [email] = await emailsTo(user)
    expect(email.text).toContain('IBAN')
    const page = await (await Client.actingAs(user)).page('/balance')
    expect(page.props.list.lines).toMatchObject([
      { kind: 'expense.reimbursed', reference: expense.reference, amountCents: 12_50 },
    ])
  })

  test('settles first what someone owes', async () => {
    const user = await createResearcher()
    const { expense } = await createApproved(user, { amountCents: 20_00 })
    await asWorker(() =>
      post({
        kind: 'refund.reclaimed',
        key: `test:${expense.reference}`,
        postings: [
          { account: user.wallet, amountCents: -15_00 },
          { account: 'suspense', amountCents: 15_00 },
        ],
        subject: { type: 'test', id: 1 },
      })
    )
    await reimburse(finance, expense)
    expect((await payoutsOf(user)).map(({ amountCents }) => amountCents)).toEqual([5_00])
    expect(await balance(user)).toBe(0)
  })

  test('moves the money once, of eight requests at the same time', async () => {
    const user = await createResearcher({ iban: null })
    const { expense } = await createApproved(user)
    const clients = await Promise.all(
      Array.from({ length: 8 }, async () => Client.actingAs(await createUser({ role: 'finance' })))
    )
    const answers = await Promise.all(clients.map((client) => reimburse(client, expense)))
    expect(answers.filter(({ errors }) => errors?.expense)).toHaveLength(7)
    expect(await balance(user)).toBe(expense.amountCents)
    expect(await postingsOf(expense)).toHaveLength(2)
    expect(await ledgerFaults()).toEqual([])
  })

  test('needs a second person above € 50.00', async () => {
    const user = await createResearcher()
    const [small, large] = [
      await createExpense(user, { amountCents: 50_00 }),
      await createExpense(user, { amountCents: 50_01 }),
    ]
    for (const expense of [small, large]) await approve(finance, expense)

    await reimburse(finance, small)
    expect(await statusOf(small)).toBe('reimbursed')
    expect((await finance.page(pathOf(large))).props.whyNot.reimburse).toBe('approver')
    expect((await finance.post(`${pathOf(large)}/reimbursement`)).status).toBe(403)
    expect(await statusOf(large)).toBe('approved')
    await reimburse(owner, large)
    expect(await statusOf(large)).toBe('reimbursed')
  })

  test('is refused by the database too: to oneself, or by who approved a large one', async () => {
    const { expense, approver } = await createApproved(await createResearcher(), { amountCents: 60_00 })
    const write = (column: string, id: number) =>
      asWorker(() => queryRows(`update expenses set ${column} = ? where id = ?`, [id, expense.id]))
    await expect(write('decided_by_id', expense.userId)).rejects.toThrow(/not_of_oneself/)
    await expect(
      asWorker(() =>
        queryRows(
          `update expenses set status = 'reimbursed', reimbursed_at = now(), reimbursed_by_id = ?, ledger_transaction_id = 1
           where id = ?`,
          [approver.id, expense.id]
        )
      )
    ).rejects.toThrow(/by_two_people|more than one person may alone/)
    const changed = asWorker(() => queryRows('update expenses set amount_cents = 1 where id = ?', [expense.id]))
    await expect(changed).rejects.toMatchObject({ code: 'FB010' })
  })

  test('comes after an approval', async () => {
    const expense = await createExpense(await createResearcher())
    expect((await reimburse(finance, expense)).errors!.expense).toMatch(/changed in the meantime/)
    expect(await postingsOf(expense)).toEqual([])
  })
})

describe('duplicates', () => {
  const flagged = async (expense: Expense) => {
    const { props } = await finance.page(`/admin/expenses?view=all&q=${expense.reference}`)
    return props.list.rows[0].isDuplicate
  }
  const shown = async (expense: Expense) => (await finance.page(pathOf(expense))).props.duplicates

  test('are flagged by the same file, of anyone', async () => {
    const file = png()
    const first = await createExpense(await createResearcher(), {}, file)
    expect(await flagged(first)).toBe(false)
    const second = await createExpense(await createResearcher(), {}, file)
    expect([await flagged(first), await flagged(second)]).toEqual([true, true])
    expect(await shown(second)).toMatchObject([
      { reference: first.reference, isSameFile: true, isSameAmount: false, isSamePerson: false },
    ])
  })

  test('are flagged by amount and day, and not once they are withdrawn', async () => {
    const user = await createResearcher()
    const form = { amountCents: 48_37, incurredOn: today() }
    const [first, second] = [await createExpense(user, form), await createExpense(user, form)]
    expect(await shown(first)).toMatchObject([
      { reference: second.reference, isSameFile: false, isSameAmount: true, isSamePerson: true },
    ])
    const filtered = await finance.page(`/admin/expenses?duplicate=yes&q=${first.reference}`)
    expect(filtered.props.list.rows).toHaveLength(1)

    const client = await Client.actingAs(user)
    await client.submit(`/expenses/${second.reference}`, {}, { method: 'DELETE' })
    expect([await flagged(first), await shown(first)]).toEqual([false, []])
  })

  test('are flagged though they are handed in at the same time', async () => {
    const form = { amountCents: 31_71, incurredOn: today() }
    const both = await Promise.all([
      createExpense(await createResearcher(), form),
      createExpense(await createResearcher(), form),
    ])
    expect(await Promise.all(both.map(flagged))).toEqual([true, true])
  })

  test('of three are no longer flagged when two are withdrawn, and a withdrawn one never is', async () => {
    const [user, file] = [await createResearcher(), png()]
    const all = [
      await createExpense(user, {}, file),
      await createExpense(user, {}, file),
      await createExpense(user, {}, file),
    ]
    const client = await Client.actingAs(user)
    const withdraw = (expense: Expense) => client.submit(`/expenses/${expense.reference}`, {}, { method: 'DELETE' })
    await withdraw(all[0])
    expect(await Promise.all(all.map(flagged))).toEqual([false, true, true])
    await withdraw(all[1])
    expect(await Promise.all(all.map(flagged))).toEqual([false, false, false])
  })

  test('hold nobody up who decides on them or withdraws them at that moment', async () => {
    const user = await createResearcher()
    const client = await Client.actingAs(user)
    for (let round = 0; round < 4; round++) {
      const form = { amountCents: 17_00 + round, incurredOn: today() }
      const [a, b, c] = [
        await createExpense(user, form),
        await createExpense(user, form),
        await createExpense(user, form),
      ]
      const accept = (by: Client, all: Expense[]) =>
        by.post('/admin/expenses/approvals', { expenses: all.map(({ reference }) => reference), withDuplicates: true })
      const [fourth, ...answers] = await Promise.all([
        createExpense(user, form),
        accept(finance, [a, b, c]),
        accept(owner, [c, b, a]),
        client.delete(`/expenses/${a.reference}`),
        client.delete(`/expenses/${c.reference}`),
      ])
      expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302])
      expect(await flagged(fourth)).toBe(true)
    }
  })

  test('are accepted all the same', async () => {
    const [user, file] = [await createResearcher(), png()]
    for (let times = 0; times < 2; times++) await createExpense(user, {}, file)
    expect(await expensesOf(user)).toHaveLength(2)
  })
})

describe('the list of expenses', () => {
  test('is of all organisations, and found by person', async () => {
    const tenant = await createTenant()
    const user = await createResearcher({ tenantId: tenant.id, lastName: 'Zonnebloemkwast' })
    const expense = await createExpense(user)
    const page = await finance.page('/admin/expenses?q=zonnebloemkwast')
    expect(page.props.list.rows).toMatchObject([{ reference: expense.reference }])
    expect((await finance.page('/admin')).props.queues.expenses.count.count).toBeGreaterThan(0)
    expect((await finance.get(`${pathOf(expense)}/receipt`)).headers.get('content-type')).toBe('image/png')
    const { actorId } = await asWorker(() =>
      AuditLog.findByOrFail({ action: 'expense.receipt_opened', subject_id: expense.id })
    )
    expect(actorId).toBe(financeUser.id)
  })

  test('keeps the account of expenses at what was reimbursed', async () => {
    const sums = await asWorker(async () => ({
      account: -(await balanceOf('expenses')),
      expenses: (
        await queryRows<{ cents: number }>(
          "select sum(amount_cents)::bigint as cents from expenses where status = 'reimbursed'"
        )
      )[0].cents,
    }))
    expect(sums.account).toBe(sums.expenses)
  })
})
