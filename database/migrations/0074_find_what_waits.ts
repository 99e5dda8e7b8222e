import { BaseSchema } from '@adonisjs/lucid/schema'

/** For the queues of staff: mails that failed, and travellers who want a committee to hear of their claim. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create index emails_failed on emails (created_at) where status = 'failed';
      create index committee_consents_wanted on committee_consents (answered_at) where answer = 'yes';
      create index job_applications_to_answer on job_applications (created_at) where status = 'received';
    `)
  }
}
