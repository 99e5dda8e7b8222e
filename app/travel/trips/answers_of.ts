import type { Client } from 'pg'
import type { Answers } from '#app/travel/trips/assign_rows'

export async function answersOf(connection: Client, cardIds: number[]): Promise<Answers> {
  const { rows } = await connection.query<{ row: number; trips: number[] }>(
    `select a.transaction_id as row, coalesce(json_agg(a.anchor_transaction_id) filter (where a.anchor_transaction_id is not null), '[]') as trips
     from payment_answers a join transactions t on t.id = a.transaction_id where t.card_id = any($1) group by 1`,
    [cardIds]
  )
  return new Map(rows.map(({ row, trips }) => [row, trips]))
}
