import { DateTime } from 'luxon'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookCosts } from '#app/money/costs/actions/book_costs'
import CostRule from '#app/money/costs/cost_rule'
import { dryRun } from '#app/money/costs/dry_run'
import { balanceOf } from '#app/money/ledger/ledger'
import Allocation from '#app/money/matching/allocation'
import { travelTo } from '#app/platform/shared/clock'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { released } from '#tests/factories/released_run'
import { importedLines, lineOf, newDay, newIban, statementOf } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { ledgerFaults } from '#tests/support/ledger'
import { asOwner } from '#tests/support/owner'

const PAGE = '/admin/cost-rules'

let writer: User
let second: User
let client: Client
let colleague: Client
beforeAll(async () => {
  writer = await createUser({ role: 'finance' })
  second = await createUser({ role: 'finance' })
  client = await Client.actingAs(writer)
  colleague = await Client.actingAs(second)
})

/** Rules of other tests would speak of the same lines. */
beforeEach(() => retireAll())
afterEach(() => retireAll())
const retireAll = () =>
  asWorker(() =>
    queryRows(
      "update cost_rules set status = 'retired', retired_by_id = ?, retired_at = now() where status = 'active'",
      [writer.id]
    )
  )

const TERMS = {
  costKind: 'bank_costs',
  direction: 'out',
  pattern: 'Zakelijk pakket',
  mostCents: 25_00,
}
type Terms = Partial<Record<keyof typeof TERMS | 'iban', unknown>>

const draft = (terms: Terms = {}, by = client) => by.submit(PAGE, { ...TERMS, ...terms }, { from: PAGE })
const newest = () => asWorker(() => CostRule.query().orderBy('id', 'desc').firstOrFail())
const activate = (id: number, by = colleague) => by.submit(`${PAGE}/${id}/activations`, {}, { from: `${PAGE}/${id}` })
async function inForce(terms: Terms = {}) {
  await draft(terms)
  const rule = await newest()
  await activate(rule.id)
  return rule
}

type Line = Parameters<typeof statementOf>[1][number]
const COSTS: Line = { amountCents: -9_95, text: 'Kosten  ZAKELIJK\npakket november' }
const booked = async (...lines: Line[]) =>
  (await importedLines(statementOf(await newDay(), lines, Math.round(Math.random() * 1e9)), writer)).lines
const activeOf = (id: number) => asWorker(() => Allocation.active(id))

