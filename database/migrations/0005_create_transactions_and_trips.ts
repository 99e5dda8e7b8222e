import { BaseSchema } from '@adonisjs/lucid/schema'
import { wall } from '#database/walls'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table transactions (
        id bigint generated always as identity primary key,
        tenant_id bigint not null,
        card_id bigint not null,
        batch_id bigint not null,
        line integer not null,
        fingerprint uuid not null,
        kind text not null check (kind in ('check_in', 'check_out', 'journey', 'top_up', 'product', 'supplement', 'refund', 'correction_fee')),
        at timestamptz not null,
        end_at timestamptz,
        from_place text,
        to_place text,
        amount_cents integer,
        product text,
        operator_name text,
        transport text,
        purpose text check (purpose in ('private', 'business')),
        note text,
        foreign key (tenant_id, card_id) references ovcp_cards (tenant_id, id),
        foreign key (tenant_id, batch_id) references batches (tenant_id, id)
      );
      create unique index transactions_once on transactions (card_id, fingerprint);
      create index transactions_in_order on transactions (card_id, at);
      create index transactions_of_batch on transactions (batch_id);

      create table trips (
        id bigint generated always as identity primary key,
        public_id uuid not null default uuidv7(),
        tenant_id bigint not null,
        user_id bigint not null,
        card_id bigint not null,
        anchor_transaction_id bigint not null,
        check_in_transaction_id bigint,
        check_out_transaction_id bigint,
        fee_transaction_id bigint,
        counterparty_id bigint references counterparties (id),
        mode text not null check (mode in ('train', 'metro', 'tram', 'bus', 'waterbus', 'unknown')),
        status text not null
          check (status in ('complete', 'missing_check_out', 'missing_check_in', 'still_travelling', 'corrected')),
        irregularity text check (irregularity in ('missed_check_out', 'missed_check_in', 'same_station', 'double_charge')),
        double_of_trip_id bigint,
        from_place text,
        to_place text,
        checked_in_at timestamptz,
        checked_out_at timestamptz,
        travelled_at timestamptz not null generated always as (coalesce(checked_in_at, checked_out_at)) stored,
        fare_cents integer,
        fee_cents integer,
        same_station boolean not null default false,
        purpose text,
        reasons text[] not null,
        created_at timestamptz not null default now(),
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        check (check_in_transaction_id is not null or check_out_transaction_id is not null)
      );
      -- A tap belongs to one trip.
      create unique index trips_anchor on trips (anchor_transaction_id);
      create unique index trips_public on trips (public_id);
      create index trips_newest on trips (tenant_id, user_id, travelled_at desc);
      create index trips_of_card on trips (card_id, travelled_at);
      create index trips_irregular on trips (tenant_id, user_id, travelled_at desc) where irregularity is not null;
    `)
    this.schema.raw(wall('transactions'))
    this.schema.raw(wall('trips'))
  }
}
