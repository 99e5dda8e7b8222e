import { describe, expect, test } from 'vitest'
import { broadcastsSent } from '#app/messages/live/relay'
import { correctBalance } from '#app/money/adjustments/actions/request_correction'
import { reclaimRefund } from '#app/money/matching/actions/reclaim_refund'
import { rejectPayout } from '#app/money/payouts/actions/reject_payout'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import Claim from '#app/claims/claims/claim'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import { ZONE, now, today } from '#app/platform/shared/clock'
import { enterLine } from '#app/money/statements/actions/enter_line'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import User from '#app/people/accounts/user'
import { createClaim, createPaidTraveller } from '#tests/factories/claims'
import { credit } from '#tests/factories/money'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { countStatements } from '#tests/support/count_statements'

/** Entries in the past, `monthsAgo` by amount; the oldest must come first. */
const creditAgo = (user: User, monthsAgo: number, cents: number) =>
  asWorker(() =>
    queryRows(
      `select ledger_post('refund.received', 'test:' || gen_random_uuid(), array['suspense', ?], array[-?::bigint, ?::bigint],
         'test', 1, null, null, ?)`,
      [user.wallet, cents, cents, monthsBack(monthsAgo).toISO()]
    )
  )

const monthsBack = (months: number) => now().setZone(ZONE).startOf('month').minus({ months }).plus({ days: 9 })

const page = async (user: User, query = '') => (await (await Client.actingAs(user)).page(`/balance${query}`)).props

describe('the balance', () => {
  test('says what is available, reserved and on its way', async () => {
    const user = await createPaidTraveller()
    const staff = await createUser({ role: 'owner' })
    const claim = await createClaim(user)
    await asStaff(async () => recordDecision(await Claim.findOrFail(claim.id), staff, { outcome: 'approved' }))
    await inTenant(user.tenantId, () => requestPayout(user, 5_00))
    await inTenant(user.tenantId, () => requestPayout(user, 6_00))

    const { summary, list } = await page(user)
    expect(summary).toMatchObject({
      availableCents: 1_08,
      reservedCents: 11_00,
      sentCents: 0,
      // 15.10 less 20 %.
      approvedCents: 12_08,
      overpayment: null,
    })
    expect(list.lines.map(({ kind, title }: Record<string, string>) => [kind, title])).toEqual([
      ['payout.requested', '4300'],
      ['payout.requested', '4300'],
      ['refund.received', 'NS'],
    ])
    expect(list.lines[0].balanceAfterCents).toBe(1_08)
  })

  test('is empty for who never received anything', async () => {
    const { summary, list, months, years } = await page(await createUser())
    expect(summary).toMatchObject({ availableCents: 0, reservedCents: 0, overpayment: null })
    expect([list, months, years]).toEqual([{ lines: [], oldestId: null }, [], []])
  })

  test('shows older lines before a given one, and ignores nonsense', async () => {
    const user = await createUser()
    for (let cents = 1; cents <= 30; cents++) await credit(user, cents)
    const { list } = await page(user)
    expect(list.lines.map(({ amountCents }: { amountCents: number }) => amountCents)).toEqual(
      Array.from({ length: 25 }, (_, at) => 30 - at)
    )
    const older = (await page(user, `?before=${list.lines.at(-1).id}`)).list
    expect(older.lines.map(({ amountCents }: { amountCents: number }) => amountCents)).toEqual([5, 4, 3, 2, 1])
    expect(older.lines.at(-1).id).toBe(list.oldestId)
    expect((await page(user, '?before=x')).list).toEqual(list)
  })

  test('sums up each of the last twelve months', async () => {
    const user = await createUser()
    for (const [monthsAgo, cents] of [
      [13, 1_00],
      [11, 20_00],
      [11, 5_00],
      [2, 3_00],
    ] as const) {
      await creditAgo(user, monthsAgo, cents)
    }
    // Asked for, and not paid.
    await inTenant(user.tenantId, () => requestPayout(user, 7_00))

    const { months } = await page(user)
    expect(months).toHaveLength(12)
    expect(months.map(({ month }: { month: string }) => month)).toEqual(
      Array.from({ length: 12 }, (_, at) => monthsBack(11 - at).toFormat('yyyy-MM'))
    )
    expect(months[0]).toMatchObject({ receivedCents: 25_00, paidOutCents: 0 })
    expect(months[1]).toMatchObject({ receivedCents: 0, paidOutCents: 0 })
    expect(months[9]).toMatchObject({ receivedCents: 3_00, paidOutCents: 0 })
    expect(months[11]).toMatchObject({ receivedCents: 0, paidOutCents: 0 })
  })

  test('asks as few statements for a long list as for a short one', async () => {
    const user = await createUser()
    await credit(user, 1)
    const client = await Client.actingAs(user)
    const asked = async () => {
      await client.page('/balance')
      await broadcastsSent()
      const counted = { statements: 0, roundTrips: 0, texts: [] as string[] }
      const stop = countStatements(counted)
      await client.page('/balance')
      stop()
      return counted
    }
    const few = await asked()
    for (let at = 0; at < 60; at++) await credit(user, 1)
    expect((await asked()).statements).toBe(few.statements)
    expect(few.statements, few.texts.join('\n')).toBeLessThanOrEqual(7)
  })
})

