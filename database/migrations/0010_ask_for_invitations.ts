import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whoever holds an invitation that opens nothing asks for another, once. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table invitations add column asked_at timestamptz,
        add constraint invitations_asked_check check (asked_at is null or accepted_at is null)`)
  }
}
