import { beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '#app/money/ledger/ledger'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import StatementLine from '#app/money/statements/statement_line'
import { DEBTOR } from '#config/bank'
import { enterLine } from '#app/money/statements/actions/enter_line'
import { importStatement } from '#app/money/statements/actions/import_statement'
import { proofOf } from '#app/money/ledger/proof'
import { today } from '#app/platform/shared/clock'
import { Client } from '#tests/support/client'
import { ledgerFaults } from '#tests/support/ledger'
import { camt053 } from '#database/demo/camt_053'
import { NS_IBAN, importedLines, lineOf, newDay, statementOf, uploaded } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'
import type User from '#app/people/accounts/user'

let finance: User
beforeAll(async () => {
  finance = await createUser({ role: 'finance' })
})

const ns = { name: 'NS Reizigers B.V.', iban: NS_IBAN }
const suspense = () => asWorker(() => balanceOf('suspense'))
const upload = async (client: Client, bytes: string) => {
  const form = new FormData()
  form.append('file', new File([bytes], 'camt053.xml'))
  return client.post('/admin/statements', form)
}

describe('importing a statement', () => {
  test('books each line against suspense on its day', async () => {
    const day = await newDay()
    const before = await suspense()
    const { file, lines } = await importedLines(
      statementOf(day, [
        { ...ns, amountCents: 15_10, text: 'correctie' },
        { amountCents: -3_00, text: 'Kosten' },
      ]),
      finance
    )
    expect(file.$attributes).toMatchObject({
      status: 'imported',
      newLinesCount: 2,
      knownLinesCount: 0,
    })
    expect(lines.map((line) => line.$attributes)).toMatchObject([
      { bookedOn: day, amountCents: 15_10, openCents: 15_10, counterpartyIbanLast4: '4321' },
      { bookedOn: day, amountCents: -3_00, openCents: -3_00 },
    ])
    expect(await suspense()).toBe(before + 12_10)
    expect(lines[0].counterpartyIbanEncrypted).not.toContain('INGB')
    expect(await ledgerFaults()).toEqual([])
  })

  test('books a line once across overlapping files and formats', async () => {
    const day = await newDay()
    const [first, second] = [
      { ...ns, amountCents: 8_42, text: 'a' },
      { ...ns, amountCents: 8_42, text: 'b' },
    ]
    await importedLines(statementOf(day, [first, second]), finance)
    // The same day again, with one line more.
    const again = await importedLines(
      statementOf(day, [first, second, { ...ns, amountCents: 8_42, text: 'c' }]),
      finance
    )
    expect(again.file.$attributes).toMatchObject({ newLinesCount: 1, knownLinesCount: 2 })

    // As ING's web site exports that day: newest first, other texts, no sign.
    const rows = ['a', 'b', 'c'].map(
      (text) =>
        `"${day.replaceAll('-', '')}";"NS REIZIGERS B.V.";"${DEBTOR.iban}";"${NS_IBAN}";"OV";"Bij";"8,42";"Overschrijving";"Naam: NS REIZIGERS B.V. Omschrijving: ${text} IBAN: ${NS_IBAN}";"";""`
    )
    const head =
      '"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen";"Saldo na mutatie";"Tag"'
    const csv = await importedLines([head, ...rows].join('\n'), finance)
    expect(csv.file.$attributes).toMatchObject({
      status: 'imported',
      newLinesCount: 0,
      knownLinesCount: 3,
    })
    expect(await asWorker(() => StatementLine.query().where('bookedOn', day))).toHaveLength(3)
  })

  test('recognises a line that was entered by hand, and keeps what was typed as its note', async () => {
    const day = await newDay()
    const entered = await asWorker(() =>
      enterLine({ amountCents: 9_99, bookedOn: day, description: `typed ${day}`, counterpartyId: null }, finance)
    )
    const { file } = await importedLines(
      statementOf(day, [{ ...ns, amountCents: 9_99, text: 'from the bank' }]),
      finance
    )
    expect(file.$attributes).toMatchObject({ newLinesCount: 0, knownLinesCount: 1 })
    const line = await lineOf(entered.id)
    expect(line.$attributes).toMatchObject({ description: 'from the bank', note: `typed ${day}` })
    expect(line.statementId).not.toBeNull()
  })

  test('takes the same file once, also when it is uploaded twice at once', async () => {
    const bytes = statementOf(await newDay(), [{ ...ns, amountCents: 5_00 }])
    const both = await Promise.allSettled([uploaded(bytes, finance), uploaded(bytes, finance)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(uploaded(bytes, finance)).rejects.toMatchObject({
      key: 'statementKnown',
      values: { name: 'statement.xml', day: today() },
    })
  })

  test('books a line once when two files with it are read at once', async () => {
    const day = await newDay()
    const lines = Array.from({ length: 20 }, (_, n) => ({ ...ns, amountCents: 1_00 + n }))
    const files = await Promise.all([
      uploaded(statementOf(day, lines), finance),
      uploaded(statementOf(day, lines), finance),
    ])
    await Promise.all(files.map(({ id }) => importStatement(id)))
    expect(await asWorker(() => StatementLine.query().where('bookedOn', day))).toHaveLength(20)
    expect(await ledgerFaults()).toEqual([])
  })

  test('books two lines of a day and an amount that name other references of ours', async () => {
    const day = await newDay()
    const lines = [{ ...ns, amountCents: 12_50 }]
    for (const text of ['CLM-AAAA-AAAA', 'CLM-BBBB-BBBB', 'CLM-BBBB-BBBB']) {
      await importedLines(
        statementOf(
          day,
          lines.map((line) => ({ ...line, text }))
        ),
        finance
      )
    }
    const booked = await asWorker(() => StatementLine.query().where('bookedOn', day).orderBy('id'))
    expect(booked.map(({ ourReferences }) => ourReferences)).toEqual([['CLM-AAAA-AAAA'], ['CLM-BBBB-BBBB']])
  })

  test('refuses as a whole what is not ours, has another currency, or does not add up', async () => {
    const day = await newDay()
    const problemOf = async (bytes: string) => {
      const { file } = await importedLines(bytes, finance)
      return { status: file.status, problem: file.problem, found: file.problemFound }
    }
    const other = statementOf(day, [{ ...ns, amountCents: 1_00 }]).replace(DEBTOR.iban, 'NL02ABNA0123456789')
    expect(await problemOf(other)).toEqual({
      status: 'failed',
      problem: 'other_account',
      found: '••••6789',
    })
    const dollars = statementOf(day, [{ ...ns, amountCents: 1_00 }]).replaceAll('"EUR"', '"USD"')
    expect(await problemOf(dollars)).toMatchObject({ problem: 'other_currency', found: 'USD' })
    const short = statementOf(day, [{ ...ns, amountCents: 1_00 }]).replace('100001.00', '100002.00')
    expect(await problemOf(short)).toMatchObject({ problem: 'balance_mismatch' })
    expect(await problemOf('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toMatchObject({ status: 'failed' })
    expect(await problemOf('hello')).toMatchObject({ problem: 'not_a_statement' })
    expect(await asWorker(() => StatementLine.query().where('bookedOn', day))).toEqual([])
  })

  test('shows a gap between statements, and proves each day', async () => {
    const [first, second] = [await newDay(), await newDay()]
    const line = { ...ns, amountCents: 10_00 }
    await importedLines(statementOf(first, [line], 500_00), finance)
    await importedLines(statementOf(second, [line], 520_00), finance)
    const proof = await asWorker(() => proofOf(second))
    expect(proof.statementCents).toBe(530_00)
    expect(proof.gaps).toContainEqual(expect.objectContaining({ gapCents: 10_00 }))
    expect(proof.rows).toMatchObject([{ kind: 'statement.booked', count: 1, bankCents: 10_00, suspenseCents: 10_00 }])
    const { totals } = proof
    expect(totals.bankCents).toBe(
      totals.usersCents +
        totals.tenantsCents +
        totals.feesCents +
        totals.expensesCents +
        totals.referralCostsCents +
        totals.inTransitCents +
        totals.suspenseCents
    )
  })

  test('reads several statements of one file', async () => {
    const [one, two] = [await newDay(), await newDay()]
    const statement = (day: string, openingCents: number) => ({
      iban: DEBTOR.iban,
      number: day,
      fromOn: day,
      untilOn: day,
      openingCents,
      lines: [{ ...ns, amountCents: 2_50, bookedOn: day }],
    })
    await importedLines(camt053([statement(one, 10_00), statement(two, 12_50)]), finance)
    const found = await asWorker(() =>
      queryRows<{ count: number }>('select count(*)::int as count from statements where from_on in (?, ?)', [one, two])
    )
    expect(found[0].count).toBe(2)
  })

  test('is for finance', async () => {
    const bytes = statementOf(await newDay(), [{ ...ns, amountCents: 1_00 }])
    const agent = await Client.actingAs(await createUser({ role: 'agent' }))
    expect((await upload(agent, bytes)).status).toBe(403)
    const client = await Client.actingAs(finance)
    expect((await upload(client, bytes)).status).toBe(302)
  })
})
