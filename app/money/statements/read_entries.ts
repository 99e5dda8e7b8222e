import { addToOutbox } from '#app/messages/live/outbox'
import { streamStored } from '#app/platform/shared/drive/stored_file'
import { bulkInsert } from '#app/platform/shared/bulk_insert'
import { now, today } from '#app/platform/shared/clock'
import { newReference } from '#app/platform/shared/reference'
import { execute } from '#app/platform/shared/execute'
import { asWorker, currentConnection } from '#app/platform/shared/tenancy'
import { giveAdvices, keepAdvices } from '#app/money/statements/advices'
import { toldOf } from '#app/money/statements/line_columns'
import { isAccount } from '#app/money/statements/reading/own_account'
import { readStatements } from '#app/money/statements/reading/read_statements'
import type { ReadHeader, ReadLine } from '#app/money/statements/reading/types'
import StatementFile from '#app/money/statements/statement_file'
import { NOTICE_FORMATS, type StatementFormat } from '#app/money/statements/statement_format'
import { StatementProblem } from '#app/money/statements/statement_problem'
import { DEBTOR } from '#config/bank'

const MAX_ACCOUNTS_NAMED = 10
/** After these the planner needs to know of them. */
const MANY_ENTRIES = 1_000

type Reading = {
  fileId: number
  /** Entries that are stored; another worker that began the file anew stores fewer. */
  read: number
  empty: number
  nth: number
  headers: (ReadHeader & { nth: number; linesCount: number; creditCents: number; debitCents: number })[]
  others: Set<string>
}

/** Another worker reads the file by now. */
export class FileTaken extends Error {}

/** Reads a file into `statement_entries`; a worker that takes over begins anew. Throws StatementProblem, FileTaken. */
export async function readEntries(file: StatementFile) {
  await asWorker(() => forget(file.id))
  const reading: Reading = { fileId: file.id, read: 0, empty: 0, nth: 1, headers: [], others: new Set() }
  const { format, parts } = await readStatements(await streamStored(file.key), (account) =>
    isAccount(DEBTOR.iban, account)
  )
  let sums = NOTHING
  for await (const { account, lines, header } of parts) {
    if (!isAccount(DEBTOR.iban, account)) {
      reading.others.add(`••••${account.slice(-4)}`)
      continue
    }
    const isNotice = NOTICE_FORMATS.includes(format)
    sums = lines.reduce(added, sums)
    if (!isNotice) await asWorker(() => store(reading, lines))
    else if (format === 'camt_054') await asWorker(() => advise(reading, lines))
    if (!header) continue
    reading.headers.push({ ...header, ...sums, nth: reading.nth++ })
    sums = NOTHING
  }
  if (reading.headers.length === 0) {
    throw new StatementProblem('other_account', [...reading.others].join(', '))
  }
  await asWorker(() => finish(reading, format))
}

const NOTHING = { linesCount: 0, creditCents: 0, debitCents: 0 }

function added(sums: typeof NOTHING, { amountCents }: ReadLine) {
  if (amountCents === 0) return sums
  return {
    linesCount: sums.linesCount + 1,
    creditCents: sums.creditCents + Math.max(0, amountCents),
    debitCents: sums.debitCents + Math.max(0, 0 - amountCents),
  }
}

async function forget(fileId: number) {
  const file = await StatementFile.lock(fileId)
  if (file.status !== 'uploaded') throw new FileTaken()
  await execute('delete from statement_entries where file_id = ?', [fileId])
  await execute('delete from line_advices where file_id = ?', [fileId])
  await file.merge({ readCount: 0, emptyCount: 0 }).save()
}

async function store(reading: Reading, lines: ReadLine[]) {
  const file = await StatementFile.lock(reading.fileId)
  if (file.status !== 'uploaded' || file.readCount !== reading.read) throw new FileTaken()
  const last = today()
  const late = lines.find(({ bookedOn }) => bookedOn > last)
  if (late) throw new StatementProblem('future_day', late.bookedOn, late.position)

  const booked = lines.filter(({ amountCents }) => amountCents !== 0)
  await bulkInsert(
    await currentConnection(),
    'statement_entries',
    COLUMNS,
    booked.map((line) => [
      file.id,
      reading.nth,
      line.position,
      line.bookedOn,
      line.amountCents,
      line.balanceAfterCents,
      line.identity,
      JSON.stringify(toldOf(line)),
    ])
  )
  reading.read += booked.length
  reading.empty += lines.length - booked.length
  await file.merge({ readCount: reading.read, emptyCount: reading.empty }).save()
  addToOutbox(file.live)
}

async function advise({ fileId, read, nth }: Reading, lines: ReadLine[]) {
  const file = await StatementFile.lock(fileId)
  if (file.status !== 'uploaded' || file.readCount !== read) throw new FileTaken()
  await keepAdvices(fileId, nth, lines)
}

const COLUMNS = ['file_id', 'nth', 'position', 'booked_on', 'amount_cents', 'balance_after_cents', 'identity', 'told']

async function finish({ fileId, read, headers, others }: Reading, format: StatementFormat) {
  const file = await StatementFile.lock(fileId)
  if (file.status !== 'uploaded' || file.readCount !== read) throw new FileTaken()
  if (read >= MANY_ENTRIES) await execute('select analyze_statement_lines()')
  const isNotice = NOTICE_FORMATS.includes(format)
  for (const header of isNotice ? [] : headers) {
    const { sequence } = header
    await execute(
      `insert into statements (reference, file_id, nth, is_newest_first, statement_number, sequence_number, from_on, until_on,
         opening_cents, closing_cents, lines_count, new_lines_count, credit_cents, debit_cents, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?)`,
      [
        newReference('STM'),
        fileId,
        header.nth,
        header.isNewestFirst,
        header.statementId ?? sequence,
        countedIn(sequence),
        header.fromOn,
        header.untilOn,
        header.openingCents,
        header.closingCents,
        header.linesCount,
        header.creditCents,
        header.debitCents,
        now().toISO(),
      ]
    )
  }
  await file
    .merge({
      status: isNotice ? 'imported' : 'booking',
      importedAt: isNotice ? now() : null,
      readCount: isNotice ? headers.reduce((sum, { linesCount }) => sum + linesCount, 0) : read,
      format,
      otherAccounts: [...others].slice(0, MAX_ACCOUNTS_NAMED),
    })
    .save()
  if (isNotice) await giveAdvices(fileId)
  addToOutbox(file.live)
}

/** Of the bank, which counts its statements; others are names, and pages of one are not counted on. */
const countedIn = (sequence: string | null) =>
  sequence !== null && /^\d{1,9}$/.test(sequence) ? Number(sequence) : null
