import { dutchDay } from '#app/platform/shared/dutch_day'
import { cents, day, flag, number, orNull, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { Mode } from '#app/travel/operators/isomorphic/mode'
import type User from '#app/people/accounts/user'

export type PaymentTrip = {
  id: string
  mode: Mode
  /** ISO 8601. */
  at: string
  fromPlace: string | null
  toPlace: string | null
  operatorName: string | null
  chargedCents: number
}

export type PaymentQuestion = {
  id: number
  kind: 'refund' | 'correction_fee'
  /** ISO day. */
  paidOn: string
  amountCents: number | null
  note: string | null
  /** Empty once it is answered. */
  trips: PaymentTrip[]
  /** It is more than any of them cost. */
  isOfSeveral: boolean
  /** Null while it is asked; without a trip: of none of them. */
  answer: { trips: PaymentTrip[] } | null
}

const TRIP = `json_build_object('id', t.public_id, 'mode', t.mode, 'at', t.travelled_at, 'fromPlace', t.from_place, 'toPlace', t.to_place,
  'operatorName', (select name from counterparties o where o.id = t.counterparty_id), 'chargedCents', coalesce(t.fee_cents, t.fare_cents, 0))`

export const paymentQuestions = (user: User): Promise<PaymentQuestion[]> =>
  readRows(
    {
      id: number('q.id'),
      kind: typed<'refund' | 'correction_fee'>('x.kind'),
      paidOn: day(dutchDay('x.at')),
      amountCents: orNull(cents('abs(x.amount_cents)')),
      note: orNull(text('coalesce(x.note, x.product)')),
      trips: typed<PaymentTrip[]>('q.trips'),
      answer: orNull(typed<{ trips: PaymentTrip[] }>('q.answer')),
      isOfSeveral: flag(
        "coalesce(abs(x.amount_cents) > (select max((trip->>'chargedCents')::int) from json_array_elements(q.trips) trip), false)"
      ),
    },
    (columns) => `with asked as (
       select unclear as id, json_agg(${TRIP} order by t.travelled_at, t.id) as trips, null::json as answer
       from trips t cross join unnest(t.unclear_transaction_ids) unclear
       where t.tenant_id = :tenantId and t.user_id = :userId and t.unclear_transaction_ids <> '{}'
       group by 1 having bool_or(t.irregularity is not null or t.double_of_trip_id is not null)
     ), answered as (
       select a.transaction_id as id, '[]'::json as trips,
         json_build_object('trips', coalesce(json_agg(${TRIP} order by t.travelled_at) filter (where t.id is not null), '[]')) as answer
       from payment_answers a left join trips t on t.anchor_transaction_id = a.anchor_transaction_id
       where a.tenant_id = :tenantId and a.user_id = :userId group by 1
     )
     select ${columns} from (select * from asked union all select * from answered) q join transactions x on x.id = q.id
     order by q.answer is not null, x.at, x.id limit 100`,
    { tenantId: user.tenantId, userId: user.id }
  )
