import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import Claim from '#app/claims/claims/claim'
import { confirmLine } from '#app/money/matching/actions/confirm_line'
import Allocation from '#app/money/matching/allocation'
import { takeBackLines, takeBackStatements } from '#app/money/matching/actions/take_back_statements'
import { proofOf } from '#app/money/ledger/proof'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { answerEntry } from '#app/money/statements/actions/answer_entry'
import { confirmStatement } from '#app/money/statements/actions/confirm_statement'
import { enterLine } from '#app/money/statements/actions/enter_line'
import { importStatement } from '#app/money/statements/actions/import_statement'
import { questionsOf } from '#app/money/statements/questions'
import Statement from '#app/money/statements/statement'
import StatementFile from '#app/money/statements/statement_file'
import type User from '#app/people/accounts/user'
import { createApprovedClaims } from '#tests/factories/claims'
import { createOperator } from '#tests/factories/operators'
import { importedLines, lineOf, newDay, newDays, newIban, statementOf, uploaded } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { ledgerFaults } from '#tests/support/ledger'
import { mt940 } from '#tests/support/statement_files'

let uploader: User
let second: User
beforeAll(async () => {
  uploader = await createUser({ role: 'finance' })
  second = await createUser({ role: 'finance' })
})

const base = () => randomInt(1e8) * 100
const REASON = 'Of another bank’s test system'
const payer = { name: 'Reisbureau Zon', iban: 'DE75512108001245126199' }
const line = (amountCents: number, text = 'Losse betaling') => ({ ...payer, amountCents, text })
const imported = (bytes: string) => importedLines(bytes, uploader)
const takeBack = ({ id }: { id: number }, by = second) => asStaff(() => takeBackStatements({ id }, REASON, by))
const statementsOf = ({ id }: { id: number }) => asWorker(() => Statement.query().where('fileId', id).orderBy('nth'))
const statementIn = async (file: { id: number }) => (await statementsOf(file))[0]
const inBooks = async (day: string) =>
  (await asWorker(() =>
    queryRow<{ cents: number }>(
      `select coalesce(-sum(e.amount_cents), 0)::bigint as cents from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
       join ledger_accounts a on a.id = e.account_id where a.rollup = 'bank' and t.effective_on = ?`,
      [day]
    )
  ))!.cents
async function page(file: { id: number }, by = second) {
  const { reference } = await statementIn(file)
  const client = await Client.signedIn(by)
  const path = `/admin/statements/${reference}`
  return {
    client,
    path,
    press: (body: { reason: string }) => client.submit(`${path}/withdrawals`, body, { from: path }),
  }
}

