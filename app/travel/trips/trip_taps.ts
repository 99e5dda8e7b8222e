import type { TransactionKind } from '#app/travel/trips/isomorphic/transaction_kind'

export type Tap = {
  key: string
  kind: TransactionKind
  /** ISO 8601. */
  at: string
  fromPlace: string | null
  toPlace: string | null
  amountCents: number | null
  product: string | null
  note: string | null
  fileName: string
  line: number
}

/** An array of `Tap` in JSON, in order; `trip` is the name of the trip in the statement. */
export const tapsSql = (trip: string) => `(
  select coalesce(json_agg(json_build_object('key', t.id::text, 'kind', t.kind, 'at', t.at, 'fromPlace', t.from_place,
    'toPlace', t.to_place, 'amountCents', t.amount_cents, 'product', t.product, 'note', t.note, 'fileName', b.file_name,
    'line', t.line) order by t.at), '[]')
  from transactions t join batches b on b.id = t.batch_id
  where t.id in ("${trip}".check_in_transaction_id, "${trip}".check_out_transaction_id, "${trip}".fee_transaction_id, "${trip}".refund_transaction_id)
    or t.id = any("${trip}".merged_transaction_ids))`
