import { BaseSchema } from '@adonisjs/lucid/schema'
import { staffOnly } from '#database/walls'

/** What a camt.054 says of a line whose statement says less: its payments and references, until their line is there. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table line_advices (
        file_id bigint not null references statement_files (id),
        nth integer not null,
        position integer not null,
        booked_on date not null,
        amount_cents bigint not null,
        identity text,
        -- As of statement_entries; null from when a line has it.
        told jsonb,
        line_id bigint unique references statement_lines (id),
        primary key (file_id, nth, position),
        check ((told is null) = (line_id is not null))
      );
      create index line_advices_waiting on line_advices (booked_on, amount_cents) where line_id is null;
      alter table statement_lines add column advised_by_id bigint references statement_files (id);
      create index statement_lines_advised on statement_lines (advised_by_id) where advised_by_id is not null;
    `)
    this.schema.raw(staffOnly('line_advices', 'select, insert, update, delete'))
  }
}
