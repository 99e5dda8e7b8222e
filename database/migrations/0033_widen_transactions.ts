import { BaseSchema } from '@adonisjs/lucid/schema'

/** Class and correction window of a ride, and the rows of other exports that tell of the same one. */
export default class extends BaseSchema {
  async up() {
    for (const table of ['batch_rows', 'transactions']) {
      this.schema.raw(`
        alter table ${table}
          add column travel_class smallint check (travel_class between 1 and 2),
          -- When OVpay lets its holder correct the trip.
          add column correction_from timestamptz,
          add column correction_until timestamptz;
      `)
    }
    this.schema.raw(`
      alter table trips add column merged_transaction_ids bigint[] not null default '{}';
    `)
  }
}
