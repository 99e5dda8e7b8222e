import { beforeAll, describe, expect, test } from 'vitest'
import { feeOf } from '#app/claims/claims/isomorphic/fee'
import Claim from '#app/claims/claims/claim'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import { balanceOf } from '#app/money/ledger/ledger'
import Allocation from '#app/money/matching/allocation'
import { acceptProposal } from '#app/money/matching/actions/accept_proposal'
import { undoAllocation } from '#app/money/matching/actions/undo_allocation'
import { readPastedList } from '#app/money/matching/pasted_list'
import { proposalsOf } from '#app/money/matching/proposals/proposals_of'
import Correction from '#app/money/adjustments/correction'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import { isoDate, now } from '#app/platform/shared/clock'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRow } from '#tests/support/query_rows'
import type StatementLine from '#app/money/statements/statement_line'
import type User from '#app/people/accounts/user'
import { Client } from '#tests/support/client'
import { ledgerFaults } from '#tests/support/ledger'
import { createApprovedClaims, createClaim } from '#tests/factories/claims'
import { createOperator } from '#tests/factories/operators'
import { importedLines, lineOf, newDay, newIban, payingFrom, statementOf } from '#tests/factories/statements'
import { createTenant, createUser } from '#tests/factories/users'

let finance: User
beforeAll(async () => {
  finance = await createUser({ role: 'finance' })
})

/** Claims of 10.00 that an operator approved, and the account that it pays from. */
async function approved(count = 1, feeBps = 2_000) {
  const tenant = await createTenant({ feeBps })
  const user = await createUser({ tenantId: tenant.id })
  const operator = await createOperator({ ibans: [newIban()] })
  const claims = await createApprovedClaims(user, count, operator, finance)
  const payer = { name: operator.name, iban: operator.ibans[0] }
  return { user, operator, payer, claims: await claimsOf(claims) }
}

const claimsOf = (claims: { id: number }[]) =>
  asWorker(() =>
    Claim.query()
      .whereIn(
        'id',
        claims.map(({ id }) => id)
      )
      .orderBy('id')
  )

type Lines = Parameters<typeof statementOf>[1]
const booked = async (...lines: Lines) => (await importedLines(statementOf(await newDay(), lines), finance)).lines

/** Near the day of the answer, as amounts without a reference have to be, and on a day on which nobody enters lines by hand. */
const bookedNow = async (...lines: Lines) =>
  (await importedLines(statementOf(isoDate(now().minus({ days: 12 })), lines), finance)).lines

const best = async (line: StatementLine) => (await asWorker(() => proposalsOf([line.id]))).at(0)
const accept = (line: StatementLine, parts: { reference: string; amountCents: number }[]) =>
  asStaff(() => acceptProposal(line, { kind: 'claim', parts }, { by: finance }))
const balance = (user: User) => asWorker(() => balanceOf(user.wallet))
const activeOf = (line: StatementLine) => asWorker(() => Allocation.active(line.id))
const undo = (line: StatementLine) =>
  asStaff(async () => {
    const [allocation] = await Allocation.active(line.id)
    await undoAllocation(allocation, finance)
  })

describe('automatic matching', () => {
  test('accepts an exact reference with the exact amount, however it is written', async () => {
    const { user, payer, claims } = await approved(3)
    const written = claims.map(({ reference }) => reference)
    const lines = await booked(
      { ...payer, amountCents: 10_00, text: `correctie ${written[0].toLowerCase()} oktober` },
      { ...payer, amountCents: 10_00, text: `ref:${written[1].replaceAll('-', '')}.` },
      { ...payer, amountCents: 10_00, text: written[2].split('').join(' ') }
    )
    expect(lines.map(({ openCents }) => openCents)).toEqual([0, 0, 0])
    expect(await balance(user)).toBe(24_00)
    const [allocation] = await activeOf(lines[0])
    expect(allocation.isAutomatic).toBe(true)
    expect(allocation.reasons).toContain('reference')
    expect(await ledgerFaults()).toEqual([])
  })

  test('leaves everything else to a person', async () => {
    const { payer, claims } = await approved(2)
    const [first, second] = claims.map(({ reference }) => reference)
    const other = (await approved()).payer
    const lines = await booked(
      { ...payer, amountCents: 9_99, text: first },
      { ...payer, amountCents: 10_01, text: first },
      { ...payer, amountCents: 15_00, text: `${first} ${second}` },
      { ...other, amountCents: 10_00, text: first },
      { ...payer, amountCents: 10_00, text: 'no reference' }
    )
    expect(lines.every(({ openCents, amountCents }) => openCents === amountCents)).toBe(true)
  })

  test('pays a claim once when two lines name it', async () => {
    const { user, payer, claims } = await approved()
    const text = claims[0].reference
    const lines = await booked({ ...payer, amountCents: 10_00, text }, { ...payer, amountCents: 10_00, text })
    expect(lines.map(({ openCents }) => openCents).toSorted()).toEqual([0, 10_00])
    expect(await balance(user)).toBe(8_00)
  })

  test('gives a sample of each operator to a person', async () => {
    const { payer, claims } = await approved(2)
    const lines = await booked(...claims.map(({ reference }) => ({ ...payer, amountCents: 10_00, text: reference })))
    const [allocation] = await activeOf(lines[0])
    expect(allocation.review).toBe('due')
    const client = await Client.actingAs(finance)
    const path = `/admin/lines/${lines[0].reference}/allocations/${allocation.id}/reviews`
    expect((await client.post(path)).status).toBe(302)
    expect((await activeOf(lines[0]))[0].review).toBe('confirmed')
  })
})

