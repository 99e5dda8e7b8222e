import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * `lower()` counts as leaky: behind row-level security PostgreSQL looks no address up in an index of lower(email), and reads
 * everybody at each sign-in. A column of its own is compared with what is leakproof.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table users add column normalized_email text not null generated always as (lower(email)) stored;
      drop index users_email;
      create unique index users_email on users (tenant_id, normalized_email);
      create index mandates_of_user on mandates (user_id);
    `)
  }
}
