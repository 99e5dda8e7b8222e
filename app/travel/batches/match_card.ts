import type { Client } from 'pg'
import type { ReadRow } from '#app/travel/batches/reading/types'
import { currentConnection } from '#app/platform/shared/tenancy'

const MAX_ROWS = 500
/** The share of moments that have to match, of at most as many as the card has in the period. */
const ENOUGH = 0.5

/** Compares the minutes alone, not the places. */
export async function cardsAtGatesOf(rows: ReadRow[], cardIds: number[]) {
  const moments = momentsOf(rows)
  if (moments.length === 0 || cardIds.length === 0) return []
  const agreements = await agreementsOf(await currentConnection(), moments, cardIds)
  return agreements.filter((one) => fits(one, moments.length)).map(({ id }) => id)
}

const momentsOf = (rows: ReadRow[]) =>
  rows
    .flatMap(({ transaction }) => (transaction ? [transaction.at, transaction.endAt] : []))
    .filter((at) => at !== null)
    .slice(0, MAX_ROWS)

const fits = ({ hits, nearby }: Agreement, moments: number) => hits > 0 && hits >= ENOUGH * Math.min(moments, nearby)

type Agreement = { id: number; hits: number; nearby: number }

/** By minutes: the one that fits, or the only card where it has no travel then, else 'unsure'; null without cards. */
export async function matchCard(rows: ReadRow[], cardIds: number[]): Promise<number | null | 'unsure'> {
  if (cardIds.length === 0) return null
  const moments = momentsOf(rows)
  if (moments.length === 0) return cardIds.length === 1 ? cardIds[0] : 'unsure'

  const agreements = await agreementsOf(await currentConnection(), moments, cardIds)
  const fitting = agreements.filter((one) => fits(one, moments.length))
  if (fitting.length === 1) return fitting[0].id
  const isElsewhere = agreements.some(({ nearby }) => nearby > 0)
  return cardIds.length === 1 && !isElsewhere ? cardIds[0] : 'unsure'
}

async function agreementsOf(connection: Client, moments: number[], cardIds: number[]) {
  const { rows } = await connection.query<Agreement>(
    `with moments as (select to_timestamp(at / 1000) as at from unnest($1::float8[]) as at),
     period as (select min(at) - interval '1 minute' as first, max(at) + interval '1 minute' as last from moments),
     known as (
       select t.card_id, t.at, t.end_at from transactions t, period
       where t.card_id = any($2) and t.kind in ('check_in', 'check_out', 'journey')
         and t.at between period.first - interval '1 day' and period.last
     ),
     taps as (select card_id, at from known union all select card_id, end_at from known where end_at is not null)
     select card.id::float8 as id,
       (select count(*)::int from moments m where exists (
          select 1 from taps where taps.card_id = card.id
            and taps.at between m.at - interval '1 minute' and m.at + interval '1 minute')) as hits,
       (select count(*)::int from taps, period
        where taps.card_id = card.id and taps.at between period.first and period.last) as nearby
     from unnest($2::bigint[]) as card (id)`,
    [moments, cardIds]
  )
  return rows
}
