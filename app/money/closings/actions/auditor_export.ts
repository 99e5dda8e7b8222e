import { record } from '#app/messages/events/record'
import { type Closing, closedBefore } from '#app/money/closings/closing'
import { journalSql, linesSql } from '#app/money/closings/auditor_tables'
import { sumsOf } from '#app/money/ledger/proof'
import { CSV_START, type Cell, csvLines } from '#app/platform/shared/csv'
import { streamRows } from '#app/platform/shared/stream_rows'
import { openTempFile, writeZip } from '#app/platform/shared/zip_archive'
import type User from '#app/people/accounts/user'

/** Lines of the bank with their matches, entries of the books, sums and signatures; a ZIP in a temporary file. */
export async function auditorExport(closing: Closing, by: User) {
  const { untilOn } = closing
  const from = await closedBefore(untilOn)
  await record('month.exported', by.subject, by, { month: untilOn })

  const file = await openTempFile()
  try {
    await writeZip(file, async (add) => {
      await add('README.txt', readme(closing, from))
      await add('lines.csv', table(linesSql(from, untilOn)))
      await add('journal.csv', table(journalSql(from, untilOn)))
      await add('sums.csv', CSV_START + csvLines(await sums(closing)))
    })
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}

type Table = { header: string[]; sql: string; values: unknown[]; cents: string[] }

async function* table({ header, sql, values, cents }: Table) {
  yield CSV_START + csvLines([header])
  for await (const rows of streamRows<Record<string, unknown>>(sql, values)) {
    yield csvLines(rows.map((row) => header.map((name) => cellOf(row[name], cents.includes(name)))))
  }
}

function cellOf(value: unknown, isMoney: boolean): Cell {
  if (value === null || value === undefined) return ''
  if (isMoney) return { cents: Number(value) }
  return typeof value === 'number' ? value : String(value)
}

async function sums({ untilOn, totals }: Closing): Promise<Cell[][]> {
  const known: Record<string, number> = Object.fromEntries(
    (await sumsOf(untilOn)).map(({ rollup, knownCents }) => [rollup, knownCents])
  )
  const rows = Object.keys({ ...totals, ...known })
    .sort()
    .map((rollup): Cell[] => [rollup, { cents: totals[rollup] ?? 0 }, { cents: known[rollup] ?? 0 }])
  return [['account', 'signed', 'known on the last day'], ...rows]
}

const readme = (
  { untilOn, signedBy, signedAt, confirmedBy, confirmedAt, headPosition, headHash }: Closing,
  from: string | null
) => `The books of Fareback ${from ? `after ${from} and ` : ''}until ${untilOn}

Signed by:  ${signedBy}, ${signedAt}
Closed by:  ${confirmedBy && confirmedAt ? `${confirmedBy}, ${confirmedAt}` : 'nobody yet'}

Head of the chain of seals when the month was signed
Position:   ${headPosition}
SHA-256:    ${headHash}

lines.csv    Each line of the bank that was booked in the time, and each older one that was open at its end. A line that is matched
             with several things stands in several rows. "open" is what was open of the line at the end; "why" is what spoke for the match.
journal.csv  Each entry that counts for the time, with its place in the chain of seals.
sums.csv     What each account held at the end as it was signed, and as it was known on the last day.

Amounts are in euros. Money at the bank stands below zero, because all accounts add up to zero.
`
