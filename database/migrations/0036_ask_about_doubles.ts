import { BaseSchema } from '@adonisjs/lucid/schema'

/** Two chip cards at one gate in one minute are two people, or one who held both: only they know. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- Whether the traveller says that both trips were theirs.
      alter table trip_overrides add column is_double boolean,
        drop constraint trip_overrides_check1,
        add constraint trip_overrides_says_something
          check (counterparty_id is not null or fare_cents is not null or is_double is not null);
      create index trips_asked on trips (tenant_id, user_id) where irregularity is null and double_of_trip_id is not null;
    `)
  }
}
