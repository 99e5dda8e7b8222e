import { BaseSchema } from '@adonisjs/lucid/schema'
import { EMAIL_JOB_OPTIONS } from '#app/platform/shared/jobs/jobs'
import { appRole } from '#database/walls'

/** Messages are forgotten after two years, as the privacy policy says; one sent again may outlive its original. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      grant delete on emails to ${appRole};
      alter table emails
        drop constraint emails_resend_of_id_fkey,
        add constraint emails_resend_of_id_fkey
          foreign key (resend_of_id) references emails (id) on delete set null;
      create index emails_resends on emails (resend_of_id) where resend_of_id is not null;
      create index emails_waiting on emails (id) where status = 'queued';

      update pgboss.queue set retry_limit = ${EMAIL_JOB_OPTIONS.retryLimit} where name = 'send_email';
    `)
  }
}
