import { queryRow, queryRows } from '#app/platform/shared/tenancy'

/** A month that one person signed off, or two. */
export type Closing = {
  /** ISO day, the last of the month. */
  untilOn: string
  /** What the statement says that the account held. */
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

const CLOSINGS = `select c.until_on::text as "untilOn", c.statement_cents as "statementCents", c.totals,
    signer.first_name || ' ' || signer.last_name as "signedBy", signer.id as "signedById", to_json(c.signed_at) #>> '{}' as "signedAt",
    second.first_name || ' ' || second.last_name as "confirmedBy", to_json(c.confirmed_at) #>> '{}' as "confirmedAt",
    c.head_position as "headPosition", encode(c.head_hash, 'hex') as "headHash"
  from month_closings c join users signer on signer.id = c.signed_by_id left join users second on second.id = c.confirmed_by_id`

const MOST = 36

/** Newest first; three years. */
export const closings = () =>
  queryRows<Closing>(`${CLOSINGS} order by c.until_on desc limit ${MOST}`)

export const closingOf = (untilOn: string) =>
  queryRow<Closing>(`${CLOSINGS} where c.until_on = ?`, [untilOn])

/** ISO day of the closing before this one; null for the first. */
export const closedBefore = async (untilOn: string) =>
  (await queryRow<{ day: string | null }>(
    'select max(until_on)::text as day from month_closings where until_on < ? and confirmed_at is not null',
    [untilOn]
  ))!.day