describe('a proposal', () => {
  test('names all claims of a line that pays several', async () => {
    const { payer, claims } = await approved(2)
    const [line] = await booked({
      ...payer,
      amountCents: 20_50,
      text: claims.map(({ reference }) => reference).join(' '),
    })
    const proposal = await best(line)
    expect(proposal!.parts.map(({ reference, amountCents }) => [reference, amountCents])).toEqual(
      claims.map(({ reference }) => [reference, 10_00])
    )
    expect(proposal!.reasons).toContain('amount_differs')
  })

  test('knows a payment for all claims of a letter or a day by its sum', async () => {
    const { payer, claims } = await approved(4)
    const [line] = await booked({ ...payer, amountCents: 40_00, text: 'Restitutie 4 stuks' })
    const proposal = await best(line)
    expect(proposal!.parts).toHaveLength(claims.length)
    expect(proposal!.reasons).toContain('operator_account')
  })

  test('finds one claim by its amount, and says how sure that is', async () => {
    const { payer, claims } = await approved()
    const [line] = await bookedNow({ ...payer, amountCents: 10_00, text: 'restitutie' })
    expect(await best(line)).toMatchObject({
      kind: 'claim',
      parts: [{ reference: claims[0].reference, amountCents: 10_00 }],
      reasons: ['amount_exact', 'only_one', 'operator_account', 'in_time'],
    })
  })

  test('sees that two lines pay one claim', async () => {
    const { payer, claims } = await approved()
    const [first] = await bookedNow(
      { ...payer, amountCents: 6_00, text: 'deel 1' },
      { ...payer, amountCents: 4_00, text: 'deel 2' }
    )
    expect(await best(first)).toMatchObject({
      parts: [{ reference: claims[0].reference, amountCents: 6_00 }],
    })
    expect((await best(first))!.reasons).toContain('with_other_line')
  })
})

