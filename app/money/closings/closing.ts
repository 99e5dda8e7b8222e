import { cents, day, fullName, instant, number, orNull, text, typed } from '#app/platform/shared/column'
import { readRow, readRows } from '#app/platform/shared/read_rows'

export type Closing = {
  /** ISO day, the last of the month. */
  untilOn: string
  statementCents: number
  /** By rollup, as they were signed: below zero what the bank holds. */
  totals: Record<string, number>
  signedBy: string
  signedById: number
  /** ISO 8601. */
  signedAt: string
  confirmedBy: string | null
  confirmedAt: string | null
  /** Of the chain of seals when it was signed: place, and SHA-256 in hexadecimal digits. */
  headPosition: number
  headHash: string
}

const closing = {
  untilOn: day('c.until_on'),
  statementCents: cents('c.statement_cents'),
  totals: typed<Record<string, number>>('c.totals'),
  signedBy: fullName('signer'),
  signedById: number('signer.id'),
  signedAt: instant('c.signed_at'),
  confirmedBy: orNull(fullName('second')),
  confirmedAt: orNull(instant('c.confirmed_at')),
  headPosition: number('c.head_position'),
  headHash: text("encode(c.head_hash, 'hex')"),
}
const CLOSINGS = `
  from month_closings c join users signer on signer.id = c.signed_by_id left join users second on second.id = c.confirmed_by_id`

const MAX_SHOWN = 36

export const closings = (): Promise<Closing[]> =>
  readRows(closing, `${CLOSINGS} order by c.until_on desc limit ${MAX_SHOWN}`)

export const closingOf = (untilOn: string): Promise<Closing | null> =>
  readRow(closing, `${CLOSINGS} where c.until_on = ?`, [untilOn])

/** ISO day of the closing before this one; null for the first. */
export const closedBefore = async (untilOn: string) =>
  (await readRow(
    { day: orNull(day('max(until_on)')) },
    'from month_closings where until_on < ? and confirmed_at is not null',
    [untilOn]
  ))!.day
