import drive from '@adonisjs/drive/services/main'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { eraseAccount } from '#app/web/closure/actions/erase_account'
import { closureBlockers } from '#app/web/closure/closure_blockers'
import { broadcastsSent } from '#app/messages/live/relay'
import { type Broadcast, broadcaster } from '#app/messages/live/broadcaster'
import { type Hint, NAMESPACE } from '#app/messages/live/isomorphic/events'
import { approveExpense } from '#app/money/expenses/actions/approve_expense'
import { reimburseExpense } from '#app/money/expenses/actions/reimburse_expense'
import { rejectExpense } from '#app/money/expenses/actions/reject_expense'
import { now, today } from '#app/platform/shared/clock'
import { asStaff, inTenant } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'
import {
  createApproved,
  createExpense,
  createResearcher,
  expenseForm,
  expenseOf,
  expensesOf,
  pdf,
  photo,
  png,
} from '#tests/factories/expenses'
import { createTenant, createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const CREATE = '/expenses/create'

/** As the page sends it. */
function formOf(given: Record<string, unknown> = {}, receipt: Buffer | null = png()) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...expenseForm(), ...given }))
    if (value !== null) body.append(name, String(value))
  if (receipt) body.append('file', new Blob([new Uint8Array(receipt)]), 'receipt.jpg')
  return body
}

const handIn = (client: Client, given?: Record<string, unknown>, receipt?: Buffer | null) =>
  client.submit('/expenses', formOf(given, receipt), { from: CREATE })

async function researcher() {
  const user = await createResearcher()
  return { user, client: await Client.actingAs(user) }
}

const errorsOf = async (given: Record<string, unknown>, receipt?: Buffer | null) => {
  const { user, client } = await researcher()
  const { errors } = await handIn(client, given, receipt)
  expect(await expensesOf(user)).toEqual([])
  return errors!
}

