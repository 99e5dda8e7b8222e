import { randomInt, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import drive from '@adonisjs/drive/services/main'
import { today } from '#app/platform/shared/clock'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { plusDays } from '#app/platform/shared/working_days'
import { enterLine } from '#app/money/statements/actions/enter_line'
import { failStatement, importStatement } from '#app/money/statements/actions/import_statement'
import { questionsOf } from '#app/money/statements/questions'
import Statement from '#app/money/statements/statement'
import StatementFile from '#app/money/statements/statement_file'
import { StatementProblem } from '#app/money/statements/statement_problem'
import type User from '#app/people/accounts/user'
import { DEBTOR } from '#config/bank'
import { camt053 } from '#database/demo/camt_053'
import { importedLines, lineOf, newDay, newDays, statementOf, uploaded } from '#tests/factories/statements'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { ledgerFaults } from '#tests/support/ledger'
import { ingCsv, mt940, rabobankCsv } from '#tests/support/statement_files'

let finance: User
beforeAll(async () => {
  finance = await createUser({ role: 'finance' })
})

const opening = () => randomInt(1e6) * 100
const payer = { name: 'NS Reizigers B.V.', iban: 'NL36INGB0007654321' }
const OTHER = 'NL69INGB0123456789'

const ended = (id: number) => asWorker(() => StatementFile.findOrFail(id))
async function endOf(bytes: string | Buffer) {
  const { id } = await uploaded(bytes, finance)
  await importStatement(id)
  return ended(id)
}
const linesOn = (days: string[]) =>
  asWorker(() =>
    queryRows<{ cents: number }>(
      'select amount_cents as cents from statement_lines where booked_on = any(?::date[]) order by id',
      [days]
    )
  )
const one = (day: string, cents = 5_00) => statementOf(day, [{ ...payer, amountCents: cents }], opening())

describe('the same day in another format', () => {
  test('is known where each format counts its statements on its own, and another file claims the day too', async () => {
    const [day] = await newDays(1)
    const from = opening()
    const given = [5_00, 7_00, 5_00].map((amountCents) => ({
      bookedOn: day,
      amountCents,
      ...payer,
    }))
    const numbered = (xml: string, number: number) =>
      xml.replace(/(?<=<Stmt>\s*<Id>[^<]*<\/Id>)/, `<ElctrncSeqNb>${number}</ElctrncSeqNb>`)
    await endOf(numbered(statementOf(day, given, from), 330))
    await endOf(numbered(statementOf(day, [{ ...payer, amountCents: -9_00 }], from), 17))
    const again = await endOf(mt940(given, from, 'BANK NV').replace(':28C:0', ':28C:12'))
    expect([again.newLinesCount, again.knownLinesCount]).toEqual([0, 3])
    const { shownNumber } = await asWorker(() => Statement.findByOrFail('fileId', again.id))
    expect(shownNumber).toBe('12')
  })
})

describe('a file comes to an end', () => {
  test.each<[string, (day: string) => string | Buffer, Partial<Record<string, unknown>>]>([
    [
      'a line of nothing',
      (day) =>
        one(day)
          .replace('>5.00<', '>0.00<')
          .replace(/>[\d.]+<(?=\/Amt>\s*<CdtDbtInd>CRDT<\/CdtDbtInd>\s*<Dt>)/g, '>7.00<'),
      { status: 'imported', emptyCount: 1, readCount: 0 },
    ],
    [
      'a day still to come',
      () => one(plusDays(today(), 1)),
      { status: 'failed', problem: 'future_day', problemPosition: 1, problemFound: plusDays(today(), 1) },
    ],
    ['a year still to come', () => one('2031-01-05'), { status: 'failed', problem: 'future_day' }],
    [
      'a closing balance that the lines do not make',
      (day) => one(day).replace('>5.00<', '>4.00<'),
      { status: 'failed', problem: 'balance_mismatch', problemFound: '1.00' },
    ],
    ['no balances', (day) => one(day).replace(/<Bal>[^]*?<\/Bal>/g, ''), { status: 'imported', newLinesCount: 1 }],
    ['only the balance before', (day) => one(day).replace(/CLBD/g, 'CLAV'), { status: 'imported', newLinesCount: 1 }],
    [
      'parts that do not add up',
      (day) =>
        one(day).replace(
          '<TxDtls>',
          '<Btch><NbOfTxs>2</NbOfTxs></Btch><TxDtls><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></TxDtls><TxDtls><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>'
        ),
      { status: 'failed', problem: 'sum_mismatch', problemPosition: 1 },
    ],
    [
      'another account',
      (day) => one(day).replace(DEBTOR.iban, OTHER),
      { status: 'failed', problem: 'other_account', problemFound: '••••6789' },
    ],
    [
      'our account by its number',
      (day) => one(day).replace(`<IBAN>${DEBTOR.iban}</IBAN>`, `<Othr><Id>${DEBTOR.iban.slice(8)}</Id></Othr>`),
      { status: 'imported', newLinesCount: 1 },
    ],
    [
      'our account with spaces',
      (day) => one(day).replace(DEBTOR.iban, DEBTOR.iban.replace(/(.{4})/g, '$1 ')),
      { status: 'imported', newLinesCount: 1 },
    ],
    [
      'our account in dollars',
      (day) => one(day).replaceAll('"EUR"', '"USD"'),
      { status: 'failed', problem: 'other_currency', problemFound: 'USD' },
    ],
    [
      'an older version',
      (day) => one(day).replace('camt.053.001.08', 'camt.053.001.03'),
      { status: 'imported', format: 'camt_053', newLinesCount: 1 },
    ],
    [
      'a newer version',
      (day) => one(day).replace('camt.053.001.08', 'camt.053.001.12'),
      { status: 'imported', format: 'camt_053', newLinesCount: 1 },
    ],
    [
      'MT940 whose lines end in CR',
      (day) => mt940([{ bookedOn: day, amountCents: 5_00, ...payer }], opening(), day).replaceAll('\r\n', '\r'),
      { status: 'imported', format: 'mt940', newLinesCount: 1 },
    ],
    [
      'MT940 whose lines end in CR CR LF',
      (day) => mt940([{ bookedOn: day, amountCents: 5_00, ...payer }], opening(), day).replaceAll('\r\n', '\r\r\n'),
      { status: 'imported', format: 'mt940', newLinesCount: 1 },
    ],
    [
      'MT940',
      (day) => mt940([{ bookedOn: day, amountCents: 5_00, ...payer }], opening(), day),
      { status: 'imported', format: 'mt940', newLinesCount: 1 },
    ],
    [
      'ING',
      (day) => ingCsv([{ bookedOn: day, amountCents: 5_00, balanceCents: opening(), ...payer }]),
      { status: 'imported', format: 'ing_csv', newLinesCount: 1 },
    ],
    [
      'Rabobank',
      (day) =>
        rabobankCsv([{ bookedOn: day, amountCents: 5_00, balanceCents: opening(), number: randomInt(1e9), ...payer }]),
      { status: 'imported', format: 'rabobank_csv', newLinesCount: 1 },
    ],
    ['ABN AMRO in Dutch', (day) => abnAmro(day), { status: 'imported', format: 'abn_amro_csv', newLinesCount: 1 }],
    [
      'a report of the day',
      (day) =>
        one(day)
          .replace('camt.053', 'camt.052')
          .replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt')
          .replaceAll('Stmt>', 'Rpt>'),
      { status: 'imported', format: 'camt_052', newLinesCount: 0, readCount: 1 },
    ],
    [
      'a notice',
      (day) =>
        one(day)
          .replace('camt.053', 'camt.054')
          .replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn')
          .replaceAll('Stmt>', 'Ntfctn>'),
      { status: 'imported', format: 'camt_054', newLinesCount: 0, readCount: 1 },
    ],
    ['a letter', () => `Beste Fareback ${randomUUID()}`, { status: 'failed', problem: 'not_a_statement' }],
    [
      'another message of SWIFT',
      () => `:20:${randomUUID()}\r\n:32A:x`,
      { status: 'failed', problem: 'not_a_statement', problemFound: 'swift' },
    ],
    [
      'half a zip',
      () => Buffer.from(`PK\u0003\u0004${randomUUID()}`, 'latin1'),
      { status: 'failed', problem: 'broken_zip' },
    ],
    [
      'half an MT940',
      (day) => mt940([{ bookedOn: day, amountCents: 5_00 }], opening(), day).split(':62F:')[0],
      { status: 'failed', problem: 'missing_field', problemFound: ':62F:' },
    ],
  ])('%s', async (_, bytes, expected) => {
    const day = await newDay()
    expect((await endOf(bytes(day))).$attributes).toMatchObject(expected)
    if (expected.status === 'failed' || expected.newLinesCount === 0) expect(await linesOn([day])).toEqual([])
    expect(await ledgerFaults()).toEqual([])
  })

  test('several accounts: ours is taken, and the others are named', async () => {
    const [day] = await newDays(1)
    const of = (iban: string, amountCents: number) => ({
      iban,
      number: `${iban}${day}`,
      fromOn: day,
      untilOn: day,
      openingCents: opening(),
      lines: [{ ...payer, amountCents, bookedOn: day }],
    })
    const file = await endOf(camt053([of(OTHER, 1_00), of(DEBTOR.iban, 2_00), of('NL02ABNA0123456789', 3_00)]))
    expect(file.$attributes).toMatchObject({ status: 'imported', newLinesCount: 1, otherAccounts: ['••••6789'] })
    expect(await linesOn([day])).toEqual([{ cents: 2_00 }])
  })

  test('a zip: each file in it ends by itself, and what is known is passed over', async () => {
    const [first, second] = await newDays(2)
    const [a, b] = [one(first), one(second)]
    await endOf(a)
    const zip = await zipOf({
      'a.xml': a,
      'map/b.xml': b,
      'leesmij.txt': 'hallo',
      '__MACOSX/._b.xml': 'x',
      'leeg.csv': '',
    })
    const archive = await endOf(zip)
    expect(archive.$attributes).toMatchObject({ status: 'imported', format: 'zip' })
    const files = await asWorker(() => StatementFile.query().where('archiveId', archive.id).orderBy('id'))
    expect(files.map(({ name }) => name)).toEqual(['b.xml', 'leesmij.txt'])
    for (const { id } of files) await importStatement(id)
    expect((await ended(files[0].id)).status).toBe('imported')
    expect((await ended(files[1].id)).problem).toBe('not_a_statement')
    // Again, and within another one.
    expect((await endOf(await zipOf({ 'zip.zip': zip.toString('latin1') }))).status).toBe('imported')
  })

  test('an unexpected error: the file says so, and the same file goes on where it stopped', async () => {
    const day = await newDay()
    const bytes = one(day)
    const file = await uploaded(bytes, finance)
    await failStatement(file.id, new StatementProblem('unexpected'))
    expect((await ended(file.id)).$attributes).toMatchObject({ status: 'failed', problem: 'unexpected' })
    expect((await endOf(bytes)).$attributes).toMatchObject({ status: 'imported', newLinesCount: 1 })
    // What is imported does not fail afterwards.
    await failStatement((await uploadedTwice(bytes))!, new StatementProblem('unexpected'))
    expect(await linesOn([day])).toHaveLength(1)
  })

  test('a file that is gone says so', async () => {
    const file = await uploaded(one(await newDay()), finance)
    await drive.use().delete(file.key)
    await importStatement(file.id)
    expect((await ended(file.id)).problem).toBe('file_missing')
  })
})

/** The newest file of these bytes, which is not taken again. */
async function uploadedTwice(bytes: string) {
  await expect(uploaded(bytes, finance)).rejects.toThrow('statementKnown')
  return (await asWorker(() => queryRow<{ id: number }>('select max(id) as id from statement_files')))?.id
}

function abnAmro(day: string) {
  const compact = day.replaceAll('-', '')
  const balance = opening() / 100
  return [
    'Rekeningnummer;Muntsoort;Transactiedatum;Rentedatum;Beginsaldo;Eindsaldo;Transactiebedrag;Omschrijving',
    `${DEBTOR.iban};EUR;${compact};${compact};${balance},00;${balance + 5},00;5,00;/TRTP/SEPA OVERBOEKING/IBAN/${payer.iban}/NAME/NS/REMI/x/EREF/NOTPROVIDED`,
  ].join('\r\n')
}

async function zipOf(files: Record<string, string>) {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content, 'latin1'), name)
  zip.end()
  return buffer(zip.outputStream as unknown as NodeJS.ReadableStream)
}

