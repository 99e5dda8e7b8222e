import { BaseSchema } from '@adonisjs/lucid/schema'
import { JOB_OPTIONS } from '#app/platform/shared/jobs/jobs'

/** A job that ends its worker is taken over, and not for ever. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table batches
        -- Runs of a worker on this batch that began and have not ended in order.
        add column attempts smallint not null default 0 check (attempts between 0 and 10);
      select pgboss.create_queue('abandon_batch', '${JSON.stringify(JOB_OPTIONS)}');
    `)
  }
}
