import { beforeAll, describe, expect, test } from 'vitest'
import Claim from '#app/claims/claims/claim'
import { acceptProposal } from '#app/money/matching/actions/accept_proposal'
import Allocation from '#app/money/matching/allocation'
import { proposalsOf } from '#app/money/matching/proposals/proposals_of'
import { balanceOf } from '#app/money/ledger/ledger'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { createApprovedClaims } from '#tests/factories/claims'
import { createOperator } from '#tests/factories/operators'
import { importedLines, newDay, newIban, statementOf } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { ledgerFaults } from '#tests/support/ledger'

let finance: User
beforeAll(async () => {
  finance = await createUser({ role: 'finance' })
})

type Line = Parameters<typeof statementOf>[1][number]

/** Claims of 10.00 that one operator approved, and where it pays from. */
async function approved(count = 2) {
  const operator = await createOperator({ ibans: [newIban()] })
  const user = await createUser()
  const claims = await createApprovedClaims(user, count, operator, finance)
  const payer = { name: operator.name, iban: operator.ibans[0] }
  return { operator, user, payer, references: claims.map(({ reference }) => reference) }
}
type World = Awaited<ReturnType<typeof approved>>

const booked = async (line: Line) =>
  (await importedLines(statementOf(await newDay(), [line], Math.round(Math.random() * 1e9)), finance)).lines[0]
const best = async (id: number) => (await asWorker(() => proposalsOf([id])))[0]

describe('accepted by itself', () => {
  test.each<[string, (world: World) => Line]>([
    [
      'one reference, the amount, the account',
      ({ payer, references: [a] }) => ({ ...payer, amountCents: 10_00, text: a }),
    ],
    [
      'two references and their sum',
      ({ payer, references }) => ({ ...payer, amountCents: 20_00, text: references.join(' ') }),
    ],
    [
      'two payments, each its amount',
      ({ payer, references: [a, b] }) => ({
        amountCents: 20_00,
        ...payer,
        details: [
          { ...payer, amountCents: 10_00, text: a },
          { ...payer, amountCents: 10_00, text: b },
        ],
      }),
    ],
  ])('%s', async (_, line) => {
    const world = await approved()
    const { openCents } = await booked(line(world))
    // A line of several payments has no account of its own: a person looks at it.
    expect(openCents).toBe(line(world).details ? 20_00 : 0)
    expect(await ledgerFaults()).toEqual([])
  })
})

describe('not accepted by itself', () => {
  test.each<[string, (world: World) => Line, object]>([
    ['a cent less', ({ payer, references: [a] }) => ({ ...payer, amountCents: 9_99, text: a }), { kind: 'claim' }],
    ['a cent more', ({ payer, references: [a] }) => ({ ...payer, amountCents: 10_01, text: a }), { kind: 'claim' }],
    [
      'the sum of two in other parts',
      ({ payer, references: [a, b] }) => ({
        amountCents: 20_00,
        details: [
          { ...payer, amountCents: 12_00, text: a },
          { ...payer, amountCents: 8_00, text: b },
        ],
      }),
      { reasons: expect.arrayContaining(['parts_differ']) },
    ],
    [
      'a part below what each expects',
      ({ payer, references: [a, b] }) => ({
        amountCents: 15_00,
        details: [
          { ...payer, amountCents: 7_00, text: a },
          { ...payer, amountCents: 8_00, text: b },
        ],
      }),
      { reasons: expect.arrayContaining(['details_part']), parts: [{ amountCents: 7_00 }, { amountCents: 8_00 }] },
    ],
    [
      'one payment of two without a reference',
      ({ payer, references: [a] }) => ({
        amountCents: 10_00,
        details: [
          { ...payer, amountCents: 6_00, text: a },
          { ...payer, amountCents: 4_00, text: 'anders' },
        ],
      }),
      { reasons: expect.arrayContaining(['parts_differ']) },
    ],
    [
      'a private payer',
      ({ references: [a] }) => ({ name: 'A. Jansen', iban: newIban(), amountCents: 10_00, text: a }),
      { reasons: expect.arrayContaining(['unknown_payer']) },
    ],
    [
      'a payer with the name of the operator and another account',
      ({ payer, references: [a] }) => ({ name: payer.name, iban: newIban(), amountCents: 10_00, text: a }),
      { reasons: expect.arrayContaining(['operator_name']) },
    ],
    [
      'no payer',
      ({ references: [a] }) => ({ amountCents: 10_00, text: a }),
      { reasons: expect.arrayContaining(['unknown_payer']) },
    ],
    [
      'a reversal',
      ({ payer, references: [a] }) => ({ ...payer, amountCents: 10_00, text: a, isReversal: true }),
      { reasons: expect.arrayContaining(['reversed']) },
    ],
    [
      'a return code',
      ({ payer, references: [a] }) => ({ ...payer, amountCents: 10_00, text: a, returnReason: 'AC04' }),
      { reasons: expect.arrayContaining(['returned_mark']) },
    ],
    [
      'two references and the amount of one',
      ({ payer, references: [a, b] }) => ({ ...payer, amountCents: 10_00, text: `${a} ${b}` }),
      { reasons: expect.arrayContaining(['other_reference', 'amount_exact']), parts: [{ amountCents: 10_00 }] },
    ],
    [
      'a reference that exists and one that does not',
      ({ payer, references: [a] }) => ({ ...payer, amountCents: 10_00, text: `${a} CLM-ZZZZ-ZZZZ` }),
      { reasons: expect.arrayContaining(['other_reference']) },
    ],
    ['an amount without a reference', ({ payer }) => ({ ...payer, amountCents: 10_00, text: 'restitutie' }), {}],
    [
      'a reference with a digit that is wrong',
      ({ payer, references: [a] }) => ({
        ...payer,
        amountCents: 10_00,
        text: `${a.slice(0, -1)}${a.endsWith('2') ? '3' : '2'}`,
      }),
      {},
    ],
    ['money that goes out', ({ payer, references: [a] }) => ({ ...payer, amountCents: -10_00, text: a }), {}],
  ])('%s', async (_, line, expected) => {
    const world = await approved()
    const { id, openCents, amountCents } = await booked(line(world))
    expect(openCents).toBe(amountCents)
    if (Object.keys(expected).length > 0) expect(await best(id)).toMatchObject(expected)
    expect(await asWorker(() => balanceOf(world.user.wallet))).toBe(0)
  })

  test('the account of another operator', async () => {
    const [world, other] = [await approved(), await approved()]
    const line = await booked({ ...other.payer, amountCents: 10_00, text: world.references[0] })
    expect(line.openCents).toBe(10_00)
    expect((await best(line.id)).reasons).toContain('other_operator')
  })
})

