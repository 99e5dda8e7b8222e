import { DateTime } from 'luxon'
import { beforeAll, describe, expect, test } from 'vitest'
import { sealLedger } from '#app/money/ledger/actions/seal_ledger'
import { post } from '#app/money/ledger/ledger'
import { proofOf } from '#app/money/ledger/proof'
import { now, today, travelTo } from '#app/platform/shared/clock'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { missingDays } from '#app/money/statements/missing_days'
import type User from '#app/people/accounts/user'
import { importedLines, newIban, statementOf } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'
import { url } from '#tests/support/app'
import { Client } from '#tests/support/client'
import { asApp, asOwner } from '#tests/support/owner'
import { unzip } from '#tests/support/unzip'

const PAGE = '/admin/closings'

let first: User
let second: User
let signer: Client
let closer: Client
beforeAll(async () => {
  first = await createUser({ role: 'finance', firstName: 'Femke', lastName: 'de Wit' })
  second = await createUser({ role: 'owner', firstName: 'Omar', lastName: 'Bakker' })
  signer = await Client.actingAs(first)
  closer = await Client.actingAs(second)
})

/** The last day of the first month that is open; before every day that another test books on. */
async function nextMonth() {
  const found = await asWorker(() => queryRow<{ day: string | null }>('select books_closed_until()::text as day'))
  const day = DateTime.fromISO(found!.day ?? '1999-12-31')
    .plus({ days: 1 })
    .endOf('month')
  return day.toISODate()!
}

const bankCents = async (day: string) => (await asStaff(() => proofOf(day))).totals.bankCents

/** Imports what the bank booked on a day, after what it held until then. */
const bankDay = async (day: string, cents = 12_34) =>
  importedLines(
    statementOf(
      day,
      [{ name: 'Unknown payer', iban: newIban(), amountCents: cents, text: 'No reference' }],
      await bankCents(day)
    ),
    first
  )

/** As if the nightly check had found nothing; other tests leave faults behind that it finds. */
async function checked() {
  await sealLedger()
  await asOwner((owner) =>
    owner.query("insert into ledger_checks (checked_at, entries_count, faults) values (now(), 1, '[]')")
  )
}

async function readyMonth(cents?: number) {
  const month = await nextMonth()
  await bankDay(month, cents)
  await checked()
  return month
}

type Sent = Parameters<Client['submit']>
const errorsOf = async (client: Client, ...[path, body, options]: Sent) =>
  (await client.submit(path, body, { ...options, from: PAGE })).errors ?? {}

const sign = (client: Client, month: string) => errorsOf(client, PAGE, { month })
const close = (client: Client, month: string) => errorsOf(client, `${PAGE}/${month}/confirmations`)
const withdraw = (client: Client, month: string) => errorsOf(client, `${PAGE}/${month}`, {}, { method: 'DELETE' })

async function closedMonth(cents?: number) {
  const month = await readyMonth(cents)
  await sign(signer, month)
  await close(closer, month)
  return month
}

const moved = (effectiveOn: string) =>
  asWorker(() =>
    post({
      kind: 'adjustment',
      key: `late:${Math.random()}`,
      subject: { type: 'test', id: 1 },
      postings: [
        { account: 'suspense', amountCents: -1 },
        { account: first.wallet, amountCents: 1 },
      ],
      effectiveOn,
    })
  )

const rowOf = (month: string) =>
  asWorker(() =>
    queryRow<{ signed: number; confirmed: number | null }>(
      'select signed_by_id as signed, confirmed_by_id as confirmed from month_closings where until_on = ?',
      [month]
    )
  )