describe('a file that is taken back', () => {
  test('leaves the books and the proof, says who did it and why, and comes again as new', async () => {
    const day = await newDay()
    const bytes = statementOf(day, [line(12_00), line(-3_00)], base())
    const { file, lines } = await imported(bytes)
    expect(await inBooks(day)).toBe(9_00)

    const { client, path, press } = await page(file)
    const before = (await client.page(path)).props!
    expect(before).toMatchObject({ mayTakeBack: true, withdrawal: { statements: 1, lines: 2, matches: 0 } })
    expect((await press({ reason: REASON })).errors).toEqual({})
    const { props } = await client.page(path)
    expect(props!.statement).toMatchObject({
      isProven: false,
      isImported: false,
      takenBack: { by: second.fullName, reason: REASON },
    })
    expect(props!.withdrawal).toMatchObject({ lines: 2, left: 0 })
    expect(await inBooks(day)).toBe(0)
    expect((await asStaff(() => proofOf(day))).statement).not.toBe(props!.statement.reference)
    for (const { id } of lines) {
      const { openCents, withdrawnById } = await lineOf(id)
      expect([openCents, withdrawnById]).toEqual([0, second.id])
      await expect(asStaff(() => confirmLine({ id }, second))).rejects.toMatchObject({ key: 'lineTakenBack' })
    }

    const confirm = asStaff(async () => confirmStatement(await statementIn(file), second))
    await expect(confirm).rejects.toMatchObject({ key: 'alreadyTakenBack' })

    const again = await imported(bytes)
    expect(again.file.$attributes).toMatchObject({
      status: 'imported',
      newLinesCount: 2,
      knownLinesCount: 0,
    })
    expect(again.file.id).not.toBe(file.id)
    expect(await inBooks(day)).toBe(9_00)
    expect((await statementIn(again.file)).completedAt).not.toBeNull()
    expect(await ledgerFaults()).toEqual([])
  })

  test('is taken back by someone else than uploaded it, with a reason, once, and by two at the same time once', async () => {
    const day = await newDay()
    const { file } = await imported(statementOf(day, [line(5_00)], base()))
    const own = await page(file, uploader)
    expect((await own.client.page(own.path)).props).toMatchObject({ mayTakeBack: false })
    expect((await own.press({ reason: REASON })).errors!.statement).toMatch(/Someone else/)
    const { press } = await page(file)
    expect((await press({ reason: '  ' })).errors!.reason).toBeDefined()
    expect(await inBooks(day)).toBe(5_00)

    const third = await page(file, await createUser({ role: 'owner' }))
    const all = await Promise.all([press({ reason: REASON }), third.press({ reason: REASON })])
    expect(all.map(({ errors }) => errors!.statement ?? null).sort()).toEqual(
      [expect.stringMatching(/already/), null].sort()
    )
    expect((await press({ reason: REASON })).errors!.statement).toMatch(/already/)
    expect(await inBooks(day)).toBe(0)
  })

  test('is refused by the database too: by its uploader, back again, and while it is read', async () => {
    const { file } = await imported(statementOf(await newDay(), [line(5_00)], base()))
    const set = (by: User, id = file.id) =>
      asWorker(() =>
        queryRows(
          "update statement_files set status = 'withdrawn', withdrawn_at = now(), withdrawn_by_id = ?, withdrawal_reason = 'x' where id = ?",
          [by.id, id]
        )
      )
    await expect(set(uploader)).rejects.toMatchObject({ constraint: 'statement_files_withdrawn_by_another' })
    const reading = await uploaded(statementOf(await newDay(), [line(7_00)], base()), uploader)
    await expect(set(second, reading.id)).rejects.toMatchObject({ code: 'FB029' })
    await expect(takeBack(reading)).rejects.toMatchObject({ key: 'statementBeingRead' })
    await takeBack(file)
    const undo = asWorker(() =>
      queryRows(
        "update statement_files set status = 'imported', withdrawn_at = null, withdrawn_by_id = null, withdrawal_reason = null where id = ?",
        [file.id]
      )
    )
    await expect(undo).rejects.toMatchObject({ code: 'FB029' })
    const proves = asWorker(() => queryRows('update statements set completed_at = now() where file_id = ?', [file.id]))
    await expect(proves).rejects.toMatchObject({ code: 'FB021' })
  })

  test('undoes what its lines paid, and nothing where one of them can not be undone', async () => {
    const operator = await createOperator({ ibans: [newIban()] })
    const traveller = await createUser()
    const [claim, other] = await createApprovedClaims(traveller, 2, operator, second)
    const day = await newDay()
    const paid = (cents: number, text: string) => ({
      name: operator.name,
      iban: operator.ibans[0],
      amountCents: cents,
      text,
    })
    const { file, lines } = await imported(
      statementOf(day, [paid(claim.grossCents, claim.reference), paid(other.grossCents, other.reference)], base())
    )
    expect((await lineOf(lines[0].id)).openCents).toBe(0)
    const { client, path } = await page(file)
    expect((await client.page(path)).props!.withdrawal.matches).toBe(2)
    await takeBack(file)
    const statuses = await asWorker(() =>
      queryRows<{ status: string; received: number }>(
        'select status, received_cents as received from claims where id = any(?::bigint[])',
        [[claim.id, other.id]]
      )
    )
    expect(statuses).toEqual([
      { status: 'approved', received: 0 },
      { status: 'approved', received: 0 },
    ])
    expect(await inBooks(day)).toBe(0)

    const again = await imported(
      statementOf(await newDay(), [paid(claim.grossCents, claim.reference), line(1_00)], base())
    )
    await asWorker(async () => (await Claim.lock(claim.id)).moveTo('closed', { by: null }))
    await expect(takeBack(again.file)).rejects.toMatchObject({
      key: 'matchStands',
      values: { line: again.lines[0].reference },
    })
    expect((await asWorker(() => StatementFile.findOrFail(again.file.id))).$attributes).toMatchObject({
      status: 'imported',
    })
    expect(await ledgerFaults()).toEqual([])
  })

  test('leaves to another statement what that one tells of, and the chain goes on with it', async () => {
    const [day, next] = await newDays(2)
    const from = base()
    const given = [line(8_00, 'Eerste'), line(2_00, 'Tweede')]
    const xml = await imported(statementOf(day, given, from))
    await asStaff(async () => confirmStatement(await statementIn(xml.file), second))
    const text = mt940(
      given.map((one) => ({ ...one, bookedOn: day })),
      from,
      `A${randomInt(1e9)}`
    )
    const { file: copy } = await imported(text)
    expect(copy.$attributes).toMatchObject({ newLinesCount: 0, knownLinesCount: 2 })
    const shown = await page(copy)
    expect((await shown.client.page(shown.path)).props!.known).toMatchObject({
      count: 2,
      lines: xml.lines.map(({ reference }) => ({ reference })),
    })
    const later = await imported(statementOf(next, [line(4_00)], from + 10_00))
    const proven = async (file: { id: number }) => (await statementIn(file)).isProven
    expect([await proven(copy), await proven(later.file)]).toEqual([true, true])

    await takeBack(xml.file)
    const holder = await statementIn(copy)
    for (const { id } of xml.lines) {
      expect((await lineOf(id)).$attributes).toMatchObject({
        statementId: holder.id,
        withdrawnAt: null,
      })
    }
    expect(holder.newLinesCount).toBe(2)
    expect(await inBooks(day)).toBe(10_00)
    // What a second person confirmed is gone; the other one needs a person of its own.
    expect([await proven(copy), await proven(later.file)]).toEqual([false, false])
    await asStaff(async () => confirmStatement(await statementIn(copy), second))
    expect([await proven(copy), await proven(later.file)]).toEqual([true, true])
  })

  test('gives back a line that was entered by hand', async () => {
    const day = await newDay()
    const typed = await asStaff(() =>
      enterLine({ amountCents: 6_66, bookedOn: day, description: 'Zonreis 77', counterpartyId: null }, second)
    )
    const { file } = await imported(statementOf(day, [line(6_66, 'Zonreis 77')], base()))
    expect((await lineOf(typed.id)).statementId).not.toBeNull()
    await takeBack(file)
    expect((await lineOf(typed.id)).$attributes).toMatchObject({
      statementId: null,
      withdrawnAt: null,
      openCents: 6_66,
    })
    expect(await inBooks(day)).toBe(6_66)
    const again = await imported(statementOf(day, [line(6_66, 'Zonreis 77')], base()))
    expect(again.lines.map(({ id }) => id)).toEqual([typed.id])
  })

  test('is not what a question is about any more', async () => {
    const day = await newDay()
    const first = await imported(statementOf(day, [line(9_00, 'Zelfde')], base()))
    const asking = await uploaded(
      mt940([{ ...line(9_00, 'Zelfde'), bookedOn: day }], base(), `A${randomInt(1e9)}`),
      uploader
    )
    await importStatement(asking.id)
    const statement = await statementIn(asking)
    const [question] = await asStaff(() => questionsOf(statement))
    expect(question.candidates).toHaveLength(1)
    await takeBack(first.file)
    expect((await asStaff(() => questionsOf(statement)))[0].candidates).toEqual([])
    const answer = (same: string | null) =>
      asStaff(() => answerEntry(statement, { position: question.position, same }, second))
    await expect(answer(first.lines[0].reference)).rejects.toMatchObject({ key: 'lineTakenBack' })
    await answer(null)
    expect(await inBooks(day)).toBe(9_00)
  })

  test('of more than a piece leaves in pieces, and is not matched meanwhile', { tags: ['long'] }, async () => {
    const day = await newDay()
    const many = Array.from({ length: 2_100 }, (_, n) => line(1_00 + n))
    const { file, lines } = await imported(statementOf(day, many, base()))
    await takeBack(file)
    const { client, path } = await page(file)
    expect((await client.page(path)).props!.withdrawal).toMatchObject({ lines: 2_100, left: 1_100 })
    const last = lines.at(-1)!
    const matched = await client.submit(
      `/admin/lines/${last.reference}/write-off`,
      { amountCents: last.amountCents, note: 'Klein verschil' },
      { from: `/admin/lines/${last.reference}` }
    )
    expect(matched.errors).not.toEqual({})
    const raw = asWorker(() =>
      Allocation.create({
        lineId: last.id,
        kind: 'write_off',
        amountCents: 1,
        feeCents: 0,
        ledgerTransactionId: last.ledgerTransactionId,
        reasons: [],
        review: 'not_needed',
        isAutomatic: true,
      })
    )
    await expect(raw).rejects.toMatchObject({ code: 'FB029' })

    await takeBackLines(file.id)
    await takeBackLines(file.id)
    expect((await client.page(path)).props!.withdrawal).toMatchObject({ lines: 2_100, left: 0 })
    expect(await inBooks(day)).toBe(0)
    expect(await ledgerFaults()).toEqual([])
  })
})