describe('a rule', () => {
  test('books what it is about and says so, and the books hold it as a cost', async () => {
    const rule = await inForce()
    const before = await asWorker(() => balanceOf('bank_costs'))
    const [line] = await booked(COSTS)
    expect(line.openCents).toBe(0)
    expect(await asWorker(() => balanceOf('bank_costs'))).toBe(before - 9_95)
    const { props } = await client.page(`/admin/lines/${line.reference}`)
    expect(props.allocations).toMatchObject([
      {
        kind: 'cost',
        costKind: 'bank_costs',
        costRuleId: rule.id,
        costRule: rule.pattern,
        reason: null,
        isAutomatic: true,
        needsReview: true,
      },
    ])
    expect(await ledgerFaults()).toEqual([])
  })

  test('books interest that comes in, and by account too', async () => {
    const iban = newIban()
    await inForce({ costKind: 'interest', direction: 'in', pattern: '', iban })
    const before = await asWorker(() => balanceOf('interest'))
    const [line, other] = await booked(
      { amountCents: 3_10, iban, name: 'De bank', text: 'Rente' },
      { amountCents: 3_10, iban: newIban(), name: 'De bank', text: 'Rente' }
    )
    expect([line.openCents, other.openCents]).toEqual([0, 3_10])
    expect(await asWorker(() => balanceOf('interest'))).toBe(before + 3_10)
  })

  test('can be taken back, and does not book the same line again', async () => {
    await inForce()
    const before = await asWorker(() => balanceOf('bank_costs'))
    const [line] = await booked(COSTS)
    const [{ id }] = await activeOf(line.id)
    await client.submit(
      `/admin/lines/${line.reference}/allocations/${id}`,
      {},
      { method: 'DELETE', from: `/admin/lines/${line.reference}` }
    )
    await bookCosts()
    expect((await lineOf(line.id)).openCents).toBe(-9_95)
    expect(await asWorker(() => balanceOf('bank_costs'))).toBe(before)
    const { props } = await client.page(`/admin/lines/${line.reference}`)
    expect(props.costsSaid).toEqual(['bank_costs'])
  })

  test('books open lines of the past when it is activated, each once', async () => {
    const [line] = await booked(COSTS)
    expect(line.openCents).toBe(-9_95)
    await inForce()
    await Promise.all([bookCosts(), bookCosts()])
    expect((await lineOf(line.id)).openCents).toBe(0)
    expect(await activeOf(line.id)).toHaveLength(1)
  })

  test.each<[string, Line]>([
    ['what is above its limit', { ...COSTS, amountCents: -25_01 }],
    ['the other direction', { ...COSTS, amountCents: 9_95 }],
    ['another text', { ...COSTS, text: 'Zakelijke reis, pakket' }],
    ['a reversal', { ...COSTS, isReversal: true }],
    ['a payment that came back', { ...COSTS, returnReason: 'AC04' }],
    ['a line that names one of ours', { ...COSTS, text: `${COSTS.text} PAY-2345-2345` }],
  ])('leaves %s to a person', async (_, line) => {
    await inForce()
    const [{ openCents }] = await booked(line)
    expect(openCents).toBe(line.amountCents)
  })

  test('leaves a line to a person where two rules say different things', async () => {
    await inForce()
    await inForce({ costKind: 'interest', pattern: 'november' })
    const [line] = await booked(COSTS)
    expect(line.openCents).toBe(-9_95)
    const { props } = await client.page(`/admin/lines/${line.reference}`)
    expect(props.costsSaid).toEqual(['bank_costs', 'interest'])
  })

  test('leaves a debit that a run may explain, without its reference too', async () => {
    await inForce()
    const { run } = await released(['A. Een'])
    const [line] = await booked({ ...COSTS, amountCents: -run.totalCents })
    expect(line.openCents).toBe(-run.totalCents)
  })

  test('leaves what someone set aside, or asked to write off', async () => {
    const [aside, asked] = await booked(COSTS, { ...COSTS, amountCents: -8_88 })
    await client.submit(
      `/admin/lines/${aside.reference}/set-aside`,
      { note: 'I ask the bank' },
      { from: '/admin/lines' }
    )
    await asOwner((owner) =>
      owner.query(
        "insert into corrections (reference, kind, line_id, amount_cents, reason, status, requested_by_id) values ('COR-' || $1::bigint, 'write_off', $1, -888, 'waits for someone', 'requested', $2)",
        [asked.id, writer.id]
      )
    )
    await inForce()
    await bookCosts()
    expect((await lineOf(aside.id)).openCents).toBe(-9_95)
    expect((await lineOf(asked.id)).openCents).toBe(-8_88)
  })

  test('books nothing while it is a draft, and nothing after it is retired', async () => {
    await draft()
    const [first] = await booked(COSTS)
    expect(first.openCents).toBe(-9_95)
    const rule = await newest()
    await activate(rule.id)
    const page = await client.submit(`${PAGE}/${rule.id}`, {}, { method: 'DELETE', from: PAGE })
    expect(page.flash!.notice.text).toBe('Rule retired.')
    const [next] = await booked(COSTS)
    expect(next.openCents).toBe(-9_95)
  })
})

