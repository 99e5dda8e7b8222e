import { BaseSchema } from '@adonisjs/lucid/schema'
import { wall } from '#database/walls'

/** What was answered to a press of a button, for a day: the same press again gets the same answer. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table idempotency_keys (
        tenant_id bigint not null,
        user_id bigint not null,
        key text not null check (key ~ '^[A-Za-z0-9_-]{16,64}$'),
        body_hash text not null check (body_hash ~ '^[0-9a-f]{64}$'),
        status integer check (status between 200 and 499),
        location text,
        notice jsonb,
        created_at timestamptz not null,
        -- No foreign key to the person: its lock, and that of the deed for update, would make two presses wait for each other.
        primary key (user_id, key)
      );
      create index idempotency_keys_old on idempotency_keys (created_at);
    `)
    this.schema.raw(wall('idempotency_keys'))
  }
}
