import { BaseSchema } from '@adonisjs/lucid/schema'
import { wall } from '#database/walls'

/** What a traveller says of a trip that no file tells: who ran it, and what it costs by the planner. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table trip_overrides (
        id bigint generated always as identity primary key,
        tenant_id bigint not null,
        user_id bigint not null,
        -- A trip is built anew with each upload; its first tap stays.
        anchor_transaction_id bigint not null unique references transactions (id) on delete cascade,
        counterparty_id bigint references counterparties (id),
        fare_cents integer check (fare_cents between 0 and 100000),
        fare_origin text check (fare_origin in ('planner_9292', 'planner_ns', 'operator_site', 'receipt')),
        note text check (length(note) between 1 and 200),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        check ((fare_cents is null) = (fare_origin is null)),
        check (counterparty_id is not null or fare_cents is not null),
        foreign key (tenant_id, user_id) references users (tenant_id, id)
      );
      create index trip_overrides_of_user on trip_overrides (tenant_id, user_id);

      alter table claims drop constraint claims_fare_source_check,
        add constraint claims_fare_source_check
        check (fare_source in ('own_earlier_trip', 'ns_fare_table', 'entered_by_traveller', 'none'));
    `)
    this.schema.raw(wall('trip_overrides'))
  }
}
