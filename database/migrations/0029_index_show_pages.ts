import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the pages of one thing and the overview look up. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create index claims_of_trip on claims (trip_id);
      create index claims_awaiting_refund on claims (id) include (tenant_id, approved_cents, received_cents)
        where stage = 'refund';
      create index batches_failed on batches (uploaded_at) include (tenant_id) where status = 'failed';
    `)
  }
}