describe('handing in an expense', () => {
  test('keeps what was paid with its receipt, and waits for finance', async () => {
    const { user, client } = await researcher()
    expect((await client.page(CREATE)).props).toMatchObject({ today: today() })

    const page = await handIn(client, { amountCents: 12_10, vatCents: 2_10, job: 'Zwolle, gates' })
    expect(page.component).toBe('User/Expenses/Index')
    expect(page.props).toMatchObject({
      totals: { waiting: 1, waitingCents: 12_10, reimbursedCents: 0 },
      expenses: [{ amountCents: 12_10, vatCents: 2_10, status: 'submitted', job: 'Zwolle, gates', canWithdraw: true }],
    })
    expect(page.props!.expenses[0].reference).toMatch(/^EXP-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(await expensesOf(user)).toHaveLength(1)
  })

  test('is for researchers and staff', async () => {
    const member = await Client.actingAs(await createUser())
    expect((await member.get(CREATE)).status).toBe(403)
    expect((await member.post('/expenses', formOf())).status).toBe(403)
    expect((await member.page('/expenses')).props).toMatchObject({ mayHandIn: false, expenses: [] })
    expect((await member.page('/expenses')).props.can.submitExpenses).toBe(false)

    const agent = await createUser({ role: 'agent' })
    const page = await handIn(await Client.actingAs(agent), { category: 'phone' })
    expect(page.props).toMatchObject({ expenses: [{ category: 'phone' }], can: { submitExpenses: true } })
  })

  test('takes photos and PDFs by their bytes, up to 10 MB', async () => {
    for (const receipt of [png(), pdf(), await photo('jpeg'), await photo('webp')]) {
      const { user, client } = await researcher()
      await handIn(client, {}, receipt)
      expect(await expensesOf(user)).toHaveLength(1)
    }
    expect((await errorsOf({}, Buffer.from('<svg onload="alert(1)"/>'))).file).toMatch(/^Choose a photo/)
    expect((await errorsOf({}, Buffer.alloc(0))).file).toBeTruthy()
    expect((await errorsOf({}, Buffer.concat([png(), Buffer.alloc(10_000_000)]))).file).toMatch(/larger than 10 MB/)
    expect((await errorsOf({}, null)).file).toBe('Choose a file.')
  })

  test('is refused, a sentence per field, for what cannot be', async () => {
    const tomorrow = now().plus({ days: 1 }).toISODate()!
    const tooLongAgo = now().minus({ days: 366 }).toISODate()!
    expect((await errorsOf({ incurredOn: tomorrow })).incurredOn).toBe('Enter today or an earlier date.')
    expect((await errorsOf({ incurredOn: tooLongAgo })).incurredOn).toMatch(/in the last year/)
    expect((await errorsOf({ incurredOn: '2026-02-30' })).incurredOn).toBeTruthy()
    expect((await errorsOf({ amountCents: 5_000_01 })).amountCents).toMatch(/at most €5,000/)
    expect((await errorsOf({ amountCents: 0 })).amountCents).toBeTruthy()
    expect((await errorsOf({ amountCents: 10_00, vatCents: 1_75 })).vatCents).toMatch(/at most 21%/)
    expect((await errorsOf({ vatCents: -1 })).vatCents).toBeTruthy()
    expect((await errorsOf({ category: 'yacht' })).category).toBe('Choose one of the options.')
    expect((await errorsOf({ description: ' ' })).description).toBeTruthy()
    expect((await errorsOf({ job: 'x'.repeat(61) })).job).toBeTruthy()
  })

  test('goes to the edges', async () => {
    const { user, client } = await researcher()
    const aYearAgo = now().minus({ days: 365 }).toISODate()!
    await handIn(client, { amountCents: 5_000_00, vatCents: 867_77, incurredOn: aYearAgo })
    await handIn(client, { amountCents: 1, incurredOn: today() })
    expect((await expensesOf(user)).map(({ amountCents }) => amountCents)).toEqual([5_000_00, 1])
  })
})

describe('an expense of one’s own', () => {
  test('can be withdrawn until someone decides', async () => {
    const { user, client } = await researcher()
    const [waiting, decided] = [await createExpense(user), await createExpense(user)]
    const finance = await createUser({ role: 'finance' })
    await asStaff(() => approveExpense(decided, finance))

    const withdraw = (reference: string) =>
      client.submit(`/expenses/${reference}`, {}, { method: 'DELETE', from: '/expenses' })
    expect((await withdraw(waiting.reference)).flash!.notice).toMatchObject({ text: 'Expense withdrawn.' })
    expect((await expenseOf(waiting.reference)).status).toBe('withdrawn')
    expect((await withdraw(decided.reference)).errors!.expense).toMatch(/changed in the meantime/)
    expect((await withdraw(waiting.reference)).errors!.expense).toMatch(/changed in the meantime/)
    expect((await expenseOf(decided.reference)).status).toBe('approved')
  })

  test('says why it was rejected', async () => {
    const { user, client } = await researcher()
    const expense = await createExpense(user)
    const finance = await createUser({ role: 'finance' })
    await asStaff(() => rejectExpense(expense, finance, 'The date cannot be read.'))
    const page = await client.page('/expenses')
    expect(page.props.expenses).toMatchObject([
      { status: 'rejected', rejectionReason: 'The date cannot be read.', canWithdraw: false },
    ])
    expect(JSON.stringify(page.props)).not.toContain(finance.fullName + ' ')
  })

  test('stays to be seen by who is no researcher any more', async () => {
    const user = await createUser()
    await createExpense(user)
    const page = await (await Client.actingAs(user)).page('/expenses')
    expect(page.props).toMatchObject({ mayHandIn: false, expenses: [{ status: 'submitted' }] })
  })
})

describe('hearing of an expense', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('happens live, to its person and to staff', async () => {
    const said: Broadcast[] = []
    vi.spyOn(broadcaster, 'trigger').mockImplementation(async (events) => void said.push(...events))
    const user = await createResearcher()
    const { expense } = await createApproved(user)
    await broadcastsSent()
    const heard = (event: string) =>
      said
        .filter(({ event: name }) => name === NAMESPACE + event)
        .filter(({ data }) => (data as Hint).keys?.includes(expense.reference))
        .map(({ channel }) => channel)
        .sort()
    const both = ['private-admin', `private-user.${user.publicId}`]
    expect([heard('ExpenseSubmitted'), heard('ExpenseMoved')]).toEqual([both, both])
  })
})

