import { BaseSchema } from '@adonisjs/lucid/schema'

/** A message that a mail server accepted can still come back. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table emails
        drop constraint emails_status_check,
        add constraint emails_status_check check (status in ('queued', 'sent', 'stored', 'failed', 'bounced')),
        drop constraint emails_check,
        add constraint emails_sent check ((status in ('sent', 'stored', 'bounced')) = (sent_at is not null));
      drop index emails_failed;
      create index emails_failed on emails (created_at) where status in ('failed', 'bounced');
      insert into moves (subject, from_status, to_status) values ('emails', 'sent', 'bounced');
    `)
  }
}