describe('what nothing decides', () => {
  /** A statement without balances, whose only line is like one that is booked. */
  async function asking() {
    const day = await newDay()
    const {
      lines: [booked],
    } = await importedLines(statementOf(day, [{ ...payer, amountCents: 5_00, text: 'een' }], opening()), finance)
    const bare = statementOf(day, [{ ...payer, amountCents: 5_00, text: 'twee' }]).replace(/<Bal>[^]*?<\/Bal>/g, '')
    const file = await endOf(bare)
    const statement = await asWorker(() => Statement.findByOrFail('fileId', file.id))
    const client = await Client.actingAs(finance)
    const path = `/admin/statements/${statement.reference}`
    const answer = (by: Client, same: string | null, position = 1) =>
      by.submit(`${path}/answers`, { position, same }, { from: path })
    return { day, booked, statement, client, path, answer }
  }

  test('is shown with both sides, and books nothing until it is answered', async () => {
    const { day, booked, statement, client, path } = await asking()
    expect(await linesOn([day])).toHaveLength(1)
    expect((await asWorker(() => Statement.findOrFail(statement.id))).completedAt).toBeNull()
    const { props } = await client.page(`${path}?view=all`)
    expect(props.questions).toMatchObject([
      {
        amountCents: 5_00,
        description: 'twee',
        candidates: [{ reference: booked.reference, description: 'een' }],
      },
    ])
    const { props: list } = await client.later('/admin/statements', 'Admin/Statements/Index', ['files'])
    expect(list.files).toContainEqual(expect.objectContaining({ asked: 1, askedIn: statement.reference }))
  })

  test.each([
    ['the same line', true, 1],
    ['another line', false, 2],
  ])('is %s', async (_, isSame, count) => {
    const { day, booked, statement, client, answer } = await asking()
    expect((await answer(client, isSame ? booked.reference : null)).errors).toEqual({})
    expect(await linesOn([day])).toHaveLength(count)
    const answered = await asWorker(() => Statement.findOrFail(statement.id))
    expect(answered.completedAt).not.toBeNull()
    expect(await asWorker(() => questionsOf(answered))).toEqual([])
    // A colleague was quicker.
    expect((await answer(client, null)).errors!.same).toMatch(/already answered/)
    expect(await linesOn([day])).toHaveLength(count)
    expect(await ledgerFaults()).toEqual([])
  })

  test('is none of the lines that were not shown, and not for others than finance', async () => {
    const { day, answer, client } = await asking()
    const {
      lines: [other],
    } = await importedLines(one(await newDay()), finance)
    expect((await answer(client, other.reference)).errors!.same).toMatch(/one of the lines shown/)
    expect((await answer(client, null, 2)).errors!.same).toMatch(/already answered/)
    const agent = await Client.actingAs(await createUser({ role: 'agent' }))
    expect((await answer(agent, null)).status).toBe(403)
    expect(await linesOn([day])).toHaveLength(1)
  })
})

