import type { Client } from 'pg'
import type { Answers } from '#app/trips/assign_rows'

/** What travellers said of fees and refunds that fit several trips of these cards. */
export async function answersOf(connection: Client, cardIds: number[]): Promise<Answers> {
  const { rows } = await connection.query<{ row: number; trip: number | null }>(
    `select a.transaction_id as row, a.anchor_transaction_id as trip
     from payment_answers a join transactions t on t.id = a.transaction_id where t.card_id = any($1)`,
    [cardIds]
  )
  return new Map(rows.map(({ row, trip }) => [row, trip]))
}
