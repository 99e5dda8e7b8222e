import { dutchDay } from '#app/platform/shared/dutch_day'
import { day, number, orNull, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { CardKind } from '#app/travel/cards/isomorphic/card_kind'

/** A card in files of an organisation of which nobody said whose it is. Days are ISO dates. */
export type UnassignedCard = {
  id: string
  kind: CardKind
  last4: string | null
  rows: number
  files: number
  from: string | null
  until: string | null
}

/** What stands for one card in several files: its number, or the file that names none. */
export const SAME_CARD = 'case when k.number_index is null then k.public_id::text else k.number_index end'

/** Cards `k` of files `b`. */
export const IS_UNASSIGNED =
  "(k.user_id is null and b.is_for_tenant and b.status in ('planned', 'importing', 'imported'))"

export const unassignedCards = (tenant: { id: number }, { batchId = null }: { batchId?: number | null } = {}) =>
  readRows(
    {
      id: text('min(k.public_id::text)'),
      kind: typed<CardKind>('min(k.kind)'),
      last4: orNull(text('min(k.last_4)')),
      rows: number('sum(k.rows_count)::int'),
      files: number('count(*)::int'),
      from: orNull(day(dutchDay('min(b.period_from)'))),
      until: orNull(day(dutchDay('max(b.period_to)'))),
    },
    `from batch_cards k join batches b on b.id = k.batch_id
     where k.tenant_id = ? and ${IS_UNASSIGNED}
       and (?::bigint is null or b.id = ?::bigint)
     group by ${SAME_CARD} order by sum(k.rows_count) desc, min(k.id) limit 500`,
    [tenant.id, batchId, batchId]
  )