describe('a line that was entered by hand', () => {
  const typed = async (day: string) =>
    asStaff(() =>
      enterLine({ amountCents: 5_00, bookedOn: day, description: `typed ${day}`, counterpartyId: null }, finance)
    )

  test('is taken back once, and leaves the books on its day', async () => {
    const day = await newDay()
    const line = await typed(day)
    const client = await Client.actingAs(finance)
    const path = `/admin/lines/${line.reference}`
    const takeBack = (by: Client) => by.submit(path, {}, { from: path, method: 'DELETE' })
    const agent = await Client.actingAs(await createUser({ role: 'agent' }))
    expect((await takeBack(agent)).status).toBe(403)
    expect((await takeBack(client)).errors).toEqual({})
    expect((await lineOf(line.id)).openCents).toBe(0)
    expect((await takeBack(client)).errors!.line).toBeTruthy()
    // Its text may come again, and the bank's line is its own.
    await typed(day)
    expect(await ledgerFaults()).toEqual([])
  })

  test('that a statement has stays', async () => {
    const day = await newDay()
    const line = await typed(day)
    await importedLines(statementOf(day, [{ ...payer, amountCents: 5_00 }], opening()), finance)
    const client = await Client.actingAs(finance)
    const path = `/admin/lines/${line.reference}`
    expect((await client.submit(path, {}, { from: path, method: 'DELETE' })).errors!.line).toMatch(
      /on a bank statement/
    )
    expect((await lineOf(line.id)).openCents).toBe(5_00)
  })
})