describe('a draft', () => {
  test('is activated by someone else who is not new, and once', async () => {
    await draft()
    const { id } = await newest()
    const own = await activate(id, client)
    expect(own.errors).toEqual({ rule: 'You wrote this rule, so a colleague has to activate it.' })
    const recent = await createUser({ role: 'finance' })
    await asOwner((owner) => owner.query('update users set role_since = now() where id = $1', [recent.id]))
    const early = await activate(id, await Client.actingAs(recent))
    expect(early.errors?.rule).toMatch(/24 hours/)
    expect((await newest()).status).toBe('draft')

    await Promise.all([activate(id), activate(id)])
    expect((await newest()).status).toBe('active')
    const again = await activate(id)
    expect(again.errors?.rule).toMatch(/changed in the meantime/)
  })

  test.each<[string, Terms, string]>([
    ['neither text nor account', { pattern: '', iban: '' }, 'pattern'],
    ['a text of two characters', { pattern: ' ab ' }, 'pattern'],
    ['an account that is none', { iban: 'NL00ABNA0417164300' }, 'iban'],
    ['no limit', { mostCents: '' }, 'mostCents'],
    ['a limit above a thousand euros', { mostCents: 1_000_01 }, 'mostCents'],
    ['another kind', { costKind: 'fees' }, 'costKind'],
    ['no direction', { direction: 'both' }, 'direction'],
  ])('with %s is refused beside its field', async (_, terms, field) => {
    const { id } = await asWorker(() => CostRule.query().orderBy('id', 'desc').firstOrFail())
    const page = await draft(terms)
    expect(Object.keys(page.errors!)).toEqual([field])
    expect((await newest()).id).toBe(id)
  })

  test('is tried on past lines: booked, above the limit, asked, agreed and differed', async () => {
    await inForce({ pattern: 'Proef eens' })
    const [one, agreed, , differs] = await booked(
      { amountCents: -1_00, text: 'Proef twee' },
      { amountCents: -2_00, text: 'Proef eens' },
      { amountCents: -30_00, text: 'Proef drie' },
      { amountCents: -3_00, text: 'Proef vier' },
      { amountCents: -4_00, text: 'Proef vijf', isReversal: true },
      { amountCents: 5_00, text: 'Proef zes' }
    )
    await client.submit(
      `/admin/lines/${differs.reference}/write-off`,
      { reason: 'nobody knows' },
      { from: '/admin/lines' }
    )
    await draft({ pattern: 'Proef' })
    const outcome = await travelTo(DateTime.fromISO(one.bookedOn).plus({ days: 1 }), () =>
      asStaff(async () => dryRun(await newest()))
    )
    expect(outcome.counts).toEqual({
      books: { lines: 1, cents: -1_00 },
      agrees: { lines: 1, cents: -2_00 },
      above: { lines: 1, cents: -30_00 },
      asks: { lines: 1, cents: -4_00 },
      differs: { lines: 1, cents: -3_00 },
    })
    expect(outcome.examples[0]).toMatchObject({ line: differs.reference, outcome: 'differs' })
    expect(outcome.examples.at(-1)!.line).toBe(agreed.reference)
    expect((await lineOf(one.id)).openCents).toBe(-1_00)
  })
})