describe('matching by hand', () => {
  test('splits a line over claims, and leaves the rest in suspense', async () => {
    const { user, payer, claims } = await approved(2)
    const [line] = await booked({ ...payer, amountCents: 25_00, text: 'lump sum' })
    const client = await Client.actingAs(finance)
    const answer = await client.post(`/admin/lines/${line.reference}/matches`, {
      kind: 'claim',
      parts: claims.map(({ reference }) => ({ reference, amountCents: 10_00 })),
    })
    expect(answer.status).toBe(302)
    expect((await lineOf(line.id)).openCents).toBe(5_00)
    expect(await balance(user)).toBe(16_00)
  })

  test.each([
    ['with spaces', (reference: string) => reference.replaceAll('-', ' ')],
    ['in lower case, without hyphens', (reference: string) => reference.replaceAll('-', '').toLowerCase()],
    [
      'with the O and I of a mail',
      (reference: string) => reference.slice(0, 4) + reference.slice(4).replaceAll('0', 'O').replaceAll('1', 'I'),
    ],
  ])('takes a claim number %s', async (_, typed) => {
    const { payer, claims } = await approved(1)
    const [line] = await booked({ ...payer, amountCents: 10_00, text: 'lump sum' })
    const client = await Client.actingAs(finance)
    await client.post(`/admin/lines/${line.reference}/matches`, {
      kind: 'claim',
      parts: [{ reference: typed(claims[0].reference), amountCents: 10_00 }],
    })
    expect((await lineOf(line.id)).openCents).toBe(0)
  })

  test('rounds the fee over all that a claim received', async () => {
    const { user, payer, claims } = await approved(1, 3_333)
    const parts = [17, 17, 17, 949]
    const lines = await booked(...parts.map((amountCents, n) => ({ ...payer, amountCents, text: `deel ${n}` })))
    for (const [n, line] of lines.entries()) {
      await accept(line, [{ reference: claims[0].reference, amountCents: parts[n] }])
    }
    expect(await balance(user)).toBe(10_00 - feeOf(10_00, 3_333))
    expect((await claimsOf(claims))[0].status).toBe('refunded')
  })

  test('is undone by a reversal, and later parts get the fee that is theirs then', async () => {
    const { user, payer, claims } = await approved(1, 3_333)
    const [{ reference }] = claims
    const lines = await booked(
      { ...payer, amountCents: 17, text: 'a' },
      { ...payer, amountCents: 17, text: 'b' },
      { ...payer, amountCents: 966, text: 'c' }
    )
    for (const line of lines) await accept(line, [{ reference, amountCents: line.amountCents }])
    await undo(lines[0])
    expect((await lineOf(lines[0].id)).openCents).toBe(17)
    const [claim] = await claimsOf(claims)
    expect(claim.$attributes).toMatchObject({ status: 'approved', receivedCents: 983 })
    expect(await balance(user)).toBe(983 - feeOf(983, 3_333))
    await accept(lines[0], [{ reference, amountCents: 17 }])
    expect(await balance(user)).toBe(10_00 - feeOf(10_00, 3_333))
    expect(await ledgerFaults()).toEqual([])
  })

  test('books a line once when two people match it at the same time', async () => {
    const { user, payer, claims } = await approved(2)
    const [line] = await booked({ ...payer, amountCents: 10_00, text: 'x' })
    const clients = await Promise.all([finance, await createUser({ role: 'owner' })].map((one) => Client.actingAs(one)))
    await Promise.all(
      clients.map((client, n) =>
        client.post(`/admin/lines/${line.reference}/matches`, {
          kind: 'claim',
          parts: [{ reference: claims[n].reference, amountCents: 10_00 }],
        })
      )
    )
    expect(await activeOf(line)).toHaveLength(1)
    expect(await balance(user)).toBe(8_00)
    expect(await ledgerFaults()).toEqual([])
  })

  test('is refused for more than is open or expected, the same claim twice, and what does not exist', async () => {
    const { payer, claims } = await approved(2)
    const [line] = await booked({ ...payer, amountCents: 15_00, text: 'x' })
    const [one, two] = claims.map(({ reference }) => reference)
    const tenOf = (reference: string) => ({ reference, amountCents: 10_00 })
    await expect(accept(line, [tenOf(one), tenOf(two)])).rejects.toThrow('moreThanOpen')
    await expect(accept(line, [{ reference: one, amountCents: 10_01 }])).rejects.toThrow('moreThanExpected')
    await expect(
      accept(
        line,
        [one, one].map((reference) => ({ reference, amountCents: 5_00 }))
      )
    ).rejects.toThrow('claimTwiceOrUnknown')
    await expect(accept(line, [tenOf('CLM-0000-0000')])).rejects.toThrow('unknownReference')
    expect((await lineOf(line.id)).openCents).toBe(15_00)
  })

  test('reads a list of the operator, and says what is wrong with it', async () => {
    const { claims } = await approved(3)
    const [one, two, three] = claims.map(({ reference }) => reference)
    const pasted = await asStaff(() =>
      readPastedList(
        [
          'Claim;Naam;Bedrag',
          `${one};J. Jansen;€ 10,00`,
          `${two.toLowerCase()}\t4.50`,
          `${one};10,00`,
          `${three};1.234,00`,
          'CLM-0000-0000;3,00',
          'Totaal;27,50',
        ].join('\n')
      )
    )
    expect(pasted.parts.map(({ reference, amountCents }) => [reference, amountCents])).toEqual([
      [one, 10_00],
      [two, 4_50],
    ])
    expect(pasted.problems.map(({ line, problem }) => [line, problem])).toEqual([
      [4, 'twice'],
      [5, 'too_much'],
      [6, 'not_expected'],
    ])
  })

  test('is for finance', async () => {
    const { payer, claims } = await approved()
    const [line] = await booked({ ...payer, amountCents: 9_00, text: 'x' })
    const agent = await Client.actingAs(await createUser({ role: 'agent' }))
    const parts = [{ reference: claims[0].reference, amountCents: 9_00 }]
    for (const [path, body] of [
      ['matches', { kind: 'claim', parts }],
      ['lists', { text: 'x' }],
      ['set-aside', {}],
      ['return', {}],
      ['write-off', { reason: 'a good reason' }],
    ] as const) {
      expect((await agent.post(`/admin/lines/${line.reference}/${path}`, body)).status).toBe(403)
    }
    expect((await lineOf(line.id)).openCents).toBe(9_00)
  })
})