describe('leaving with expenses', () => {
  const erase = (user: User) => inTenant(user.tenantId, () => eraseAccount(user, user))

  test('waits for those that are not settled', async () => {
    const user = await createResearcher()
    const expense = await createExpense(user)
    const blockers = await inTenant(user.tenantId, () => closureBlockers(user))
    expect(blockers).toEqual(['expensesOpen'])
    await expect(erase(user)).rejects.toMatchObject({ key: 'leaving.expensesOpen' })

    const client = await Client.actingAs(user)
    expect((await client.page('/leaving')).props.blockers).toEqual([
      'There are expenses that aren’t settled yet. Withdraw them, or wait until they are reimbursed.',
    ])
    await client.submit(`/expenses/${expense.reference}`, {}, { method: 'DELETE' })
    await erase(user)
    expect(await expensesOf(user)).toEqual([])
  })

  test('keeps amounts and receipts for the books, and no words', async () => {
    const user = await createResearcher()
    const { expense, approver } = await createApproved(user, { description: 'With Quirina', job: 'Q' })
    const other = await createUser({ role: 'finance' })
    await asStaff(() => reimburseExpense(expense, other))
    const rejected = await createExpense(user)
    await asStaff(() => rejectExpense(rejected, approver, 'This names Quirina'))

    await erase(user)
    const [kept, ...others] = await expensesOf(user)
    expect(others).toEqual([])
    expect(kept.$attributes).toMatchObject({
      reference: expense.reference,
      amountCents: expense.amountCents,
      description: '[erased]',
      job: null,
    })
    expect(await drive.use().exists(expense.receiptKey)).toBe(true)
  })
})

describe('a receipt', () => {
  const receiptOf = async (user: User, reference: string) =>
    (await Client.actingAs(user)).get(`/expenses/${reference}/receipt`)

  test('is shown to its owner as what it is, and can run nothing', async () => {
    const user = await createResearcher()
    const file = pdf()
    const { reference } = await createExpense(user, {}, file)
    const answer = await receiptOf(user, reference)
    expect(answer.body).toBe(file.toString())
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename=${reference}.pdf`)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'self'$/)
  })

  test.each(['jpeg', 'png', 'webp'] as const)(
    'as %s says neither where nor with what it was taken, and stands upright',
    async (format) => {
      const taken = await photo(format)
      expect((await sharp(taken).metadata()).exif?.includes('Fairphone')).toBe(true)
      const { receiptKey, receiptSize } = await createExpense(await createResearcher(), {}, taken)
      const kept = Buffer.from(await drive.use().getBytes(receiptKey))
      expect(kept.length).toBe(receiptSize)
      const metadata = await sharp(kept).metadata()
      expect(metadata).toMatchObject({ format, width: 20, height: 40 })
      expect([metadata.exif, metadata.xmp, metadata.orientation]).toEqual([undefined, undefined, undefined])
    }
  )

  test('that is half a photo is refused', async () => {
    const half = (await photo('jpeg')).subarray(0, 200)
    expect((await errorsOf({}, half)).file).toMatch(/^This photo can’t be opened/)
  })

  test('of someone else is not found, in this organisation or another', async () => {
    const { reference } = await createExpense(await createResearcher())
    const tenant = await createTenant()
    for (const stranger of [
      await createResearcher(),
      await createResearcher({ tenantId: tenant.id }),
      await createUser({ role: 'finance' }),
    ]) {
      expect((await receiptOf(stranger, reference)).status).toBe(404)
      const client = await Client.actingAs(stranger)
      expect((await client.delete(`/expenses/${reference}`)).status).toBe(404)
    }
    expect((await expenseOf(reference)).status).toBe('submitted')
  })
})