describe('what was received too much', () => {
  test('is told with its reason and how to settle it', async () => {
    const user = await createPaidTraveller()
    const staff = await createUser({ role: 'finance' })
    await inTenant(user.tenantId, () => requestPayout(user, 12_08))
    const claim = await asWorker(() => Claim.query().where('user_id', user.id).firstOrFail())
    await asStaff(async () => {
      const description = `Terugboeking ${claim.reference}`
      const line = await enterLine({ amountCents: -15_10, bookedOn: today(), description, counterpartyId: null }, staff)
      await reclaimRefund(line, claim, { by: staff })
    })

    const { summary } = await page(user)
    expect(summary.availableCents).toBe(-12_08)
    expect(summary.overpayment).toMatchObject({
      owedCents: 12_08,
      kind: 'refund.reclaimed',
      operator: 'NS',
      claim: claim.reference,
      reference: expect.stringMatching(/^OWE-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      payTo: { name: expect.any(String), iban: expect.stringMatching(/^NL/) },
    })
    const home = await (await Client.actingAs(user)).page('/home')
    expect(home.props.overpayment).toEqual(summary.overpayment)
    const elsewhere = await (await Client.actingAs(user)).page('/claims')
    expect(elsewhere.props.owedCents).toBe(12_08)
    const other = await (await Client.actingAs(await createUser())).page('/claims')
    expect(other.props.owedCents).toBe(0)
  })

  test('names the reason of a correction', async () => {
    const user = await createUser()
    const finance = await createUser({ role: 'finance' })
    await asStaff(() => correctBalance(user, -4_00, 'The refund was paid twice', finance))
    const { summary, list } = await page(user)
    expect(summary.overpayment).toMatchObject({
      owedCents: 4_00,
      kind: 'correction',
      reason: 'The refund was paid twice',
    })
    expect(list.lines[0]).toMatchObject({ kind: 'correction', title: 'The refund was paid twice' })
  })
})

describe('the transactions as a file', () => {
  test('are those of the person, in their language, and no formula', async () => {
    const user = await createUser()
    const finance = await createUser({ role: 'finance' })
    const other = await createUser()
    await credit(user, 3_33)
    await credit(other, 9_99)
    await asStaff(() => correctBalance(user, 1_11, '=HYPERLINK("x")', finance))

    const client = await Client.actingAs(user)
    const { body, headers } = await client.get('/balance/transactions.csv?format=xlsx', {
      'accept-language': 'nl',
    })
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(body).toContain('Datum;Wat;Kenmerk;Vervoerder;Reden;Bedrag;Saldo erna')
    expect(body).toContain('Terugbetaling;')
    expect(body).toContain(`"'=HYPERLINK(""x"")"`)
    expect(body).toContain(';3,33;')
    expect(body).not.toContain('9,99')
    const audited = await asWorker(() =>
      queryRow("select 1 from audit_logs where action = 'balance_transactions.exported' and actor_id = ?", [user.id])
    )
    expect(audited).not.toBeNull()
  })

  test('are an empty file for who has none', async () => {
    const { status, body } = await (await Client.actingAs(await createUser())).get('/balance/transactions.csv')
    expect([status, body.includes('Rows;0')]).toEqual([200, true])
  })
})

describe('the statement of a year', () => {
  const year = Number(today().slice(0, 4))

  test('is a document of a year in which there was a balance', async () => {
    const user = await createUser()
    await creditAgo(user, 14, 2_00)
    await credit(user, 3_00)
    expect((await page(user)).years).toEqual(
      Array.from({ length: year - monthsBack(14).year + 1 }, (_, back) => year - back)
    )
    const client = await Client.actingAs(user)
    for (const one of [monthsBack(14).year, year]) {
      const { status, headers, body } = await client.get(`/balance/statements/${one}`)
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(body.startsWith('%PDF-')).toBe(true)
    }
    for (const none of [monthsBack(14).year - 1, year + 1, '20x6']) {
      expect((await client.get(`/balance/statements/${none}`)).status).toBe(404)
    }
  })

  test('is not there for who has no transactions', async () => {
    const client = await Client.actingAs(await createUser())
    expect((await client.get(`/balance/statements/${year}`)).status).toBe(404)
  })
})

describe('a monthly payout', () => {
  test('is switched on and off, and written down', async () => {
    const user = await createUser()
    const client = await Client.signedIn(user)
    const on = await client.submit('/balance/monthly-payout', {}, { from: '/balance' })
    expect(on.props!.isPaidMonthly).toBe(true)
    await client.submit('/balance/monthly-payout', {}, { from: '/balance' })
    const off = await client.submit('/balance/monthly-payout', {}, { from: '/balance', method: 'DELETE' })
    expect(off.props!.isPaidMonthly).toBe(false)
    const actions = await asWorker(() =>
      queryRows<{ action: string }>(
        "select action from audit_logs where action like 'user.monthly%' and subject_id = ? order by id",
        [user.id]
      )
    )
    expect(actions.map(({ action }) => action)).toEqual(['user.monthly_payout_started', 'user.monthly_payout_stopped'])
  })

  test('needs an account that works', async () => {
    const none = await Client.signedIn(await createUser({ iban: null }))
    const refused = await none.submit('/balance/monthly-payout', {}, { from: '/balance' })
    expect(refused.errors).toHaveProperty('monthlyPayout')

    const user = await createUser()
    await asWorker(() => User.query().where('id', user.id).update({ iban_returned_at: new Date() }))
    const client = await Client.signedIn(user)
    const again = await client.submit('/balance/monthly-payout', {}, { from: '/balance' })
    expect(again.errors).toHaveProperty('monthlyPayout')
    expect(again.props!.isIbanReturned).toBe(true)
  })
})

describe('a payout', () => {
  test('can be cancelled while it is requested, by whose it is', async () => {
    const user = await createUser()
    await credit(user, 9_00)
    const client = await Client.signedIn(user)
    const asked = await client.submit('/payouts', { amountCents: 9_00 }, { from: '/balance' })
    const path = `/payouts/${asked.props!.payouts[0].reference}`
    const stranger = await Client.signedIn(await createUser())
    expect((await stranger.delete(path)).status).toBe(404)

    const { props } = await client.submit(path, {}, { from: '/balance', method: 'DELETE' })
    expect(props!.summary).toMatchObject({ availableCents: 9_00, reservedCents: 0 })
    const again = await client.submit(path, {}, { from: '/balance', method: 'DELETE' })
    expect(again.errors).toHaveProperty('payout')
    expect(again.props!.summary.availableCents).toBe(9_00)
  })

  test('that was refused or came back says why', async () => {
    const user = await createUser()
    await credit(user, 20_00)
    for (const cents of [5_00, 6_00]) await inTenant(user.tenantId, () => requestPayout(user, cents))
    await asStaff(async () => {
      const [rejected] = await queryRows<{ id: number }>(
        'select id from payouts where user_id = ? order by id limit 1',
        [user.id]
      )
      const finance = await createUser({ role: 'finance' })
      await rejectPayout(rejected, 'The account holder is someone else', finance)
    })
    const { payouts } = await page(user)
    expect(payouts[1]).toMatchObject({
      status: 'rejected',
      rejectReason: 'The account holder is someone else',
      bankReason: null,
    })
    expect(payouts[0]).toMatchObject({ status: 'requested', rejectReason: null })
  })
})
