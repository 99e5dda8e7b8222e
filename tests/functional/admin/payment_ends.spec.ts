import { describe, expect, test } from 'vitest'
import { balanceOf } from '#app/money/ledger/ledger'
import { acceptProposal } from '#app/money/matching/actions/accept_proposal'
import { applyPaymentReport } from '#app/money/matching/actions/apply_payment_report'
import { confirmPayoutRun } from '#app/money/matching/actions/confirm_payout_run'
import { undoAllocation } from '#app/money/matching/actions/undo_allocation'
import { withdrawLine } from '#app/money/matching/actions/withdraw_line'
import Allocation from '#app/money/matching/allocation'
import { proposalsOf } from '#app/money/matching/proposals/proposals_of'
import type Payout from '#app/money/payouts/payout'
import PayoutRun from '#app/money/payouts/payout_run'
import { today } from '#app/platform/shared/clock'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import type { CamtLine } from '#database/demo/camt_053'
import { balance, pain002, payoutsOf, released, reportOf, statuses } from '#tests/factories/released_run'
import { due } from '#tests/factories/proof'
import { importedLines, newDay, statementOf } from '#tests/factories/statements'
import { ledgerFaults } from '#tests/support/ledger'

type World = Awaited<ReturnType<typeof world>>
const IBAN = 'NL91ABNA0417164300'

/** What the two accounts were before, because the database of the tests is kept. */
const held = async () => {
  const row = await asWorker(() =>
    queryRow<{ open: number }>(
      "select coalesce(sum(amount_cents), 0)::bigint as open from payouts where status in ('requested', 'in_run', 'sent')"
    )
  )
  return {
    apart: (await asWorker(() => balanceOf('in_transit'))) - row!.open,
    due: await asWorker(() => balanceOf('due_from_bank')),
  }
}

async function world(names = ['A. Een', 'B. Twee', 'C. Drie']) {
  const before = await held()
  const { run, people, maker, releaser } = await released(names)
  await due(run.reference)
  const payouts = await payoutsOf(run)
  return { before, run, people, maker, releaser, payouts }
}

/** A file of the bank with these lines, each matched by itself or by its first proposal. */
async function bank({ maker }: World, ...lines: Omit<CamtLine, 'bookedOn'>[]) {
  const { lines: booked } = await importedLines(
    statementOf(await newDay(), lines, Math.round(Math.random() * 1e9)),
    maker
  )
  for (const line of booked) {
    if (line.openCents === 0) continue
    const [best] = await asWorker(() => proposalsOf([line.id]))
    if (best) await asStaff(() => acceptProposal(line, { kind: best.kind, parts: best.parts }, { by: maker }))
  }
  return booked
}

const reject = async ({ run, maker }: World, payout: Payout) =>
  asStaff(async () => applyPaymentReport(run, await reportOf(pain002(run.reference, payout.reference, 'AC04')), maker))

const debit = ({ run }: World, cents = run.totalCents) => ({ amountCents: -cents, batchReference: run.reference })
const back = (payout: Payout) => ({
  amountCents: payout.amountCents,
  endToEndId: payout.reference,
  name: 'X',
  iban: IBAN,
  returnReason: 'AC04',
})
const confirmationOf = async ({ run }: World) => (await asWorker(() => PayoutRun.findOrFail(run.id))).status

/** In transit is what open payouts hold; `dueCents` is what the bank still owes, below zero. */
async function expectBooks({ before }: World, dueCents = 0) {
  const now = await held()
  expect(now.apart).toBe(before.apart)
  expect(now.due - before.due).toBe(dueCents)
  expect(await ledgerFaults()).toEqual([])
}

