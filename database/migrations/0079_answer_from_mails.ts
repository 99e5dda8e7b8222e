import { BaseSchema } from '@adonisjs/lucid/schema'

/** A link in the mail that asks how operators answered opens the answers without signing in. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table account_links
        drop constraint account_links_purpose_check,
        add constraint account_links_purpose_check
          check (purpose in ('verify_email', 'reset_password', 'change_email', 'undo_email_change', 'tell_answers'));
    `)
  }
}
