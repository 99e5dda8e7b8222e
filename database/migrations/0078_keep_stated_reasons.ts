import { BaseSchema } from '@adonisjs/lucid/schema'
import { rebuildWalls } from '#database/walls'

/**
 * Why an operator rejected, in its own words: the traveller reads it where no reason of ours says it. What a traveller says of a trip can
 * be a note alone, such as why they stayed at a station.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table decisions add column stated_reason text check (length(stated_reason) between 1 and 500);
      alter table claims add column stated_reason text check (length(stated_reason) between 1 and 500);
      alter table trip_overrides
        drop constraint trip_overrides_says_something,
        add constraint trip_overrides_says_something check (
          counterparty_id is not null or fare_cents is not null or is_double is not null or tap_reading is not null or note is not null
        );
    `)
    this.schema.raw(rebuildWalls)
  }
}
