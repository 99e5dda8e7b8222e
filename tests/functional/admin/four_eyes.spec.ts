import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendBack } from '#app/money/matching/actions/send_back'
import { createPayoutRun, executionDays } from '#app/money/payouts/actions/create_payout_run'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import Claim from '#app/claims/claims/claim'
import type User from '#app/people/accounts/user'
import { createClaim } from '#tests/factories/claims'
import { emailsTo } from '#tests/factories/emails'
import { balance, credit } from '#tests/factories/money'
import { createApproved, createExpense, createResearcher } from '#tests/factories/expenses'
import { clearAll, proveLines, release } from '#tests/factories/proof'
import { importedLines, newDay, newDays, newIban, statementOf } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { isLong } from '#tests/support/long'

const staff = async (role: 'finance' | 'owner' | 'agent', given: Parameters<typeof createUser>[0] = {}) => {
  const user = await createUser({ role, ...given })
  return { user, client: await Client.actingAs(user) }
}

const correct = (client: Client, user: User, amountCents: number) =>
  client.submit(
    `/admin/users/${user.publicId}/corrections`,
    { amountCents, reason: 'A reason to read' },
    { from: `/admin/users/${user.publicId}/balance` }
  )

/** Nothing of other tests is in the next run. */
beforeEach(() => asWorker(() => queryRows("update payouts set not_before = '9999-01-01' where status = 'requested'")))

const payoutOf = (user: User, cents: number) => inTenant(user.tenantId, () => requestPayout(user, cents))

async function runOf(maker: User) {
  await clearAll()
  const run = await asStaff(() => createPayoutRun(maker, executionDays().earliest))
  return { run, path: `/admin/payout-runs/${run.reference}` }
}

const statusOf = (id: number) =>
  asWorker(() => queryRow<{ status: string }>('select status from payout_runs where id = ?', [id]))

test('corrections of one balance at the same time are answered, and stay within what one person may alone', async () => {
  const user = await createUser()
  const client = await Client.actingAs(await createUser({ role: 'finance' }))
  const path = `/admin/users/${user.publicId}/corrections`
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => client.post(path, { amountCents: 20_00, reason: 'for the race of it' }))
  )
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302])
  expect(await balance(user)).toBe(40_00)
})

describe('what one person moves alone', () => {
  test('is summed by day: forty corrections of 50 euros are one', async () => {
    const { client } = await staff('finance')
    const people = await Promise.all(Array.from({ length: 4 }, () => createUser()))
    await Promise.all(people.map((user) => correct(client, user, 50_00)))
    const balances = await Promise.all(people.map(balance))
    expect(balances.reduce((sum, cents) => sum + cents)).toBe(50_00)
    const waiting = await asWorker(() =>
      queryRows("select 1 from corrections where status = 'requested' and user_id = any(?)", [
        people.map(({ id }) => id),
      ])
    )
    expect(waiting).toHaveLength(3)
  })

  test('is summed whatever the direction, and begins anew the next day', async () => {
    const { client, user: finance } = await staff('finance')
    const user = await createUser()
    await correct(client, user, 30_00)
    await correct(client, user, -30_00)
    expect(await balance(user)).toBe(30_00)
    await asWorker(() =>
      queryRows("update corrections set decided_at = decided_at - interval '1 day' where decided_by_id = ?", [
        finance.id,
      ])
    )
    await correct(client, user, -30_00)
    expect(await balance(user)).toBe(0)
  })

  test('is refused above the line by the database too', async () => {
    const { client, user: finance } = await staff('finance')
    const user = await createUser()
    await correct(client, user, 40_00)
    await correct(client, user, 40_00)
    const apply = asWorker(() =>
      queryRows(
        `update corrections set status = 'applied', decided_by_id = requested_by_id, decided_at = now(),
           ledger_transaction_id = (select max(id) from ledger_transactions)
         where requested_by_id = ? and status = 'requested'`,
        [finance.id]
      )
    )
    await expect(apply).rejects.toMatchObject({ code: 'FB015' })
  })

  test('is nothing for who is new in the role: the first euro waits for a colleague', async () => {
    const finance = await createUser({ role: 'finance', roleSince: DateTime.now() })
    const user = await createUser()
    await correct(await Client.actingAs(finance), user, 5_00)
    expect(await balance(user)).toBe(0)
    const apply = asWorker(() =>
      queryRows(
        "update corrections set status = 'applied', decided_by_id = requested_by_id, decided_at = now() where user_id = ?",
        [user.id]
      )
    )
    await expect(apply).rejects.toMatchObject({ code: 'FB014' })
  })

  test('is one sum of corrections and expenses', async () => {
    const { client } = await staff('finance')
    const user = await createResearcher()
    expect((await correct(client, user, 30_00)).errors).toEqual({})
    const { reference } = await createExpense(user, { amountCents: 30_00 })
    const from = `/admin/expenses/${reference}`
    await client.submit(`${from}/decision`, { outcome: 'approved' }, { from })
    expect((await client.submit(`${from}/reimbursement`, {}, { from })).errors!.expense).toBeTruthy()
  })

  test('holds for expenses that one approves and reimburses', async () => {
    const { client, user: finance } = await staff('finance')
    const reimbursed = []
    for (let at = 0; at < 3; at++) {
      const { expense } = await createApproved(await createResearcher(), { amountCents: 20_00 })
      await asWorker(() => queryRows('update expenses set decided_by_id = ? where id = ?', [finance.id, expense.id]))
      const page = await client.submit(
        `/admin/expenses/${expense.reference}/reimbursement`,
        {},
        { from: `/admin/expenses/${expense.reference}` }
      )
      reimbursed.push(page.errors!.expense ?? 'reimbursed')
    }
    expect(reimbursed).toEqual(['reimbursed', 'reimbursed', expect.not.stringMatching('reimbursed$')])
  })
})

