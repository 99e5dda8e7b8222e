import { type PersonalData, localTime } from '#app/platform/personal_data/personal_data'
import { execute } from '#app/platform/shared/execute'

export const tripsData: PersonalData = {
  tables: {
    trips: {
      exported: 'trips.csv',
      erased: { kept: 'with a claim: its day, and its places where the claim has to be proven' },
      retained: 'as long as the account',
    },
    trip_overrides: { exported: 'details_of_trips.csv', erased: 'deleted', retained: 'as long as the trip' },
    payment_answers: { exported: 'payment_answers.csv', erased: 'deleted', retained: 'as long as the trip' },
  },
  export: {
    tables: [
      {
        name: 'transactions',
        columns: [
          'card',
          'kind',
          'at',
          'until',
          'from',
          'to',
          'amount_cents',
          'product',
          'operator',
          'transport',
          'purpose',
          'note',
        ],
        sql: `select c.last_4 as card, t.kind, ${localTime('t.at')} as at, ${localTime('t.end_at')} as until,
                t.from_place as "from", t.to_place as "to", t.amount_cents, t.product,
                t.operator_name as operator, t.transport, t.purpose, t.note
              from ovcp_cards c join transactions t on t.card_id = c.id
              where c.tenant_id = $1 and c.user_id = $2 order by t.card_id, t.at`,
      },
      {
        name: 'trips',
        columns: [
          'card',
          'operator',
          'mode',
          'status',
          'from',
          'checked_in_at',
          'to',
          'checked_out_at',
          'fare_cents',
          'correction_fee_cents',
          'irregularity',
          'purpose',
          'reasons',
        ],
        sql: `select c.last_4 as card, o.name as operator, t.mode, t.status, t.from_place as "from",
                ${localTime('t.checked_in_at')} as checked_in_at, t.to_place as "to",
                ${localTime('t.checked_out_at')} as checked_out_at, t.fare_cents,
                t.fee_cents as correction_fee_cents, t.irregularity, t.purpose, t.reasons
              from trips t left join ovcp_cards c on c.id = t.card_id
              left join counterparties o on o.id = t.counterparty_id
              where t.tenant_id = $1 and t.user_id = $2 order by t.travelled_at`,
      },
      {
        name: 'details_of_trips',
        columns: [
          'at',
          'operator',
          'fare_cents',
          'fare_origin',
          'tap_reading',
          'is_double',
          'purpose',
          'note',
          'said_at',
        ],
        sql: `select ${localTime('x.at')} as at, o.name as operator, v.fare_cents, v.fare_origin, v.tap_reading, v.is_double, v.purpose, v.note,
                ${localTime('v.created_at')} as said_at
              from trip_overrides v join transactions x on x.id = v.anchor_transaction_id
              left join counterparties o on o.id = v.counterparty_id
              where v.tenant_id = $1 and v.user_id = $2 order by x.at, x.id`,
      },
      {
        name: 'payment_answers',
        columns: ['paid_on', 'kind', 'amount_cents', 'of_trip', 'answered_at'],
        sql: `select ${localTime('x.at')} as paid_on, x.kind, x.amount_cents, ${localTime('t.at')} as of_trip,
                ${localTime('a.created_at')} as answered_at
              from payment_answers a join transactions x on x.id = a.transaction_id
              left join transactions t on t.id = a.anchor_transaction_id
              where a.tenant_id = $1 and a.user_id = $2 order by x.at, x.id`,
      },
    ],
  },
  /** Trips with a claim stay; what of them has to, claims say. */
  async erase({ id }) {
    await execute(
      'delete from trips t where user_id = ? and not exists (select 1 from claims c where c.trip_id = t.id)',
      [id]
    )
  },
}