describe('two statements that begin with one balance on one day', () => {
  /** A proven statement of 100.00 more than `from`, on the first of some days. */
  async function world(count = 3) {
    const days = await newDays(count)
    const from = base()
    const first = await imported(statementOf(days[0], [line(100_00)], from))
    await asStaff(async () => confirmStatement(await statementIn(first.file), second))
    const on = (nth: number, opening: number, ...cents: number[]) =>
      imported(
        statementOf(
          days[nth],
          cents.map((one, n) => line(one, `Dag ${nth}, ${opening}, ${n}`)),
          from + opening
        )
      )
    const proven = async (...all: { file: { id: number } }[]) =>
      Promise.all(all.map(async ({ file }) => (await statementIn(file)).isProven))
    return { days, from, on, proven }
  }

  test('prove nothing until a person says which, and each names the other', async () => {
    const { on, proven } = await world()
    const right = await on(1, 100_00, 20_00)
    const later = await on(2, 120_00, 1_00)
    expect(await proven(right, later)).toEqual([true, true])
    const wrong = await on(1, 100_00, 50_00)
    expect(await proven(right, wrong, later)).toEqual([false, false, false])
    const { client, path } = await page(wrong.file)
    const { reference } = await statementIn(right.file)
    expect((await client.page(path)).props!.rivals).toEqual([expect.objectContaining({ reference })])

    await asStaff(async () => confirmStatement(await statementIn(right.file), second))
    expect(await proven(right, wrong, later)).toEqual([true, false, true])
    const third = await createUser({ role: 'owner' })
    const both = asStaff(async () => confirmStatement(await statementIn(wrong.file), third))
    await expect(both).rejects.toMatchObject({ key: 'rivalConfirmed', values: { statement: reference } })
    const raw = asWorker(() =>
      queryRows('update statements set confirmed_by_id = ?, confirmed_at = now() where file_id = ?', [
        third.id,
        wrong.file.id,
      ])
    )
    await expect(raw).rejects.toMatchObject({ code: 'FB029' })
  })

  test('the proof goes by the one that is confirmed, and names both', async () => {
    const { days, on } = await world()
    const right = await on(1, 100_00, 20_00)
    const wrong = await on(1, 100_00, 50_00)
    await asStaff(async () => confirmStatement(await statementIn(right.file), second))
    const { reference } = await statementIn(right.file)
    const proof = await asStaff(() => proofOf(days[1]))
    expect(proof.statement).toBe(reference)
    const rivals = [reference, (await statementIn(wrong.file)).reference]
    expect(proof.gaps.filter(({ isRivalled }) => isRivalled).map((gap) => gap.reference)).toEqual(
      expect.arrayContaining(rivals)
    )
  })

  test('are one again when the other is taken back', async () => {
    const { on, proven } = await world()
    const wrong = await on(1, 100_00, 50_00)
    const right = await on(1, 100_00, 20_00)
    expect(await proven(right, wrong)).toEqual([false, false])
    await takeBack(wrong.file)
    expect(await proven(right)).toEqual([true])
    expect((await statementIn(right.file)).rivals).toEqual([])
  })

  test.each([
    ['in the order of the day', [0, 1, 2]],
    ['backwards', [2, 1, 0]],
    ['mixed', [1, 2, 0]],
  ])('are right where the balance comes back within the day: %s', async (_, order) => {
    const { on, proven } = await world()
    const parts = [
      [100_00, 40_00],
      [140_00, -40_00],
      [100_00, 7_00],
    ]
    const done: Awaited<ReturnType<typeof on>>[] = []
    for (const n of order) done.push(await on(1, parts[n][0], parts[n][1]))
    done.push(await on(2, 107_00, 3_00))
    expect(await proven(...done)).toEqual([true, true, true, true])
  })

  test(
    'are no two where one has nothing, comes to nothing, or tells the same in another format',
    { tags: ['long'] },
    async () => {
      const { days, from, on, proven } = await world()
      const nothing = await on(1, 100_00)
      const circle = await on(1, 100_00, 9_00, -9_00)
      const real = await on(2, 100_00, 5_00, 6_00)
      const { file } = await imported(
        mt940(
          [6_00, 5_00].map((one, n) => ({ ...line(one, `Dag 2, 10000, ${1 - n}`), bookedOn: days[2] })),
          from + 100_00,
          `A${randomInt(1e9)}`
        )
      )
      expect(await proven(nothing, circle, real, { file })).toEqual([true, true, true, true])
    }
  )

  test('each format counts its statements on its own, so that one follows another', async () => {
    const { days, from, proven } = await world()
    const text = mt940([{ ...line(9_00), bookedOn: days[1] }], from + 100_00, `A${randomInt(1e9)}`).replace(
      ':28C:0',
      ':28C:12'
    )
    const other = await imported(text)
    const xml = statementOf(days[2], [line(1_00)], from + 109_00)
    const next = await imported(xml.replace(/(?<=<Stmt>\s*<Id>[^<]*<\/Id>)/, '<ElctrncSeqNb>331</ElctrncSeqNb>'))
    expect(await proven(other, next)).toEqual([true, true])
  })

  test('nor does one become true that ends where the next begins and comes from nowhere', async () => {
    const { on, proven } = await world()
    const next = await on(2, 120_00, 1_00)
    const nowhere = await on(1, 90_00, 30_00)
    const right = await on(1, 100_00, 20_00)
    expect(await proven(nowhere, right, next)).toEqual([false, true, true])
  })
})
