import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import Claim from '#app/claims/claims/claim'
import Allocation from '#app/money/matching/allocation'
import { type Proposal, proposalsOf } from '#app/money/matching/proposals/proposals_of'
import { acceptable } from '#app/money/matching/isomorphic/acceptable'
import { togetherFrom } from '#app/money/matching/together'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import StatementLine from '#app/money/statements/statement_line'
import type User from '#app/people/accounts/user'
import { createApprovedClaims } from '#tests/factories/claims'
import { createOperator } from '#tests/factories/operators'
import { importedLines, lineOf, newDay, newIban, statementOf } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { ledgerFaults } from '#tests/support/ledger'

const PAGE = '/admin/lines'

let finance: User
let client: Client
let owner: Client
beforeAll(async () => {
  finance = await createUser({ role: 'finance' })
  client = await Client.actingAs(finance)
  owner = await Client.actingAs(await createUser({ role: 'owner' }))
})
afterAll(() => choose(90))

const choose = (from: number) => asWorker(() => queryRows('update matching_settings set together_from = ?', [from]))

/** Open lines that name an approved claim of 10.00 each, from an account that nobody knows. */
async function named(count: number) {
  const operator = await createOperator({ ibans: [newIban()] })
  const claims = await createApprovedClaims(await createUser(), count, operator, finance)
  const references = await asWorker(async () =>
    (
      await Claim.query()
        .whereIn(
          'id',
          claims.map(({ id }) => id)
        )
        .orderBy('id')
    ).map((claim) => claim.reference)
  )
  const { lines } = await importedLines(
    statementOf(
      await newDay(),
      references.map((text) => ({
        name: operator.name,
        iban: newIban(),
        amountCents: 10_00,
        text,
      }))
    ),
    finance
  )
  expect(lines.map(({ openCents }) => openCents)).toEqual(lines.map(() => 10_00))
  return { lines, references, name: operator.name }
}

const bestOf = async (line: StatementLine) => (await asWorker(() => proposalsOf([line.id]))).at(0) as Proposal
const shownOf = async (line: StatementLine) => {
  const { kind, parts } = await bestOf(line)
  return {
    line: line.reference,
    kind,
    parts: parts.map(({ reference, amountCents }) => ({ reference, amountCents })),
  }
}
const accept = async (lines: Awaited<ReturnType<typeof shownOf>>[], by = client) =>
  (await by.submit('/admin/together', { lines }, { from: PAGE })).flash?.notice?.text
const openOf = async (lines: StatementLine[]) =>
  (await Promise.all(lines.map(({ id }) => lineOf(id)))).map(({ openCents }) => openCents)

