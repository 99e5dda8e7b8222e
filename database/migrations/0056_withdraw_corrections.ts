import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whoever asked for a correction takes it back while it waits. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table corrections drop constraint corrections_status_check,
        add constraint corrections_status_check check (status in ('requested', 'applied', 'rejected', 'withdrawn')),
        add constraint corrections_own_withdrawal check (status <> 'withdrawn' or decided_by_id = requested_by_id);
      insert into moves (subject, from_status, to_status) values ('corrections', 'requested', 'withdrawn');
    `)
  }
}