describe('whoever is new in a role', () => {
  test('approves nothing for a day, and every owner is told', async () => {
    const { user: owner, client } = await staff('owner')
    const other = await createUser({ role: 'owner' })
    const [traveller, accomplice] = [await createUser(), await createUser()]
    const { client: finance } = await staff('finance')
    await correct(finance, traveller, 90_00)
    const { reference } = (await asWorker(() =>
      queryRow<{ reference: string }>('select reference from corrections where user_id = ?', [traveller.id])
    ))!

    await client.submit(`/admin/users/${accomplice.publicId}/roles`, { role: 'finance' })
    for (const person of [owner, other]) {
      expect((await emailsTo(person)).map(({ template }) => template)).toContain('staff_role_changed')
    }
    const fresh = await Client.actingAs(accomplice)
    const approve = (by: Client) =>
      by.submit(`/admin/corrections/${reference}/approvals`, {}, { from: '/admin/corrections' })
    expect((await approve(fresh)).errors!.correction).toMatch(/less than 24 hours/)
    expect(await balance(traveller)).toBe(0)

    await asWorker(() =>
      queryRows("update users set role_since = now() - interval '25 hours' where id = ?", [accomplice.id])
    )
    await approve(await Client.actingAs(accomplice))
    expect(await balance(traveller)).toBe(90_00)
  })

  test('releases no run, by the database too', async () => {
    const { user: maker } = await staff('finance')
    const { user: young, client } = await staff('owner', { roleSince: DateTime.now().minus({ hours: 23 }) })
    const user = await createUser()
    await credit(user, 10_00)
    await payoutOf(user, 10_00)
    const { run, path } = await runOf(maker)
    expect((await release(client, path)).errors!.run).toMatch(/less than 24 hours/)
    const raw = asWorker(() =>
      queryRows(
        "update payout_runs set status = 'released', released_by_id = ?, released_at = now(), file_xml_encrypted = 'x' where id = ?",
        [young.id, run.id]
      )
    )
    await expect(raw).rejects.toMatchObject({ code: 'FB014' })
  })
})

describe('a run', () => {
  test('is released neither by a payee nor by who caused one of its payouts', async () => {
    const { user: maker, client: makerClient } = await staff('finance')
    const { user: payee, client } = await staff('owner')
    await credit(payee, 10_00)
    await payoutOf(payee, 10_00)
    const corrected = await createUser()
    const { client: corrector } = await staff('finance')
    await correct(corrector, corrected, 20_00)
    await payoutOf(corrected, 20_00)
    const { run, path } = await runOf(maker)

    for (const by of [client, corrector]) {
      const { props } = await by.page(path)
      expect(props.payouts.some(({ warnings }: { warnings: string[] }) => warnings.includes('caused_by_you'))).toBe(
        true
      )
      expect((await release(by, path)).errors!.run).toMatch(/made them possible: PAY-/)
    }
    const raw = asWorker(() =>
      queryRows(
        "update payout_runs set status = 'released', released_by_id = ?, released_at = now(), file_xml_encrypted = 'x' where id = ?",
        [payee.id, run.id]
      )
    )
    await expect(raw).rejects.toMatchObject({ code: 'FB016' })

    const { client: third } = await staff('owner')
    expect(
      (await third.page(path)).props.payouts.some(({ warnings }: { warnings: string[] }) =>
        warnings.includes('to_staff')
      )
    ).toBe(true)
    expect((await release(third, path)).errors).toEqual({})
    expect(await statusOf(run.id)).toEqual({ status: 'released' })
    expect((await makerClient.page(path)).props.run.status).toBe('released')
  })

  test('is released as it was shown, or not at all', async () => {
    const { user: maker } = await staff('finance')
    const { client } = await staff('owner')
    const user = await createUser()
    await credit(user, 30_00)
    await payoutOf(user, 10_00)
    await payoutOf(user, 20_00)
    const { run, path } = await runOf(maker)
    const { props } = await client.page(path)
    const [first] = props.payouts
    const { client: other } = await staff('finance')
    await other.delete(`${path}/payouts/${first.reference}`)
    await proveLines()
    const page = await client.submit(`${path}/releases`, { digest: props.digest }, { from: path })
    expect(page.errors!.run).toMatch(/has changed since you opened the page/)
    expect((await client.submit(`${path}/releases`, {}, { from: path })).errors!.digest).toBeTruthy()
    expect(await statusOf(run.id)).toEqual({ status: 'open' })
    expect((await release(client, path)).errors).toEqual({})
  })
})