describe('accepting several lines at once', () => {
  test('books each as it was shown, from the certainty that an owner chose', async () => {
    const { lines } = await named(3)
    const shown = await Promise.all(lines.map(shownOf))
    const { score } = await bestOf(lines[0])
    expect(score).toBeGreaterThanOrEqual(80)

    await choose(100)
    expect(await accept(shown)).toBe('0 lines booked, 3 left: they changed or are less certain now.')
    expect(await openOf(lines)).toEqual([10_00, 10_00, 10_00])

    const chosen = await owner.submit('/admin/together', { from: 80 }, { method: 'PUT', from: PAGE })
    expect(chosen.flash!.notice.text).toBe('Lines can be accepted together from 80%.')
    expect((await client.page(PAGE)).props.mayChoose).toBe(false)
    expect((await client.later(PAGE, 'Admin/Lines/Index', ['togetherFrom'])).props.togetherFrom).toBe(80)
    expect(await accept(shown)).toBe('3 lines booked.')
    expect(await openOf(lines)).toEqual([0, 0, 0])
    const [allocation] = await asWorker(() => Allocation.active(lines[0].id))
    expect([allocation.isAutomatic, allocation.createdById, allocation.score]).toEqual([false, finance.id, score])
    expect(await ledgerFaults()).toEqual([])
  })

  test('leaves a line that changed since, twice over and at the same time', async () => {
    await choose(80)
    const { lines, references } = await named(3)
    const shown = await Promise.all(lines.map(shownOf))
    await asStaff(async () =>
      (await StatementLine.findOrFail(lines[0].id))
        .merge({ setAsideAt: lines[0].createdAt, setAsideById: finance.id })
        .save()
    )
    const other = { ...shown[1], parts: [{ reference: references[2], amountCents: 10_00 }] }
    expect(await accept([shown[0], other])).toBe('0 lines booked, 2 left: they changed or are less certain now.')

    const third = await Client.actingAs(await createUser({ role: 'finance' }))
    const told = await Promise.all([accept([shown[1], shown[2]]), accept([shown[1], shown[2]], third)])
    const booked = told.map((text) => Number(/^\d+/.exec(text!)![0]))
    expect(booked[0] + booked[1]).toBe(2)
    expect(await openOf(lines)).toEqual([10_00, 0, 0])
    expect(await ledgerFaults()).toEqual([])
  })

  test('never guesses between two that are as good', () => {
    const scored = (...scores: number[]) => scores.map((score) => ({ score, reasons: [] }))
    expect(acceptable(scored(95, 90), 90)).toMatchObject({ score: 95 })
    expect(acceptable(scored(95, 95), 90)).toBeNull()
    expect(acceptable(scored(89), 90)).toBeNull()
    expect(acceptable([{ score: 95, reasons: ['reference', 'told_by_notice'] }], 90)).toBeNull()
    expect(acceptable([], 80)).toBeNull()
  })

  test('is for finance, and the certainty for owners', async () => {
    await choose(90)
    const { lines } = await named(1)
    const shown = [await shownOf(lines[0])]
    for (const role of ['agent', 'manager', 'member'] as const) {
      const someone = await Client.actingAs(await createUser({ role }))
      expect((await someone.post('/admin/together', { lines: shown })).status).toBe(403)
    }
    expect((await client.write('PUT', '/admin/together', { from: 80 })).status).toBe(403)
    const wrong = await owner.submit('/admin/together', { from: 50 }, { method: 'PUT', from: PAGE })
    expect(wrong.errors!.from).toBeTruthy()
    const empty = await client.submit('/admin/together', { lines: [] }, { from: PAGE })
    expect(empty.errors!.lines).toBeTruthy()
    expect(await asStaff(togetherFrom)).toBe(90)
  })
})

describe('working through lines', () => {
  test('goes on to the next line of the list, and ends at the list', { tags: ['long'] }, async () => {
    const { lines, name } = await named(2)
    const list = `list[q]=${encodeURIComponent(name)}&list[view]=toMatch&list[sort]=booked&list[booked][from]=${lines[0].bookedOn}&list[booked][to]=${lines[0].bookedOn}`
    const { line, ...match } = await shownOf(lines[0])
    const on = await client.submit(`/admin/lines/${line}/matches?${list}`, { ...match, next: true }, { from: PAGE })
    expect(on.location).toBe(`/admin/lines/${lines[1].reference}`)

    const set = await client.submit(
      `/admin/lines/${lines[1].reference}/set-aside?${list}`,
      { note: 'Asked the operator', next: true },
      { from: PAGE }
    )
    expect(set.location).toBe('/admin/lines')
    expect(await openOf(lines)).toEqual([0, 10_00])
  })

  test('stays at a line of which a part is left', { tags: ['long'] }, async () => {
    const {
      lines: [line],
      references,
    } = await named(1)
    const match = { kind: 'claim', parts: [{ reference: references[0], amountCents: 4_00 }] }
    const on = await client.submit(
      `/admin/lines/${line.reference}/matches?list[view]=toMatch`,
      { ...match, next: true },
      { from: PAGE }
    )
    expect(on.location).toBe(`/admin/lines/${line.reference}`)
    expect(on.errors ?? {}).toEqual({})
  })

  test('finds a line to match or in suspense, never in both', { tags: ['long'] }, async () => {
    const {
      lines: [line],
    } = await named(1)
    const shownIn = async (view: string) =>
      (await client.page(`${PAGE}?view=${view}&q=${line.reference}`)).props.list.rows.length
    expect([await shownIn('toMatch'), await shownIn('suspense')]).toEqual([1, 0])
    await client.submit(`/admin/lines/${line.reference}/set-aside`, { note: '' }, { from: PAGE })
    expect([await shownIn('toMatch'), await shownIn('suspense')]).toEqual([0, 1])
    const colleague = await Client.actingAs(await createUser({ role: 'finance' }))
    const { props } = await colleague.page(`/admin/lines/${line.reference}`)
    expect(props.line).toMatchObject({ isOwnSetAside: false })
    await colleague.submit(`/admin/lines/${line.reference}/set-aside`, { note: '' }, { from: PAGE })
    const after = await colleague.page(`/admin/lines/${line.reference}`)
    expect(after.props.line).toMatchObject({ isOwnSetAside: true })
  })
})
