import { BaseSchema } from '@adonisjs/lucid/schema'

/** Managers see business travel and never private travel; a file of an organisation can hold cards of nobody yet. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table trips add column is_business boolean not null default false;
      update trips t set is_business = true from ovcp_cards c
        where c.id = t.card_id and coalesce(t.purpose = 'business', c.kind = 'business');
      alter table trips add constraint trips_business_by_purpose check (purpose is null or is_business = (purpose = 'business'));
      create index trips_business on trips (tenant_id, user_id, travelled_at desc) where is_business;

      alter table trip_overrides add column purpose text check (purpose in ('private', 'business')),
        drop constraint trip_overrides_says_something,
        add constraint trip_overrides_says_something check (num_nonnulls(counterparty_id, fare_cents, is_double, tap_reading, note, purpose) > 0);

      alter table claims add column is_business boolean not null default false;
      create index claims_business on claims (tenant_id, id desc) where is_business;

      alter table batches add column is_for_tenant boolean not null default false;
      update batches b set is_for_tenant = true from users u where u.id = b.user_id and u.role = 'manager'
        and exists (select 1 from batch_cards k where k.batch_id = b.id and k.user_id <> b.user_id);
      create index batches_for_tenant on batches (tenant_id, id desc) where is_for_tenant;

      alter table batch_cards add column public_id uuid not null default uuidv7() unique, add column number_index text,
        add column is_for_tenant boolean not null default false,
        alter column user_id drop not null, add constraint batch_cards_imported_has_owner check (imported_at is null or user_id is not null);
      update batch_cards k set is_for_tenant = true from batches b where b.id = k.batch_id and b.is_for_tenant;
      create index batch_cards_unassigned on batch_cards (tenant_id, number_index) where user_id is null`)
  }
}
