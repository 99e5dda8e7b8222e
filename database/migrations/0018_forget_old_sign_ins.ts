import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#database/walls'

/** The privacy policy says how long browsers, links and applications that led to nothing are kept. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      grant delete on account_links, job_applications to ${appRole};
      create index browser_sessions_oldest on browser_sessions (last_seen_at);
      create index account_links_oldest on account_links (expires_at);
    `)
  }
}