describe('signing a month', () => {
  test('needs all of its list, each of which says what is not true yet', async () => {
    // The books begin with it.
    const month = await nextMonth()
    await bankDay(DateTime.fromISO(month).minus({ days: 9 }).toISODate()!)
    await checked()
    const failing = async () => {
      const { props } = await signer.page(`${PAGE}?month=${month}`)
      const checks = props.month.checks as { check: string; isTrue: boolean }[]
      return checks.filter(({ isTrue }) => !isTrue).map(({ check }) => check)
    }
    expect(await failing()).toContain('statements_complete')
    expect((await sign(signer, month)).month).toMatch(/^This month isn’t ready/)

    await bankDay(month)
    expect(await failing()).toEqual([])
    await asOwner((owner) =>
      owner.query(
        `insert into ledger_checks (checked_at, entries_count, faults) values (now(), 1, '[{"fault": "chain broken", "id": null}]')`
      )
    )
    expect(await failing()).toEqual(['books_checked'])
    expect((await sign(signer, month)).month).toMatch(/^This month isn’t ready/)

    await checked()
    expect(await sign(signer, month)).toEqual({})
    const { props } = await signer.page(`${PAGE}?month=${month}`)
    expect(props.signed).toMatchObject({ untilOn: month, signedBy: 'Femke de Wit', confirmedBy: null })
    await withdraw(signer, month)
  })

  test('takes two people, and then holds', async () => {
    const month = await readyMonth()
    await sign(signer, month)
    expect((await close(signer, month)).month).toMatch(/^You signed this month/)
    expect((await sign(closer, month)).month).toMatch(/already signed/)
    expect(await close(closer, month)).toEqual({})
    expect(await rowOf(month)).toEqual({ signed: first.id, confirmed: second.id })

    expect((await close(closer, month)).month).toMatch(/^This month can’t be signed/)
    expect((await withdraw(signer, month)).month).toMatch(/^This month can’t be signed/)
    expect((await sign(signer, month)).month).toMatch(/^This month can’t be signed/)
    const { props } = await signer.page(PAGE)
    expect(props.months).not.toContain(month)
    expect(props.closings[0]).toMatchObject({
      untilOn: month,
      signedBy: 'Femke de Wit',
      confirmedBy: 'Omar Bakker',
      headHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test('can be taken back until the second signature, and done again', async () => {
    const month = await readyMonth()
    await sign(signer, month)
    expect(await withdraw(closer, month)).toEqual({})
    expect(await rowOf(month)).toBeNull()
    expect((await close(closer, month)).month).toMatch(/^This month can’t be signed/)
    await sign(closer, month)
    expect(await close(signer, month)).toEqual({})
  })

  test('is for what was seen: another sum asks for another signature', async () => {
    const month = await readyMonth()
    await sign(signer, month)
    await moved(month)
    expect((await close(closer, month)).month).toMatch(/changed after the signature/)
    expect(await rowOf(month)).toMatchObject({ confirmed: null })
    await withdraw(signer, month)
  })

  test.each(['2026-11-17', '2026-02-31', '1998-01-31', 'November', today()])(
    'no month that ends on %s',
    async (day) => {
      expect((await sign(signer, day)).month).toBeTruthy()
      const answer = await signer.post(`${PAGE}/${day}/confirmations`)
      expect([302, 404]).toContain(answer.status)
      expect((await signer.get(`${PAGE}/${day}/export`)).status).toBe(404)
      expect((await signer.get(`${PAGE}?month=${day}`)).status).toBe(200)
    }
  )

  test('happens once, however many try', async () => {
    const month = await readyMonth()
    const signed = await Promise.all([sign(signer, month), sign(closer, month)])
    expect(signed.filter((errors) => Object.keys(errors).length === 0)).toHaveLength(1)
    const { signed: by } = (await rowOf(month))!
    const other = by === first.id ? closer : signer
    const third = await Client.actingAs(await createUser({ role: 'finance' }))
    const closed = await Promise.all([close(other, month), close(third, month)])
    expect(closed.filter((errors) => Object.keys(errors).length === 0)).toHaveLength(1)
  })

  test('is for finance who have been that for a day', { tags: ['long'] }, async () => {
    const month = await readyMonth()
    const fresh = await Client.actingAs(
      await createUser({ role: 'finance', roleSince: DateTime.now().minus({ hours: 23 }) })
    )
    expect((await sign(fresh, month)).month).toMatch(/24 hours/)
    await sign(signer, month)
    expect((await close(fresh, month)).month).toMatch(/24 hours/)
    for (const role of ['agent', 'manager', 'member'] as const) {
      const client = await Client.actingAs(await createUser({ role }))
      expect((await client.get(PAGE)).status).toBe(403)
      expect((await client.post(PAGE, { month })).status).toBe(403)
      expect((await client.post(`${PAGE}/${month}/confirmations`)).status).toBe(403)
      expect((await client.get(`${PAGE}/${month}/export`)).status).toBe(403)
    }
    await withdraw(signer, month)
  })
})

describe('a closed month', () => {
  test('takes no move any more: one that is told late counts for the first open day', async () => {
    const month = await closedMonth()
    const before = await asStaff(() => proofOf(month))
    const {
      lines: [line],
    } = await bankDay(month, 7_00)
    const next = DateTime.fromISO(month).plus({ days: 1 }).toISODate()!
    const counted = await asWorker(() =>
      queryRow<{ day: string; bookedOn: string }>(
        'select t.effective_on::text as day, l.booked_on::text as "bookedOn" from statement_lines l join ledger_transactions t on t.id = l.ledger_transaction_id where l.id = ?',
        [line.id]
      )
    )
    expect(counted).toEqual({ day: next, bookedOn: month })
    const after = await asStaff(() => proofOf(month))
    expect(after.totals).toEqual(before.totals)
    const id = await moved(month)
    const [move] = await asWorker(() =>
      queryRows<{ day: string }>('select effective_on::text as day from ledger_transactions where id = ?', [id])
    )
    expect(move.day).toBe(next)
  })

  test('is refused by the database, past the code too', async () => {
    const month = await closedMonth()
    const attempts = [
      `select ledger_post('adjustment', 'late:${Math.random()}', array['suspense', '${first.wallet}'], array[-1, 1]::bigint[], 'test', 1, null, null, now(), '${month}')`,
      `update month_closings set confirmed_at = null, confirmed_by_id = null where until_on = '${month}'`,
      `update month_closings set totals = '{}' where until_on = '${month}'`,
      `delete from month_closings where until_on = '${month}'`,
      `insert into month_closings select (until_on + interval '1 month')::date, totals, statement_cents, head_position, head_hash, signed_by_id, now(), confirmed_by_id, now() from month_closings where until_on = '${month}'`,
    ]
    for (const sql of attempts) {
      const code = await asWorker(() => queryRows(sql)).then(
        () => 'done',
        (error: { code?: string }) => error.code
      )
      expect([sql, code]).toEqual([sql, expect.stringMatching(/^(FB027|23514)$/)])
    }
    const truncated = await asApp((app) => app.query('truncate month_closings').catch(({ code }) => code))
    expect(truncated).toBe('42501')
  })

  test('closes with what is being posted in it, or before it', async () => {
    const month = await readyMonth()
    await sign(signer, month)
    const moves = Array.from({ length: 8 }, () => moved(month))
    await Promise.all([close(closer, month), ...moves])
    const closing = await rowOf(month)
    const same = await asWorker(() =>
      queryRow<{ same: boolean }>(
        'select ledger_totals(until_on) = totals as same from month_closings where until_on = ?',
        [month]
      )
    )
    // Whoever came first: the month is closed with the sums that were signed, or is not closed.
    expect([closing!.confirmed !== null, same!.same]).not.toEqual([true, false])
    if (closing!.confirmed === null) await withdraw(signer, month)
    expect(await asWorker(() => queryRows('select * from closing_faults'))).toEqual([])
  })

  test('whose sums someone changed past all walls is a fault of the nightly check', async () => {
    const month = await closedMonth()
    await asOwner(async (owner) => {
      await owner.query('begin')
      await owner.query(
        'update ledger_days set amount_cents = amount_cents + 1 where (rollup, day) = (select rollup, day from ledger_days where day <= $1 limit 1)',
        [month]
      )
      await owner.query("insert into ledger_days (rollup, day, amount_cents) values ('fees', '1999-06-01', 1)")
      const { rows } = await owner.query('select fault from closing_faults')
      await owner.query('rollback')
      expect(rows[0]).toEqual({ fault: 'closed month differs from its signatures' })
    })
  })

  test('has a file for the auditor: matched or open, why, and the head of the chain', async () => {
    const month = await closedMonth(98_76)
    const cookie = [...closer.cookies()].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${url}${PAGE}/${month}/export`, { headers: { cookie } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain(`fareback-books-${month}.zip`)
    const files = unzip(Buffer.from(await answer.arrayBuffer()))
    expect([...files.keys()].sort()).toEqual(['README.txt', 'journal.csv', 'lines.csv', 'sums.csv'])
    const text = (name: string) => files.get(name)!.toString('utf8')
    const { props } = await closer.page(PAGE)
    expect(text('README.txt')).toContain(props.closings[0].headHash)
    expect(text('README.txt')).toContain('Femke de Wit')
    expect(text('README.txt')).toContain('Omar Bakker')
    expect(text('lines.csv')).toMatch(new RegExp(`BNK-[A-Z0-9-]+;${month};98,76;98,76;Unknown payer;`))
    expect(text('journal.csv')).toMatch(/statement\.booked;.*;bank;-98,76/)
    expect(text('sums.csv')).toMatch(/^\uFEFFaccount;signed;known on the last day\r\n/)
    const [logged] = await asWorker(() =>
      queryRows<{ actor: number }>(
        "select actor_id as actor from audit_logs where action = 'month.exported' order by id desc limit 1"
      )
    )
    expect(logged.actor).toBe(second.id)
  })
})

describe('a month whose last week is missing', () => {
  test('is not covered by a statement of later days', { tags: ['long'] }, async () => {
    const month = await nextMonth()
    const later = DateTime.fromISO(month).plus({ days: 9 }).toISODate()!
    const held = await bankCents(month)
    await importedLines(statementOf(later, [{ name: 'Later', iban: newIban(), amountCents: 1_00 }], held + 5_00), first)
    await checked()
    expect((await sign(signer, month)).month).toMatch(/^This month isn’t ready/)

    await bankDay(month, 5_00)
    await checked()
    expect(await sign(signer, month)).toEqual({})
    expect(await close(closer, month)).toEqual({})
  })
})

describe('what was known on a day', () => {
  test('is what the books said then; what was told later stands beside it', async () => {
    const month = await nextMonth()
    await bankDay(month, 3_21)
    const { sums, totals } = await asStaff(() => proofOf(month))
    const bank = sums.find(({ rollup }) => rollup === 'bank')!
    expect(-bank.cents).toBe(totals.bankCents)
    // Posted today, for a day of 2000.
    expect(bank.cents - bank.knownCents).toBe(bank.cents)
    const current = await asStaff(() => proofOf(today()))
    for (const { cents, knownCents } of current.sums) expect(cents).toBe(knownCents)
  })
})

describe('a statement that should have come', () => {
  test('is a task of finance', async () => {
    const before = await asStaff(missingDays)
    const later = await travelTo(now().plus({ days: 15 }), () => asStaff(missingDays))
    expect(later!.count).toBeGreaterThanOrEqual(8)
    const { props } = await signer.page('/admin')
    expect(props.missing).toEqual(before)
    expect((await signer.page('/admin/statements')).props.missing).toEqual(before)
  })
})
