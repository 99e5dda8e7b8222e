import { dutchDay } from '#app/platform/shared/dutch_day'
import { cents, day, moment, orNull, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type Batch from '#app/travel/batches/batch'
import type { Irregularity } from '#app/travel/trips/isomorphic/irregularity'
import type { Mode } from '#app/travel/operators/isomorphic/mode'
import type { TripStatus } from '#app/travel/trips/isomorphic/trip_status'

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
  /** ISO date of the refund. */
  correctedOn: string | null
}

/** `needsDetails`: it can be claimed once the traveller says its stop, operator or fare. */
export type OpenedTrip = BatchTrip & { needsDetails: boolean }

const MAX_SHOWN = 200

export const tripsOfBatch = (batch: Batch): Promise<BatchTrip[]> =>
  readRows(
    {
      id: text('t.public_id'),
      mode: typed<Mode>('t.mode'),
      status: typed<TripStatus>('t.status'),
      irregularity: orNull(typed<Irregularity>('t.irregularity')),
      operatorName: orNull(text('o.name')),
      fromPlace: orNull(text('t.from_place')),
      toPlace: orNull(text('t.to_place')),
      checkedInAt: orNull(moment('t.checked_in_at')),
      checkedOutAt: orNull(moment('t.checked_out_at')),
      fareCents: orNull(cents('t.fare_cents')),
      correctedOn: orNull(day(`case when t.status = 'corrected' then ${dutchDay('r.at')} end`)),
    },
    `from trips t join transactions x on x.id = t.anchor_transaction_id
     left join counterparties o on o.id = t.counterparty_id
     left join transactions r on r.id = t.refund_transaction_id
     where x.batch_id = ? order by t.irregularity is null, t.travelled_at desc limit ${MAX_SHOWN}`,
    [batch.id]
  )