describe('money of a line', () => {
  test('that a forged statement returns to an account waits for a person who saw it', async () => {
    const { user: forger, client: forgerClient } = await staff('finance')
    const { client: owner } = await staff('owner')
    const {
      lines: [line],
    } = await importedLines(
      statementOf(await newDay(), [{ name: 'NS Reizigers', iban: newIban(), amountCents: 5_001_00 }]),
      forger
    )
    await asStaff(() => sendBack(line, forger))
    const { run, path } = await runOf((await staff('finance')).user)
    const { props } = await owner.page(path)
    expect(props.payouts[0].warnings).toEqual(expect.arrayContaining(['line_not_proven', 'account_not_of_operator']))
    expect((await release(owner, path, { prove: false })).errors!.run).toMatch(/aren’t proven yet/)
    const raw = asWorker(async () =>
      queryRows(
        "update payout_runs set status = 'released', released_by_id = (select min(id) from users), released_at = now(), file_xml_encrypted = 'x' where id = ?",
        [run.id]
      )
    )
    await expect(raw).rejects.toMatchObject({ code: expect.stringMatching(/^FB01[67]$/) })

    const confirm = (by: Client) =>
      by.submit(`/admin/lines/${line.reference}/confirmations`, {}, { from: `/admin/lines/${line.reference}` })
    expect((await confirm(forgerClient)).errors!.line).toMatch(/Someone else/)
    const { client: third } = await staff('finance')
    expect((await confirm(third)).errors).toEqual({})
    expect((await confirm(third)).errors!.line).toMatch(/already proven/)
    expect((await release(owner, path, { prove: false })).errors).toEqual({})
  })

  test('that was entered by hand is payable when a second person saw it, or its statement came', async () => {
    const { user: typist, client: typistClient } = await staff('finance')
    const { client: agentless } = await staff('agent')
    const { client: owner, user: approver } = await staff('owner')
    const traveller = await createUser()
    const claim = await createClaim(traveller)
    await asStaff(async () => recordDecision(await Claim.findOrFail(claim.id), approver, { outcome: 'approved' }))
    await typistClient.submit(`/admin/claims/${claim.reference}/refunds`, {
      amountCents: claim.grossCents,
      receivedOn: '2026-11-01',
      statementReference: `typed ${claim.reference}`,
    })
    await payoutOf(traveller, 12_00)
    const { path } = await runOf((await staff('finance')).user)
    const { client: third, user: witness } = await staff('owner')
    expect((await release(third, path, { prove: false })).errors!.run).toMatch(/aren’t proven yet/)

    const line = await asWorker(() =>
      queryRow<{ reference: string }>('select reference from statement_lines where entered_by_id = ?', [typist.id])
    )
    expect((await agentless.post(`/admin/lines/${line!.reference}/confirmations`)).status).toBe(403)
    await owner.submit(`/admin/lines/${line!.reference}/confirmations`, {})
    expect((await release(third, path, { prove: false })).errors).toEqual({})
    expect(witness.id).not.toBe(typist.id)
  })

  test('is nobody’s own: finance neither matches their claim nor settles their debt', async () => {
    const { user: finance, client } = await staff('finance')
    const { user: approver } = await staff('owner')
    const claim = await createClaim(finance)
    await asStaff(async () => recordDecision(await Claim.findOrFail(claim.id), approver, { outcome: 'approved' }))
    const {
      lines: [line],
    } = await importedLines(
      statementOf(await newDay(), [{ name: 'Someone', iban: newIban(), amountCents: claim.grossCents }]),
      approver
    )
    const page = await client.submit(
      `/admin/lines/${line.reference}/matches`,
      { kind: 'claim', parts: [{ reference: claim.reference, amountCents: claim.grossCents }], score: 1, reasons: [] },
      { from: `/admin/lines/${line.reference}` }
    )
    expect(page.errors!.line).toMatch(/your own money/)
    expect(await balance(finance)).toBe(0)
  })
})

