import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * An upload whose owner asked for it is imported as soon as its plan holds no warning. The file of a visitor belongs to the account that
 * they made, so that the link in the mail finds it from any device.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table batches add column import_requested_at timestamptz;
      alter table estimates add column user_id bigint references users (id) on delete cascade;
      create index estimates_of_users on estimates (user_id) where user_id is not null;
    `)
  }
}
