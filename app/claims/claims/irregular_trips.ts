import { dutchDay } from '#app/platform/shared/dutch_day'
import { cents, day, flag, moment, number, orNull, text, texts, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { type LikelyRide, type LikelyStop, likelyStop } from '#app/claims/claims/likely_stop'
import { HOURS_TO_THE_NEXT_TRIP } from '#app/travel/trips/read_taps'
import { isRowUnread } from '#app/travel/batches/beside_unread'
import type { Dialect } from '#app/travel/trips/dialect'
import { type Medium, mediumOf } from '#app/claims/rules/medium'
import type { FareOrigin } from '#app/travel/trips/fare_origin'
import { currentConnection } from '#app/platform/shared/tenancy'
import { callsAt } from '#app/travel/trips/operators/calls_at'
import { currentInference } from '#app/travel/trips/operators/current_inference'
import type { TapReading } from '#app/travel/trips/isomorphic/tap_reading'
import type { RailPass } from '#app/travel/operators/isomorphic/rail_pass'
import type { Irregularity } from '#app/travel/trips/isomorphic/irregularity'
import type { TravelClass } from '#app/travel/trips/travel_class'
import type { Mode } from '#app/travel/operators/isomorphic/mode'
import type User from '#app/people/accounts/user'

export type IrregularTrip = {
  id: number
  publicId: string
  batchId: number
  cardId: number
  counterpartyId: number | null
  operator: string | null
  operatorName: string | null
  /** Slugs; filled where the file does not tell which of several it was. */
  operatorChoices: string[]
  isOperatorChosen: boolean
  enteredFareCents: number | null
  enteredFareOrigin: FareOrigin | null
  enteredNote: string | null
  product: string | null
  travelClass: TravelClass | null
  /** An employer pays for the card or the trip. */
  isBusiness: boolean
  /** OVpay counts no corrections and has a window of its own for each trip. */
  medium: Medium
  correctionFrom: Date | null
  correctionUntil: Date | null
  /** Another card made the same trip, and only the traveller knows whether both were theirs. */
  isDoubleAsked: boolean
  /** A fee or a refund in the export can be of this trip or of another one, and only the traveller knows. */
  isPaymentAsked: boolean
  /** What it was charged depends on the product on the card, and only the traveller knows. */
  isProductAsked: boolean
  /** A check-in without a check-out can have been the start of a trip or its end, and only the traveller knows. */
  isTapAsked: boolean
  /** A row that could not be read stands beside its only tap in every file that has it, and may be the other one. */
  isRowUnread: boolean
  /** What the check-in was; null where there was none, or where it had a check-out. */
  tapReading: TapReading | null
  otherPost: OtherPost | null
  railPasses: RailPass[]
  mode: Mode
  irregularity: Irregularity
  fromPlace: string | null
  toPlace: string | null
  checkedInAt: Date | null
  checkedOutAt: Date | null
  travelledOn: string
  fareCents: number | null
  feeCents: number | null
  claimReference: string | null
} & LikelyStop

/** The tap at the post of another operator with which this one can be one journey. */
export type OtherPost = {
  /** ISO 8601. */
  at: string
  place: string
  operator: string | null
  /** Nothing was travelled with its operator. */
  isWrong: boolean
}

type Filter = {
  batchId?: number
  tripIds?: number[]
  /** Of business travel alone. */
  isBusiness?: boolean
}

/** Newest first, 500 at most. */
export async function irregularTrips(user: User, filter: Filter) {
  const rows = await readRows(
    {
      id: number('t.id'),
      publicId: text('t.public_id'),
      batchId: number('x.batch_id'),
      cardId: number('t.card_id'),
      counterpartyId: orNull(number('t.counterparty_id')),
      operator: orNull(text('o.slug')),
      operatorName: orNull(text('o.name')),
      operatorChoices: texts('t.operator_choices'),
      isOperatorChosen: flag('override.counterparty_id is not null'),
      enteredFareCents: orNull(cents('override.fare_cents')),
      enteredFareOrigin: orNull(typed<NonNullable<IrregularTrip['enteredFareOrigin']>>('override.fare_origin')),
      enteredNote: orNull(text('override.note')),
      product: orNull(text('x.product')),
      travelClass: orNull(typed<TravelClass>('x.travel_class')),
      isBusiness: flag('t.is_business'),
      format: orNull(typed<Dialect>('b.format')),
      correctionFrom: orNull(moment('x.correction_from')),
      correctionUntil: orNull(moment('x.correction_until')),
      mode: typed<Mode>('t.mode'),
      irregularity: typed<Irregularity>("coalesce(t.irregularity, 'double_charge')"),
      isDoubleAsked: flag('t.irregularity is null'),
      isPaymentAsked: flag("t.unclear_transaction_ids <> '{}'"),
      isProductAsked: flag("'product_open' = any(t.reasons)"),
      isTapAsked: flag("'tap_open' = any(t.reasons)"),
      isRowUnread: flag(`coalesce(${isRowUnread('t', 'x')}, false)`),
      tapReading: orNull(typed<TapReading>(tapReadingSql)),
      otherPost: orNull(
        typed<OtherPost>(`case when post.id is not null then json_build_object('at', post.travelled_at, 'place', coalesce(post.from_place, post.to_place),
         'operator', post_operator.name, 'isWrong', post.irregularity = 'wrong_post') end`)
      ),
      railPasses: texts<RailPass>('t.rail_passes'),
      fromPlace: orNull(text('t.from_place')),
      toPlace: orNull(text('t.to_place')),
      checkedInAt: orNull(moment('t.checked_in_at')),
      checkedOutAt: orNull(moment('t.checked_out_at')),
      travelledOn: day(dutchDay('t.travelled_at')),
      fareCents: orNull(cents('t.fare_cents')),
      feeCents: orNull(cents('t.fee_cents')),
      claimReference: orNull(text('c.reference')),
      nearPlace: orNull(text('near.place')),
      usualPlace: orNull(text('usual.place')),
      nearRide: orNull(typed<LikelyRide>('near.ride')),
      usualRide: orNull(typed<LikelyRide>('usual.ride')),
    },
    (columns) => `with routes as materialized (
       select mode, from_place, to_place, count(*) as rides, max(travelled_at) as latest_at from trips
       where tenant_id = ? and user_id = ? and status = 'complete' and not same_station group by mode, from_place, to_place
     )
     select ${columns} from trips t
     join transactions x on x.id = t.anchor_transaction_id
     join batches b on b.id = x.batch_id
     join ovcp_cards card on card.id = t.card_id
     left join trip_overrides override on override.anchor_transaction_id = t.anchor_transaction_id
     left join counterparties o on o.id = t.counterparty_id
     left join trips post on post.anchor_transaction_id = t.other_post_transaction_id
     left join counterparties post_operator on post_operator.id = post.counterparty_id
     left join live_claims c on c.trip_id = t.id and c.kind = t.irregularity
     left join lateral (
       -- Out and home again: a route counts in both directions, the one travelled now a little more.
       select case when t.irregularity = 'missed_check_out' then route.there else route.here end as place,
         (array_agg(json_build_object('at', latest_at, 'fromPlace', origin, 'toPlace', destination) order by latest_at desc))[1]::jsonb
           || jsonb_build_object('count', sum(rides)) as ride
       from (
         select from_place as here, to_place as there, 2 as weight, rides, latest_at, from_place as origin, to_place as destination
         from routes where routes.mode = t.mode
         union all
         select to_place, from_place, 1, rides, latest_at, from_place, to_place from routes where routes.mode = t.mode
       ) route
       where case when t.irregularity = 'missed_check_out' then route.here = t.from_place
                  else route.there = t.to_place and t.from_place is null end
       group by 1 order by sum(weight * rides) desc, max(latest_at) desc limit 1
     ) usual on t.irregularity in ('missed_check_out', 'missed_check_in')
     left join lateral (
       (select case when next.mode = t.mode then next.from_place end as place,
          json_build_object('at', next.travelled_at, 'fromPlace', next.from_place, 'toPlace', next.to_place, 'count', 1) as ride from trips next
        where t.irregularity = 'missed_check_out' and next.card_id = t.card_id and next.travelled_at > t.travelled_at
          and next.travelled_at <= t.travelled_at + ? * interval '1 hour'
        order by next.travelled_at limit 1)
       union all
       (select case when previous.mode = t.mode then previous.to_place end,
          json_build_object('at', previous.travelled_at, 'fromPlace', previous.from_place, 'toPlace', previous.to_place, 'count', 1) from trips previous
        where t.irregularity = 'missed_check_in' and t.from_place is null and previous.card_id = t.card_id
          and previous.travelled_at < t.travelled_at and previous.travelled_at >= t.travelled_at - ? * interval '1 hour'
        order by previous.travelled_at desc limit 1)
     ) near on true
     where t.tenant_id = ? and t.user_id = ? ${filter.isBusiness ? 'and t.is_business' : ''} and (t.irregularity is not null or t.double_of_trip_id is not null)
       and (?::bigint is null or x.batch_id = ?::bigint) and (?::bigint[] is null or t.id = any(?::bigint[]))
     order by t.travelled_at desc limit 500`,
    [
      user.tenantId,
      user.id,
      HOURS_TO_THE_NEXT_TRIP,
      HOURS_TO_THE_NEXT_TRIP,
      user.tenantId,
      user.id,
      filter.batchId ?? null,
      filter.batchId ?? null,
      filter.tripIds ?? null,
      filter.tripIds ?? null,
    ]
  )
  const inferOperator = await currentInference(await currentConnection())
  return rows.map((row) => {
    const { operator, mode, checkedInAt, checkedOutAt } = row
    const at = (checkedInAt ?? checkedOutAt)!.getTime()
    const isServed = (place: string) => callsAt(inferOperator, operator, { places: [place], mode, at })
    return {
      ...row,
      medium: mediumOf(row.format, row.product),
      ...likelyStop({ ...row, isServed }),
    }
  })
}

const tapReadingSql = `case when t.irregularity = 'wrong_post' then 'wrong_post' when 'tap_was_arrival' = any(t.reasons) then 'arrival'
  when t.irregularity = 'missed_check_out' then 'departure' end`
