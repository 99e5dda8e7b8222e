import type Batch from '#app/travel/batches/batch'
import { queryRows } from '#app/platform/shared/tenancy'
import type { Irregularity } from '#app/travel/trips/irregularity'
import type { Mode } from '#app/travel/operators/mode'
import type { TripStatus } from '#app/travel/trips/trip_status'

export type BatchTrip = {
  id: string
  mode: Mode
  status: TripStatus
  irregularity: Irregularity | null
  operatorName: string | null
  fromPlace: string | null
  toPlace: string | null
  checkedInAt: Date | null
  checkedOutAt: Date | null
  fareCents: number | null
  /** ISO date of the refund, where the operator corrected it by itself. */
  correctedOn: string | null
}

/** `needsDetails`: it can be claimed once the traveller says its stop, operator or fare. */
export type OpenedTrip = BatchTrip & { needsDetails: boolean }

const MOST = 200

/** What was charged wrongly first, then the newest. */
export const tripsOfBatch = (batch: Batch) =>
  queryRows<BatchTrip>(
    `select t.public_id as id, t.mode, t.status, t.irregularity, o.name as "operatorName",
       t.from_place as "fromPlace", t.to_place as "toPlace", t.checked_in_at as "checkedInAt",
       t.checked_out_at as "checkedOutAt", t.fare_cents as "fareCents",
       case when t.status = 'corrected' then to_char(r.at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') end as "correctedOn"
     from trips t join transactions x on x.id = t.anchor_transaction_id
     left join counterparties o on o.id = t.counterparty_id
     left join transactions r on r.id = t.refund_transaction_id
     where x.batch_id = ? order by t.irregularity is null, t.travelled_at desc limit ${MOST}`,
    [batch.id]
  )