describe('booked by hand', () => {
  const writeOff = (line: string, costKind: string | null, by = client) =>
    by.submit(
      `/admin/lines/${line}/write-off`,
      { reason: 'the bank charged it', costKind },
      { from: `/admin/lines/${line}` }
    )

  test('a small amount is a cost at once, and can be undone', async () => {
    const before = await asWorker(() => balanceOf('interest'))
    const [line] = await booked({ amountCents: -2_22, text: 'Debetrente' })
    const page = await writeOff(line.reference, 'interest')
    expect(page.flash!.notice.text).toBe('Amount booked.')
    expect(await asWorker(() => balanceOf('interest'))).toBe(before - 2_22)
    const [{ kind, costKind, costRuleId }] = await activeOf(line.id)
    expect([kind, costKind, costRuleId]).toEqual(['cost', 'interest', null])
    const { props } = await client.page(`/admin/lines/${line.reference}`)
    expect(props.allocations[0]).toMatchObject({ reason: 'the bank charged it', costRule: null })
    expect(await ledgerFaults()).toEqual([])
  })

  test('a large one waits for a second person, who sees what it is booked as', async () => {
    const [line] = await booked({ amountCents: -60_00, text: 'Jaarkosten' })
    const page = await writeOff(line.reference, 'bank_costs')
    expect(page.flash!.notice.text).toMatch(/approv/)
    expect((await lineOf(line.id)).openCents).toBe(-60_00)
    const { props } = await colleague.page('/admin/corrections')
    const waiting = props.corrections.find((one: { line: string }) => one.line === line.reference)
    expect(waiting).toMatchObject({ costKind: 'bank_costs', amountCents: -60_00 })

    const before = await asWorker(() => balanceOf('bank_costs'))
    await colleague.submit(`/admin/corrections/${waiting.reference}/approvals`, {}, { from: '/admin/corrections' })
    expect(await asWorker(() => balanceOf('bank_costs'))).toBe(before - 60_00)
    expect((await lineOf(line.id)).openCents).toBe(0)
  })

  test('costs and write-offs of one person and day count together', async () => {
    const someone = await Client.actingAs(await createUser({ role: 'finance' }))
    const [first, next] = await booked({ amountCents: -30_00, text: 'Een' }, { amountCents: -21_00, text: 'Twee' })
    await writeOff(first.reference, 'bank_costs', someone)
    await writeOff(next.reference, null, someone)
    expect((await lineOf(first.id)).openCents).toBe(0)
    expect((await lineOf(next.id)).openCents).toBe(-21_00)
  })
})

describe('past the code', () => {
  const codeOf = (sql: string, values: unknown[]) =>
    asWorker(() => queryRows(sql, values as never[])).then(
      () => 'done',
      ({ code }: { code?: string }) => code
    )

  test('terms, the kind of a cost and its rule never change, and nobody activates their own', async () => {
    const rule = await inForce()
    const [line] = await booked(COSTS)
    const [{ id }] = await activeOf(line.id)
    expect(await codeOf("update cost_rules set pattern = 'Alles' where id = ?", [rule.id])).toBe('42501')
    expect(await codeOf('update cost_rules set most_cents = 100000 where id = ?', [rule.id])).toBe('42501')
    expect(await codeOf("update allocations set cost_kind = 'interest' where id = ?", [id])).toBe('FB025')
    expect(await codeOf('update allocations set cost_rule_id = null where id = ?', [id])).toBe('FB025')
    expect(await codeOf('delete from cost_rules where id = ?', [rule.id])).toBe('42501')
    await draft()
    const { id: own } = await newest()
    expect(
      await codeOf(
        "update cost_rules set status = 'active', activated_by_id = created_by_id, activated_at = now() where id = ?",
        [own]
      )
    ).toBe('23514')
    expect(
      await codeOf("update cost_rules set status = 'draft', activated_by_id = null, activated_at = null where id = ?", [
        rule.id,
      ])
    ).toBe('FB005')
  })

  test('a cost that is booked as another is found at night', async () => {
    await inForce()
    const [line] = await booked(COSTS)
    const [{ id }] = await activeOf(line.id)
    const faults = await asOwner(async (owner) => {
      await owner.query('begin')
      await owner.query('alter table allocations disable trigger user')
      await owner.query("update allocations set cost_kind = 'interest' where id = $1", [id])
      const { rows } = await owner.query<{ fault: string }>('select fault from ledger_match_ties where id = $1', [id])
      await owner.query('rollback')
      return rows
    })
    expect(faults).toEqual([{ fault: 'cost differs from its booking' }])
  })

  test('travellers and agents see and write no rule', async () => {
    for (const role of ['agent', 'member'] as const) {
      const other = await Client.actingAs(await createUser({ role }))
      expect((await other.get(PAGE)).status).toBe(403)
      expect((await other.post(PAGE, TERMS)).status).toBe(403)
    }
  })
})