describe('every order of a run and what comes back', () => {
  test.each<[string, (given: World) => Promise<unknown>, string[]]>([
    ['the debit', (given) => bank(given, debit(given)), ['paid', 'paid', 'paid']],
    [
      'the debit, then a return',
      async (given) => {
        await bank(given, debit(given))
        await bank(given, back(given.payouts[0]))
      },
      ['returned', 'paid', 'paid'],
    ],
    [
      'a return, then the debit',
      async (given) => {
        await bank(given, back(given.payouts[0]))
        await bank(given, debit(given))
      },
      ['returned', 'paid', 'paid'],
    ],
    [
      'a return and the debit in one file',
      (given) => bank(given, back(given.payouts[0]), debit(given)),
      ['returned', 'paid', 'paid'],
    ],
    [
      'the debit and a return in one file',
      (given) => bank(given, debit(given), back(given.payouts[0])),
      ['returned', 'paid', 'paid'],
    ],
    [
      'rejected, then a debit of the rest',
      async (given) => {
        await reject(given, given.payouts[0])
        await bank(given, debit(given, given.run.totalCents - given.payouts[0].amountCents))
      },
      ['rejected', 'paid', 'paid'],
    ],
    [
      'rejected, then the full debit and its credit',
      async (given) => {
        await reject(given, given.payouts[0])
        await bank(given, debit(given), back(given.payouts[0]))
      },
      ['rejected', 'paid', 'paid'],
    ],
    [
      'the full debit, then rejected, then its credit',
      async (given) => {
        await bank(given, debit(given))
        await reject(given, given.payouts[0])
        await bank(given, back(given.payouts[0]))
      },
      ['rejected', 'paid', 'paid'],
    ],
    [
      'rejected, its credit, then the full debit',
      async (given) => {
        await reject(given, given.payouts[0])
        await bank(given, back(given.payouts[0]))
        await bank(given, debit(given))
      },
      ['rejected', 'paid', 'paid'],
    ],
    [
      'two returns in one credit',
      async (given) => {
        await bank(given, debit(given))
        const [a, b] = given.payouts
        await bank(given, { amountCents: a.amountCents + b.amountCents, details: [back(a), back(b)] })
      },
      ['returned', 'returned', 'paid'],
    ],
    [
      'two returns in one credit, by their names alone',
      async (given) => {
        await bank(given, debit(given))
        const [a, b] = given.payouts
        await bank(given, { amountCents: a.amountCents + b.amountCents, text: `${a.reference} ${b.reference}` })
      },
      ['returned', 'returned', 'paid'],
    ],
    [
      'a reversed run',
      async (given) => {
        await bank(given, debit(given))
        await bank(given, { ...debit(given, -given.run.totalCents), isReversal: true })
      },
      ['returned', 'returned', 'returned'],
    ],
    [
      'a run less one, by its payments',
      (given) => {
        const [a, b] = given.payouts
        return bank(given, {
          amountCents: -(a.amountCents + b.amountCents),
          details: [a, b].map((one) => ({ amountCents: -one.amountCents, endToEndId: one.reference })),
        })
      },
      ['paid', 'paid', 'sent'],
    ],
    [
      'a run less one, by its sum',
      (given) => bank(given, debit(given, given.run.totalCents - given.payouts[1].amountCents)),
      ['paid', 'sent', 'paid'],
    ],
    [
      'payment by payment',
      (given) =>
        bank(
          given,
          ...given.payouts.map((one) => ({
            amountCents: -one.amountCents,
            endToEndId: one.reference,
            name: 'X',
            iban: IBAN,
          }))
        ),
      ['paid', 'paid', 'paid'],
    ],
    [
      'marked as paid, then the debit',
      async (given) => {
        await asStaff(() => confirmPayoutRun(given.run, given.maker))
        await bank(given, debit(given))
      },
      ['paid', 'paid', 'paid'],
    ],
  ])('%s', async (_, happen, expected) => {
    const given = await world()
    await happen(given)
    expect(await statuses(given.run)).toEqual(expected)
    await expectBooks(given)
    const wallets = await Promise.all(given.people.map(balance))
    expect(wallets).toEqual(
      given.payouts.map(({ amountCents }, n) => (['returned', 'rejected'].includes(expected[n]) ? amountCents : 0))
    )
    expect(await confirmationOf(given)).toBe(expected.includes('sent') ? 'released' : 'confirmed')
  })
})

test('the bank owes what it debited and rejected until it gives it back', async () => {
  const given = await world()
  await bank(given, debit(given))
  await reject(given, given.payouts[0])
  expect(await balance(given.people[0])).toBe(given.payouts[0].amountCents)
  await expectBooks(given, -given.payouts[0].amountCents)
})

