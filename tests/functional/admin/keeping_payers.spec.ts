import { beforeAll, describe, expect, test } from 'vitest'
import Claim from '#app/claims/claims/claim'
import Counterparty from '#app/travel/operators/counterparty'
import { acceptProposal } from '#app/money/matching/actions/accept_proposal'
import { undoAllocation } from '#app/money/matching/actions/undo_allocation'
import Allocation from '#app/money/matching/allocation'
import { now } from '#app/platform/shared/clock'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type StatementLine from '#app/money/statements/statement_line'
import type User from '#app/people/accounts/user'
import { createApprovedClaims } from '#tests/factories/claims'
import { createOperator } from '#tests/factories/operators'
import { importedLines, newDay, newIban, statementOf } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

let finance: User
let client: Client
beforeAll(async () => {
  finance = await createUser({ role: 'finance' })
  client = await Client.actingAs(finance)
})

const pathOf = (line: StatementLine) => `/admin/lines/${line.reference}`
const learnedOn = async (line: StatementLine) => (await client.page(pathOf(line))).props.learned
const keep = (line: StatementLine, what: 'name' | 'account', by = client) =>
  by.submit(`${pathOf(line)}/payer-${what}`, {}, { from: pathOf(line) })

/** A line of an unknown payer, which finance matched with a claim of an operator. */
async function matched(ibans = [newIban()]) {
  const operator = await createOperator({ ibans })
  const [{ id }] = await createApprovedClaims(await createUser(), 1, operator, finance)
  const { reference } = await asWorker(() => Claim.findOrFail(id))
  const payer = { name: `Holding ${reference.slice(4)} Finance`, iban: newIban() }
  const {
    lines: [line],
  } = await importedLines(statementOf(await newDay(), [{ ...payer, amountCents: 10_00, text: 'x' }]), finance)
  const parts = [{ reference, amountCents: 10_00 }]
  await asStaff(() => acceptProposal(line, { kind: 'claim', parts }, { by: finance }))
  return { operator, line, payer }
}

describe('a match by hand', () => {
  test('teaches a name, and the next line with it is recognised', async () => {
    // Where accounts are known, another one speaks against a name.
    const { operator, line, payer } = await matched([])
    expect(await learnedOn(line)).toEqual({
      operator: operator.name,
      slug: operator.slug,
      name: payer.name,
      accountLast4: payer.iban.slice(-4),
      doubtedName: null,
    })
    expect((await keep(line, 'name')).flash!.notice.text).toMatch(/^Name saved/)
    expect(await learnedOn(line)).toMatchObject({ name: null })
    const {
      lines: [next],
    } = await importedLines(statementOf(await newDay(), [{ ...payer, amountCents: 7_77, text: 'y' }]), finance)
    expect([next.counterpartyName, next.counterpartyId, next.counterpartyBasis]).toEqual([
      payer.name,
      operator.id,
      'confirmed_name',
    ])
  })

  test('that is undone offers to forget the name it was known by', { tags: ['long'] }, async () => {
    const { operator, line, payer } = await matched([])
    await keep(line, 'name')
    const [{ id }] = await createApprovedClaims(await createUser(), 1, operator, finance)
    const { reference } = await asWorker(() => Claim.findOrFail(id))
    const {
      lines: [next],
    } = await importedLines(statementOf(await newDay(), [{ ...payer, amountCents: 10_00, text: reference }]), finance)
    const [allocation] = await asWorker(() => Allocation.active(next.id))
    expect(allocation.isAutomatic).toBe(true)
    const forget = () => client.submit(`${pathOf(next)}/payer-name`, {}, { method: 'DELETE', from: pathOf(next) })
    expect((await forget()).errors!.line).toMatch(/nothing left to save/)

    await asStaff(async () => undoAllocation((await Allocation.active(next.id))[0], finance))
    expect(await learnedOn(next)).toMatchObject({ name: null, doubtedName: payer.name })
    expect((await forget()).flash!.notice.text).toMatch(/^Name forgotten/)
    expect(await learnedOn(next)).toBeNull()
    const {
      lines: [last],
    } = await importedLines(statementOf(await newDay(), [{ ...payer, amountCents: 7_77, text: 'z' }]), finance)
    expect(last.counterpartyBasis).not.toBe('confirmed_name')
  })

  test('proposes an account, which an owner activates', async () => {
    const { operator, line, payer } = await matched()
    expect((await keep(line, 'account')).flash!.notice.text).toMatch(/^Account proposed/)
    expect((await asWorker(() => Counterparty.findOrFail(operator.id))).ibans).not.toContain(payer.iban)
    const owner = await Client.actingAs(await createUser({ role: 'owner' }))
    const { props } = await owner.page(`/admin/counterparties/${operator.slug}`)
    expect(props.draft).toMatchObject({ ibans: [...operator.ibans, payer.iban], why: null })
    expect(await learnedOn(line)).toMatchObject({ accountLast4: null })
    await owner.submit(
      `/admin/counterparties/${operator.slug}/drafts/${props.draft.id}/activations`,
      {},
      { from: '/admin' }
    )
    expect((await asWorker(() => Counterparty.findOrFail(operator.id))).ibans).toContain(payer.iban)
  })

  test('teaches nothing twice, nothing that was undone, and nobody else', { tags: ['long'] }, async () => {
    const { line } = await matched()
    for (const role of ['agent', 'manager', 'member'] as const) {
      const other = await Client.actingAs(await createUser({ role }))
      expect((await other.post(`${pathOf(line)}/payer-name`)).status).toBe(403)
      expect((await other.post(`${pathOf(line)}/payer-account`)).status).toBe(403)
    }
    const fresh = await createUser({ role: 'finance', roleSince: now().minus({ hours: 2 }) })
    expect((await keep(line, 'name', await Client.actingAs(fresh))).errors!.line).toMatch(/24 hours/)
    await keep(line, 'name')
    expect((await keep(line, 'name')).errors!.line).toMatch(/nothing left to save/)

    const undone = await matched()
    await asStaff(async () => {
      const [allocation] = await Allocation.active(undone.line.id)
      await undoAllocation(allocation, finance)
    })
    expect(await learnedOn(undone.line)).toBeNull()
    expect((await keep(undone.line, 'account')).errors!.line).toMatch(/nothing left to save/)
    const kept = await asWorker(() => queryRows('select 1 from counterparty_names where name = ?', [undone.payer.name]))
    expect(kept).toEqual([])
  })
})
