import { BaseSchema } from '@adonisjs/lucid/schema'
import { wall } from '#database/walls'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table claims (
        id bigint generated always as identity primary key,
        reference text not null unique check (reference ~ '^CLM-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
        tenant_id bigint not null,
        user_id bigint not null,
        trip_id bigint not null references trips (id),
        batch_id bigint not null,
        counterparty_id bigint not null references counterparties (id),
        rule_id bigint not null references claim_rules (id),
        kind text not null
          check (kind in ('missed_check_out', 'missed_check_in', 'same_station', 'double_charge', 'delay')),
        status text not null default 'draft' check (status in (
          'draft', 'submitted', 'acknowledged', 'approved', 'partly_approved', 'rejected', 'objected',
          'refunded', 'closed', 'withdrawn', 'expired')),
        stated_place text,
        charged_cents integer not null check (charged_cents >= 0),
        estimated_fare_cents integer not null check (estimated_fare_cents >= 0),
        fare_source text not null check (fare_source in ('own_earlier_trip', 'ns_fare_table', 'none')),
        gross_cents integer not null check (gross_cents > 0),
        fee_bps integer not null check (fee_bps between 0 and 5000),
        fee_cents integer not null check (fee_cents >= 0),
        net_cents integer not null,
        approved_cents integer check (approved_cents >= 0),
        received_cents integer not null default 0 check (received_cents >= 0),
        rejection_reason text,
        decision_note text,
        decided_at timestamptz,
        decided_by_id bigint references users (id),
        cap_period_start date,
        deadline_on date not null,
        expected_answer_on date,
        submitted_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz,
        unique (tenant_id, id),
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        foreign key (tenant_id, batch_id) references batches (tenant_id, id),
        check (net_cents = gross_cents - fee_cents),
        check ((status = 'rejected') <= (rejection_reason is not null)),
        check ((status in ('approved', 'partly_approved')) <= (approved_cents > 0)),
        check (decided_by_id <> user_id)
      );
      create unique index claims_one_per_trip on claims (trip_id, kind) where status not in ('withdrawn', 'expired');
      create index claims_newest on claims (tenant_id, user_id, id desc);
      create index claims_queue on claims (status, id);
      create index claims_cap on claims (user_id, counterparty_id, kind, cap_period_start);
      create index claims_of_batch on claims (batch_id);
    `)
    this.schema.raw(wall('claims', 'select, insert, update'))
  }
}
