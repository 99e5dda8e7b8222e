import type { Client } from 'pg'
import type Batch from '#app/travel/batches/batch'
import { blindIndex, encrypt } from '#app/platform/encryption/encrypt'
import { execute } from '#app/platform/shared/execute'
import { currentConnection } from '#app/platform/shared/tenancy'
import type { CardKind } from '#app/travel/cards/isomorphic/card_kind'

/** `id` is null until a new card was given one. */
export type CardOfFile = {
  id: number | null
  isKnown: boolean
  /** Null while nobody said whose it is. */
  userId: number | null
  kind: CardKind
  last4: string | null
  /** What the file names a card by that is not known by it. */
  number: string | null
  rows: number
}

const IDS_AHEAD = 50

async function newIds(count: number) {
  const connection = await currentConnection()
  const { rows } = await connection.query<{ id: number }>(
    "select nextval('ovcp_cards_id_seq') as id from generate_series(1, $1)",
    [count]
  )
  return rows.map(({ id }) => id)
}

/** Stores the cards of a file as they turn up in it; the list grows, and stays the same one. */
export class StoredCards {
  #stored = 0
  #ids: number[] = []

  constructor(
    readonly batch: Batch,
    readonly cards: CardOfFile[]
  ) {}

  /** Gives new cards their ids, drawn many at once: a chunk that draws some waits for what the one before stores. */
  async giveIds() {
    const fresh = this.cards.slice(this.#stored).filter(({ id }) => id === null)
    if (this.#ids.length < fresh.length) this.#ids.push(...(await newIds(fresh.length + IDS_AHEAD)))
    for (const card of fresh) card.id = this.#ids.shift()!
  }

  /** All that were found since; queued at once, so before their rows. */
  add(connection: Client) {
    if (this.#stored === this.cards.length) return null
    const found = this.cards.slice(this.#stored).map((card, nth) => ({
      card_id: card.id,
      position: this.#stored + nth,
      user_id: card.userId,
      kind: card.kind,
      last_4: card.last4,
      is_known: card.isKnown,
    }))
    this.#stored = this.cards.length
    return connection.query(
      `insert into batch_cards (tenant_id, batch_id, is_for_tenant, card_id, position, user_id, kind, last_4, is_new, is_known)
       select $1::bigint, $2::bigint, $4, card_id, position, user_id, kind, last_4, not is_known, is_known
       from json_populate_recordset(null::batch_cards, $3)`,
      [this.batch.tenantId, this.batch.id, JSON.stringify(found), this.batch.isForTenant]
    )
  }

  /** What only the whole file tells: a number can stand in its last row. */
  complete() {
    const told = this.cards.map(({ id, kind, number, rows }) => ({
      card_id: id,
      kind,
      number_encrypted: number && encrypt(number, 'card'),
      number_index: number && blindIndex(number),
      rows_count: rows,
    }))
    return execute(
      `update batch_cards stored set kind = told.kind, number_encrypted = told.number_encrypted, number_index = told.number_index,
         rows_count = told.rows_count
       from json_populate_recordset(null::batch_cards, ?) told
       where stored.batch_id = ? and stored.card_id = told.card_id`,
      [JSON.stringify(told), this.batch.id]
    )
  }
}
