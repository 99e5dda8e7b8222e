import { randomInt, randomUUID } from 'node:crypto'
import { composeIBAN } from 'ibantools'
import Counterparty from '#app/travel/operators/counterparty'
import { bookCosts } from '#app/money/costs/actions/book_costs'
import { matchAutomatically } from '#app/money/matching/actions/match_automatically'
import { plusDays } from '#app/platform/shared/working_days'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import { queryRow } from '#tests/support/query_rows'
import { importStatement } from '#app/money/statements/actions/import_statement'
import { uploadStatement } from '#app/money/statements/actions/upload_statement'
import StatementFile from '#app/money/statements/statement_file'
import StatementLine from '#app/money/statements/statement_line'
import type User from '#app/people/accounts/user'
import { DEBTOR } from '#config/bank'
import { type CamtLine, camt053 } from '#database/demo/camt_053'
import { withFile } from '#tests/factories/exports'

export const NS_IBAN = 'NL36INGB0007654321'

/** A valid account that no other test uses. */
export const newIban = () => composeIBAN({ countryCode: 'DE', bban: String(randomInt(1e14)).padStart(18, '5') })!

/** Days one after the other that no other test books on. */
export async function newDays(count: number) {
  const first = await newDay()
  const days = Array.from({ length: count }, (_, n) => plusDays(first, n))
  last = days.at(-1)!
  return days
}

let last = '2001-01-01'

/** A day after every early day that a test booked on, because the database of the tests is kept. */
export async function newDay() {
  const found = await asWorker(() =>
    queryRow<{ day: string }>(
      `select (greatest(max(day), ?::date) + 1)::text as day from (
         select booked_on as day from statement_lines union all select until_on from statements
       ) days where day < '2020-01-01'`,
      [last]
    )
  )
  return (last = found!.day)
}

type Given = Omit<CamtLine, 'bookedOn'> & { bookedOn?: string }

/** A statement of one day with these lines, as a file. */
export function statementOf(day: string, lines: Given[], openingCents = 100_000_00) {
  return camt053([
    {
      iban: DEBTOR.iban,
      number: `${day}-${randomUUID()}`,
      fromOn: day,
      untilOn: day,
      openingCents,
      lines: lines.map((line) => ({ bookedOn: day, ...line })),
    },
  ])
}

export const uploaded = (bytes: string | Buffer, by: User) =>
  withFile(bytes, (file) => asStaff(() => uploadStatement(file, by)), 'statement.xml')

/** Uploaded, and read and matched by the worker's code. Returns the lines in the order of the file. */
export async function importedLines(bytes: string | Buffer, by: User) {
  const { id } = await uploaded(bytes, by)
  await importStatement(id)
  await matchAutomatically(id)
  await bookCosts(id)
  return asWorker(async () => {
    const file = await StatementFile.findOrFail(id)
    const lines = await StatementLine.query()
      .whereIn('statementId', (statements) => {
        statements.from('statements').where('file_id', id).select('id')
      })
      .orderBy('id')
    return { file, lines }
  })
}

export const lineOf = (id: number) => asWorker(() => StatementLine.findOrFail(id))

/** The operator is known by this account. */
export const payingFrom = (slug: string, iban: string) =>
  asWorker(async () => {
    const operator = await Counterparty.findByOrFail('slug', slug)
    return operator.merge({ ibans: [iban] }).save()
  })
