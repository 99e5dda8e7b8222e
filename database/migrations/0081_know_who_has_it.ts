import { BaseSchema } from '@adonisjs/lucid/schema'

/** With whom a claim waits, for the list of staff: an operator that is late is ours to remind, one that was asked about is its traveller's. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table claims add column waits_with text not null generated always as (
        case when status = 'on_hold' then 'traveller'
             when status = 'ready' then case when channel = 'letter' then 'us' else 'traveller' end
             when status in ('submitted', 'acknowledged') and channel = 'letter' then case when overdue_at is null then 'operator' else 'us' end
             when status in ('submitted', 'acknowledged') then case when asked_at is null then 'operator' else 'traveller' end
             when status in ('approved', 'partly_approved', 'objected') then 'operator'
             when status = 'escalated' then 'committee'
             else 'nobody' end) stored;
      create index claims_waiting_with on claims (waits_with, id) include (tenant_id, gross_cents) where waits_with <> 'nobody';
    `)
  }
}
