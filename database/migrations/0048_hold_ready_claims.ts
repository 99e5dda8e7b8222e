import { BaseSchema } from '@adonisjs/lucid/schema'

/** A claim that was not submitted yet can be on hold; the check of 0037 is from before there were holds. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table claims drop constraint claims_check4;
      alter table claims add constraint claims_submitted
        check (submitted_at is not null or status in ('ready', 'withdrawn', 'expired') or held_status = 'ready');
    `)
  }
}
