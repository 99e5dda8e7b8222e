import { queryRows } from '#app/shared/tenancy'
import type { TransactionKind } from '#app/trips/transaction_kind'
import type Trip from '#app/trips/trip'

type Tap = {
  id: number
  kind: TransactionKind
  at: Date
  fromPlace: string | null
  toPlace: string | null
  amountCents: number | null
  product: string | null
  note: string | null
  fileName: string
  line: number
}

export async function tapsOf(trip: Trip) {
  const ids = [trip.checkInTransactionId, trip.checkOutTransactionId, trip.feeTransactionId].filter(
    (id) => id !== null
  )
  const taps = await queryRows<Tap>(
    `select t.id, t.kind, t.at, t.from_place as "fromPlace", t.to_place as "toPlace", t.amount_cents as "amountCents",
            t.product, t.note, b.file_name as "fileName", t.line
     from transactions t join batches b on b.id = t.batch_id where t.id = any(?::bigint[]) order by t.at`,
    [ids]
  )
  return taps.map(({ id, at, ...tap }) => ({ ...tap, key: String(id), at: at.toISOString() }))
}