test('each payment of a line gets what it says, not what its claim expects', async () => {
  const {
    payer,
    references: [a, b],
    user,
  } = await approved()
  const line = await booked({
    amountCents: 15_00,
    details: [
      { ...payer, amountCents: 5_00, text: a },
      { ...payer, amountCents: 10_00, text: b },
    ],
  })
  const { kind, parts } = await best(line.id)
  await asStaff(() => acceptProposal(line, { kind, parts }, { by: finance }))
  const claims = await asWorker(() => Claim.query().whereIn('reference', [a, b]).orderBy('id'))
  expect(claims.map(({ receivedCents }) => receivedCents)).toEqual([5_00, 10_00])
  expect(await asWorker(() => balanceOf(user.wallet))).toBe(12_00)
})

test('a line pays a claim in one part', async () => {
  const {
    payer,
    references: [a],
  } = await approved()
  const line = await booked({ ...payer, amountCents: 9_00, text: 'in delen' })
  const accept = () =>
    asStaff(() =>
      acceptProposal(line, { kind: 'claim', parts: [{ reference: a, amountCents: 4_00 }] }, { by: finance })
    )
  await accept()
  await expect(accept()).rejects.toThrow('claimTwiceOrUnknown')
})

test('what the bank charged is our cost, and the claim gets what was sent', async () => {
  const {
    payer,
    references: [a],
    user,
  } = await approved()
  const before = await asWorker(() => balanceOf('bank_costs'))
  const line = await booked({ ...payer, amountCents: 9_85, text: a, chargesCents: 15 })
  const { kind, parts, reasons } = await best(line.id)
  expect(reasons).toContain('less_charges')
  await asStaff(() => acceptProposal(line, { kind, parts }, { by: finance }))
  expect(await asWorker(() => balanceOf('bank_costs'))).toBe(before - 15)
  expect(await asWorker(() => balanceOf(user.wallet))).toBe(8_00)
  const allocations = await asWorker(() => Allocation.active(line.id))
  expect(allocations.map(({ kind: one, amountCents }) => [one, amountCents])).toEqual([
    ['cost', -15],
    ['claim', 10_00],
  ])
  expect(await ledgerFaults()).toEqual([])
})

test('why a line was matched is what the server found, whatever the browser says', async () => {
  const {
    references: [a],
  } = await approved()
  const client = await Client.actingAs(finance)
  const line = await booked({ name: 'J. Jansen', iban: newIban(), amountCents: 10_00, text: a })
  const { score, reasons } = await best(line.id)
  const match = {
    kind: 'claim',
    parts: [{ reference: a, amountCents: 10_00 }],
    score: 100,
    reasons: ['operator_account'],
  }
  await client.submit(`/admin/lines/${line.reference}/matches`, match, { from: '/admin/lines' })
  const [allocation] = await asWorker(() => Allocation.active(line.id))
  expect([allocation.score, allocation.reasons]).toEqual([score, reasons])
  expect(reasons).toContain('unknown_payer')
})

describe('the operator of a line', () => {
  const operatorOf = async (line: Line) => {
    const { counterpartyId, counterpartyBasis } = await booked({ text: 'x', ...line })
    const [found] = await asWorker(() =>
      queryRows<{ slug: string }>('select slug from counterparties where id = ?', [counterpartyId ?? 0])
    )
    return [found?.slug ?? null, counterpartyBasis]
  }
  test.each([
    ['NS Reizigers B.V.', 'ns'],
    ['Keolis Nederland BV', 'keolis'],
    ['EGGED BUS SYSTEMS', 'ebs'],
    ['Connexxion Openbaar Vervoer', 'transdev'],
    ['GVB EXPLOITATIE BV', 'gvb'],
    ['HTM Personenvervoer NV', 'htm'],
    ['U-OV', null],
    ['RRReis', null],
    ['J. van der Berg', null],
  ])('%s is %s, and only alike', async (name, slug) => {
    expect(await operatorOf({ name, iban: newIban(), amountCents: 1_23 })).toEqual([slug, slug && 'name'])
  })

  test('is confirmed by a name that staff kept, unless an account speaks against it', async () => {
    const operator = await createOperator({ ibans: [] })
    const name = `Vervoer ${operator.slug} Holding`
    await asStaff(() =>
      queryRows('insert into counterparty_names (counterparty_id, name, confirmed_by_id) values (?, ?, ?)', [
        operator.id,
        name,
        finance.id,
      ])
    )
    expect(await operatorOf({ name, iban: newIban(), amountCents: 1_23 })).toEqual([operator.slug, 'confirmed_name'])
    await asWorker(() => operator.merge({ ibans: [newIban()] }).save())
    expect(await operatorOf({ name, iban: newIban(), amountCents: 1_23 })).toEqual([operator.slug, 'name'])
  })
})
