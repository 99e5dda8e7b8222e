import { BaseSchema } from '@adonisjs/lucid/schema'
import { staffOnly } from '#database/walls'

/** From which certainty several lines can be accepted at once: the owners choose it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table matching_settings (
        is_only boolean primary key default true check (is_only),
        -- In per cent.
        together_from smallint not null check (together_from between 80 and 100)
      );
      insert into matching_settings (together_from) values (90);
    `)
    this.schema.raw(staffOnly('matching_settings', 'select, update'))
  }
}
