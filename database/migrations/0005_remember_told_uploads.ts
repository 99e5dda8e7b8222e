import { BaseSchema } from '@adonisjs/lucid/schema'

/** When a mail told that an upload was imported: once, whichever file of its group ends last, and how. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table batches add column told_at timestamp with time zone;
      update batches set told_at = imported_at where imported_at is not null;
      alter table batches add constraint batches_told check (told_at is null or imported_at is not null)`)
  }
}