test('a payment comes back once', async () => {
  const given = await world()
  await bank(given, debit(given))
  const [first] = await bank(given, back(given.payouts[0]))
  const [second] = await bank(given, back(given.payouts[0]))
  expect([first, second].map(({ openCents }) => openCents)).toEqual([0, given.payouts[0].amountCents])
  await expect(
    asStaff(() =>
      acceptProposal(
        second,
        {
          kind: 'payout_return',
          parts: [{ reference: given.payouts[0].reference, amountCents: given.payouts[0].amountCents }],
        },
        { by: given.maker }
      )
    )
  ).rejects.toThrow()
  expect(await balance(given.people[0])).toBe(given.payouts[0].amountCents)
})

test('a payment and a run are matched whole, whatever someone typed', async () => {
  const given = await world()
  await bank(given, debit(given))
  const [line] = (await importedLines(statementOf(await newDay(), [{ amountCents: 50_00, text: 'x' }], 7), given.maker))
    .lines
  const accept = (kind: 'payout_return' | 'run_return', reference: string, amountCents: number) =>
    asStaff(() => acceptProposal(line, { kind, parts: [{ reference, amountCents }] }, { by: given.maker }))
  const [{ reference, amountCents }] = given.payouts
  await expect(accept('payout_return', reference, amountCents - 1)).rejects.toThrow('payoutHasOtherAmount')
  await expect(accept('run_return', given.run.reference, given.run.totalCents - 1)).rejects.toThrow('runHasOtherAmount')
  expect(await statuses(given.run)).toEqual(['paid', 'paid', 'paid'])
})

test('a run of which nothing is at the bank is not marked as paid', async () => {
  const given = await world()
  for (const payout of given.payouts) {
    await asWorker(() => queryRows('delete from payment_reports where payout_run_id = ?', [given.run.id])).catch(
      () => {}
    )
    const xml = pain002(given.run.reference, payout.reference, 'AC04').replace('STATUS-', `STATUS-${payout.id}-`)
    await asStaff(async () => applyPaymentReport(given.run, await reportOf(xml), given.maker))
  }
  await expect(asStaff(() => confirmPayoutRun(given.run, given.maker))).rejects.toThrow('nothingAtBank')
})

test('a run whose debit is on a statement already is matched with it, and not marked as paid', async () => {
  // A sum that no other run has.
  const given = await world(Array.from({ length: 7 }, (_, n) => `P. Persoon ${'x'.repeat(n + 1)}`))
  const {
    lines: [line],
  } = await importedLines(
    statementOf(today(), [{ amountCents: -given.run.totalCents, text: 'Betaling' }], Math.round(Math.random() * 1e9)),
    given.maker
  )
  await expect(asStaff(() => confirmPayoutRun(given.run, given.maker))).rejects.toThrow('debitIsOpen')
  const parts = [{ reference: given.run.reference, amountCents: -given.run.totalCents }]
  await asStaff(() => acceptProposal(line, { kind: 'payout_run', parts }, { by: given.maker }))
  expect(await confirmationOf(given)).toBe('confirmed')
})

test('a run marked as paid is taken back, and the debit comes after all', async () => {
  const given = await world()
  await asStaff(() => confirmPayoutRun(given.run, given.maker))
  const [allocation] = await asWorker(() => Allocation.query().where('payoutRunId', given.run.id))
  await asStaff(() => withdrawLine({ id: allocation.lineId }, given.maker))
  expect(await statuses(given.run)).toEqual(['sent', 'sent', 'sent'])
  await bank(given, debit(given))
  expect(await statuses(given.run)).toEqual(['paid', 'paid', 'paid'])
  await expectBooks(given)
})

test('a matched debit is undone unless a payment of it came back', async () => {
  const given = await world()
  const [line] = await bank(given, debit(given))
  const undo = async () => {
    const [allocation] = await asWorker(() => Allocation.active(line.id))
    return asStaff(() => undoAllocation(allocation, given.maker))
  }
  await undo()
  expect(await statuses(given.run)).toEqual(['sent', 'sent', 'sent'])
  await expectBooks(given)
  const fresh = await asWorker(() => proposalsOf([line.id]))
  await asStaff(() => acceptProposal(line, { kind: fresh[0].kind, parts: fresh[0].parts }, { by: given.maker }))
  await bank(given, back(given.payouts[0]))
  await expect(undo()).rejects.toThrow('paymentCameBack')
  await expectBooks(given)
})
