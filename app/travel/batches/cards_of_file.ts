import { flag, fullName, number, orNull, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type Batch from '#app/travel/batches/batch'
import type { CardKind } from '#app/travel/cards/isomorphic/card_kind'

/** The cards in a file of an organisation and whose they are. `isInForce`: its rows became travel. */
export type CardOfTenantFile = {
  id: string
  kind: CardKind
  last4: string | null
  person: string | null
  rows: number
  isInForce: boolean
}

export const cardsOfFile = (batch: Batch): Promise<CardOfTenantFile[]> =>
  readRows(
    {
      id: text('k.public_id'),
      kind: typed<CardKind>('k.kind'),
      last4: orNull(text('k.last_4')),
      person: orNull(fullName('u')),
      rows: number('k.rows_count'),
      isInForce: flag('k.imported_at is not null'),
    },
    `from batch_cards k left join users u on u.id = k.user_id
     where k.batch_id = ? order by k.user_id is not null, u.sort_name, k.position`,
    [batch.id]
  )
