import type { Client } from 'pg'
import type { TravelTransaction } from '#app/travel/trips/trip_draft'

const columnsOf = (row: string) =>
  `${row}.kind, extract(epoch from ${row}.at)::float8 * 1000, extract(epoch from ${row}.end_at)::float8 * 1000,
   ${row}.from_place, ${row}.to_place, ${row}.amount_cents, ${row}.product, ${row}.travel_class, ${row}.operator_name,
   ${row}.transport, ${row}.purpose, ${row}.note, extract(epoch from ${row}.correction_from)::float8 * 1000,
   extract(epoch from ${row}.correction_until)::float8 * 1000, ${row}.external_id, ${row}.version`

/** By the id of the card, each in order of time. */
export async function transactionsOfCards(connection: Client, cardIds: number[]) {
  const { rows } = await connection.query({
    text: `select t.card_id, t.id, b.format, ${columnsOf('t')}
           from transactions t join batches b on b.id = t.batch_id
           where t.card_id = any($1) order by t.card_id, t.at`,
    values: [cardIds],
    rowMode: 'array',
  })
  return byFirst(rows)
}

export type PlannedTransaction = TravelTransaction & { fingerprint: string }

/** Rows that a batch will bring, by the id of their card. */
export async function transactionsOfPlan(connection: Client, batch: { id: number; format: string | null }) {
  const { rows } = await connection.query({
    text: `select r.card_id, r.id, $2::text, ${columnsOf('r')}, r.fingerprint
           from batch_rows r where r.batch_id = $1 and r.disposition in ('create', 'not_a_trip')
           order by r.card_id, r.at`,
    values: [batch.id, batch.format],
    rowMode: 'array',
  })
  return byFirst(rows) as Map<number, PlannedTransaction[]>
}

function byFirst(rows: any[][]) {
  const found = new Map<number, TravelTransaction[]>()
  for (const row of rows) {
    const [key, id, format, kind, at, endAt, fromPlace, toPlace, amountCents] = row
    const [
      product,
      travelClass,
      operatorName,
      transport,
      purpose,
      note,
      correctionFrom,
      correctionUntil,
      externalId,
      version,
      fingerprint,
    ] = row.slice(9)
    let list = found.get(key)
    if (!list) found.set(key, (list = []))
    list.push({
      id,
      format,
      kind,
      at,
      endAt,
      fromPlace,
      toPlace,
      amountCents,
      product,
      travelClass,
      operatorName,
      transport,
      purpose,
      note,
      correctionFrom,
      correctionUntil,
      externalId,
      version,
      ...(fingerprint && { fingerprint }),
    })
  }
  return found
}
