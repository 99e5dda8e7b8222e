import { BaseSchema } from '@adonisjs/lucid/schema'
import { staffOnly } from '#database/walls'

/** Entries in the order of their transactions, so that one that commits late is not passed over, and how far each stream is. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table audit_logs add column transaction_id xid8 not null default pg_current_xact_id();
      create index audit_logs_in_order on audit_logs (transaction_id, id);

      create table audit_streams (
        target text primary key,
        transaction_id xid8 not null,
        log_id bigint not null,
        streamed_at timestamptz not null
      );
    `)
    this.schema.raw(staffOnly('audit_streams', 'select, insert, update'))
  }
}