describe('the chain of balances', () => {
  test('goes on where an opening balance is the last closing one, heals when what was missing comes, and with a person', async () => {
    const { user: uploader, client: uploaderClient } = await staff('finance')
    const { client: other } = await staff('finance')
    const days = await newDays(3)
    // A balance that no other test has.
    const base = randomInt(1e7) * 100
    const add = (number: number, opening: number, cents: number) =>
      importedLines(
        statementOf(days[number - 1], [{ name: 'X', iban: newIban(), amountCents: cents }], base + opening),
        uploader
      )
    const chained = async () =>
      (
        await asWorker(() =>
          queryRows<{ ok: boolean }>(
            'select is_chained as ok from statements where until_on = any(?::date[]) order by until_on',
            [days]
          )
        )
      ).map(({ ok }) => ok)
    await add(1, 100_00, 10_00)
    await add(3, 130_00, 5_00)
    expect(await chained()).toEqual([false, false])
    const statement = (await asWorker(() =>
      queryRow<{ reference: string }>('select reference from statements where until_on = ?', [days[0]])
    ))!
    const confirm = (by: Client) =>
      by.submit(
        `/admin/statements/${statement.reference}/confirmations`,
        {},
        { from: `/admin/statements/${statement.reference}` }
      )
    expect((await confirm(uploaderClient)).errors!.statement).toMatch(/Someone else/)
    expect((await confirm(other)).errors).toEqual({})
    expect(await chained()).toEqual([true, false])
    await add(2, 110_00, 20_00)
    expect(await chained()).toEqual([true, true, true])
  })
})

describe('one finance person alone', () => {
  test('never brings more than the daily line into a released run, by any sequence of routes', async () => {
    const step = fc.constantFrom('correct', 'reimburse', 'enter', 'forge', 'run', 'release', 'confirm')
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(step, fc.integer({ min: 5_00, max: 200_00 })), {
          minLength: 4,
          maxLength: 10,
        }),
        async (steps) => {
          await asWorker(() => queryRows("update payouts set not_before = '9999-01-01' where status = 'requested'"))
          const { client, user: insider } = await staff('finance')
          const friend = await createResearcher()
          const runs: string[] = []
          for (const [kind, cents] of steps) {
            if (kind === 'correct') await correct(client, friend, cents)
            if (kind === 'reimburse') {
              const { reference } = await createExpense(friend, { amountCents: cents })
              const from = `/admin/expenses/${reference}`
              await client.submit(`${from}/decision`, { outcome: 'approved' }, { from })
              await client.submit(`${from}/reimbursement`, {}, { from })
            }
            if (kind === 'enter' || kind === 'forge') {
              const {
                lines: [line],
              } = await importedLines(
                statementOf(await newDay(), [{ name: 'NS Reizigers', iban: newIban(), amountCents: cents }]),
                insider
              )
              await client.submit(`/admin/lines/${line.reference}/return`, {}, { from: '/admin/lines' })
              if (kind === 'enter')
                await client.submit(`/admin/lines/${line.reference}/confirmations`, {}, { from: '/admin/lines' })
            }
            if (kind === 'confirm') await client.post('/admin/corrections/COR-0000-0000/approvals')
            if (kind === 'run') {
              const held = await balance(friend)
              if (held >= 5_00) await payoutOf(friend, held)
              await clearAll()
              const page = await client.submit(
                '/admin/payout-runs',
                { executeOn: executionDays().earliest },
                { from: '/admin/payout-runs' }
              )
              if (page.location?.includes('RUN-')) runs.push(page.location)
            }
            if (kind === 'release') for (const path of runs) await release(client, path, { prove: false })
          }
          // Another presses release wherever the system lets them.
          const { client: trusting } = await staff('owner')
          for (const path of runs) {
            const { props } = await trusting.page(path)
            for (const { reference, warnings } of props.payouts)
              if (warnings.includes('line_not_proven')) await trusting.delete(`${path}/payouts/${reference}`)
            await release(trusting, path, { prove: false })
          }
          const sent = await asWorker(() =>
            queryRow<{ cents: number }>(
              `select coalesce(sum(p.amount_cents), 0)::bigint as cents from payouts p join payout_runs r on r.id = p.payout_run_id
           where r.status = 'released' and r.created_by_id = ?`,
              [insider.id]
            )
          )
          expect(sent!.cents).toBeLessThanOrEqual(50_00)
        }
      ),
      { numRuns: isLong ? 200 : 3, endOnFailure: true }
    )
  }, 3_600_000)
})