describe('what is in suspense', () => {
  const post = async (line: StatementLine, path: string, body = {}, by = finance) =>
    (await Client.actingAs(by)).post(`/admin/lines/${line.reference}/${path}`, body)

  test('waits there with a note', async () => {
    const [line] = await booked({ name: 'Onbekend', iban: 'NL02ABNA0123456789', amountCents: 3_00 })
    await post(line, 'set-aside', { note: 'asked the operator' })
    const after = await lineOf(line.id)
    expect(after.$attributes).toMatchObject({ openCents: 3_00, note: 'asked the operator' })
    expect(after.setAsideAt).not.toBeNull()
  })

  test('goes back to the account it came from with the next run, and comes back when that is undone', async () => {
    const [line] = await booked({ name: 'Onbekend', iban: 'NL02ABNA0123456789', amountCents: 3_33 })
    await post(line, 'return')
    expect((await lineOf(line.id)).openCents).toBe(0)
    await undo(line)
    expect((await lineOf(line.id)).openCents).toBe(3_33)
    expect(await ledgerFaults()).toEqual([])
  })

  test('is written off with a reason, above € 50 by a second person', async () => {
    const iban = 'NL02ABNA0123456789'
    const [small, large] = await booked(
      { name: 'Onbekend', iban, amountCents: 50_00 },
      { name: 'Onbekend', iban, amountCents: 50_01 }
    )
    await post(small, 'write-off', { reason: 'no one claimed this' })
    expect((await lineOf(small.id)).openCents).toBe(0)

    await post(large, 'write-off', { reason: 'no one claimed this' })
    expect((await lineOf(large.id)).openCents).toBe(50_01)
    const [correction] = await asWorker(() => Correction.query().where('lineId', large.id))
    const approvals = `/admin/corrections/${correction.reference}/approvals`
    expect((await (await Client.actingAs(finance)).post(approvals)).status).toBe(403)
    const owner = await createUser({ role: 'owner' })
    await Promise.all([(await Client.actingAs(owner)).post(approvals), (await Client.actingAs(owner)).post(approvals)])
    expect((await lineOf(large.id)).openCents).toBe(0)
    expect(await activeOf(large)).toHaveLength(1)
    expect(await ledgerFaults()).toEqual([])
  })
})

describe('an operator that takes money back', () => {
  test('takes the net from the balance and the fee from us, below zero if need be', async () => {
    const user = await createUser()
    const claim = await createClaim(user)
    const day = await newDay()
    await asStaff(async () => {
      await recordDecision(await Claim.findOrFail(claim.id), finance, { outcome: 'approved' })
    })
    const ns = { name: 'NS', iban: newIban() }
    await payingFrom('ns', ns.iban)
    await importedLines(statementOf(day, [{ ...ns, amountCents: 15_10, text: claim.reference }]), finance)
    expect(await balance(user)).toBe(12_08)
    await asStaff(() => requestPayout(user, 12_08))

    const [line] = await booked({ ...ns, amountCents: -15_10, text: `terugboeking ${claim.reference}` })
    expect((await activeOf(line))[0].kind).toBe('reclaim')
    expect(await balance(user)).toBe(-12_08)
    await expect(asStaff(() => requestPayout(user, 5_00))).rejects.toThrow('moreThanBalance')

    // They transfer what they owe, with the reference of their wallet.
    const wallet = await asWorker(() =>
      queryRow<{ reference: string }>('select payment_reference as reference from ledger_accounts where code = ?', [
        user.wallet,
      ])
    )
    const [transfer] = await booked({
      name: 'T. Traveller',
      iban: 'NL91ABNA0417164300',
      amountCents: 12_08,
      text: wallet!.reference.replaceAll('-', ' '),
    })
    expect(transfer.openCents).toBe(0)
    expect(await balance(user)).toBe(0)
    expect(await ledgerFaults()).toEqual([])
  })
})
