import { decrypt } from '#app/platform/encryption/encrypt'
import { execute } from '#app/platform/shared/execute'
import { flag, number, orNull, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { CardKind } from '#app/travel/cards/isomorphic/card_kind'

/** `cardId` is of a card to be, where it is not known. */
export type PlannedCard = {
  batchId: number
  cardId: number
  /** Null while nobody said whose it is. */
  userId: number | null
  kind: CardKind
  last4: string | null
  rowsCount: number
  isNew: boolean
  isKnown: boolean
  numberEncrypted: string | null
}

/** As the files name them. */
export const plannedCards = (batchIds: number[]) => cardsWhere('batch_id = any(?)', [batchIds])

/** Those of which no row is in force. */
export const waitingCards = (batchId: number) => cardsWhere('batch_id = ? and imported_at is null', [batchId])

const cardsWhere = (condition: string, values: (number | number[])[]): Promise<PlannedCard[]> =>
  readRows(
    {
      batchId: number('batch_id'),
      cardId: number('card_id'),
      userId: orNull(number('user_id')),
      kind: typed<CardKind>('kind'),
      last4: orNull(text('last_4')),
      rowsCount: number('rows_count'),
      isNew: flag('is_new'),
      isKnown: flag('is_known'),
      numberEncrypted: orNull(text('number_encrypted')),
    },
    `from batch_cards where ${condition} order by batch_id, position`,
    values
  )

/** What the import is to give to the card. */
export const numberOf = ({ numberEncrypted }: PlannedCard) => numberEncrypted && decrypt(numberEncrypted, 'card')

export const forgetCardNumbers = (batchId: number) =>
  execute('update batch_cards set number_encrypted = null, number_index = null where batch_id = ?', [batchId])

export type CardOnPlan = { last4: string | null; kind: CardKind; isNew: boolean; rows: number }

export const cardsOnPlan = async (batchId: number): Promise<CardOnPlan[]> =>
  (await plannedCards([batchId])).map(({ last4, kind, isNew, rowsCount }) => ({
    last4,
    kind,
    isNew,
    rows: rowsCount,
  }))
