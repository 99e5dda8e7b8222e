import { BaseSchema } from '@adonisjs/lucid/schema'
import { rebuildWalls } from '#database/walls'

/**
 * A check-in without a check-out can have been the start of a trip, its end, or a tap at the post of an operator that did not make it.
 * A wrong post is a kind of its own: its whole charge comes back, by the rule for missed check-outs.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table trips
        -- The anchor of the trip at the other post.
        add column other_post_transaction_id bigint,
        drop constraint trips_irregularity_check,
        add constraint trips_irregularity_check
          check (irregularity in ('missed_check_out', 'missed_check_in', 'wrong_post', 'same_station', 'double_charge'));
      alter table claims
        drop constraint claims_kind_check,
        add constraint claims_kind_check
          check (kind in ('missed_check_out', 'missed_check_in', 'wrong_post', 'same_station', 'double_charge', 'delay'));
      alter table trip_overrides
        add column tap_reading text check (tap_reading in ('departure', 'arrival', 'wrong_post')),
        drop constraint trip_overrides_says_something,
        add constraint trip_overrides_says_something check (
          counterparty_id is not null or fare_cents is not null or is_double is not null or tap_reading is not null
        );
    `)
    this.schema.raw(rebuildWalls)
  }
}
