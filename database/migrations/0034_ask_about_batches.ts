import { BaseSchema } from '@adonisjs/lucid/schema'

/** A file that leaves something open waits for its uploader; files that were chosen together form a group. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table batches drop constraint batches_status_check,
        add constraint batches_status_check check (status in
          ('uploaded', 'parsing', 'asking', 'planned', 'importing', 'imported', 'failed', 'undone')),
        add column question text check (question in ('date_order', 'card')),
        add column new_card_last_4 text check (new_card_last_4 ~ '^[0-9]{4}$'),
        add column group_id uuid,
        add check ((status = 'asking') = (question is not null)),
        add check (card_id is null or new_card_last_4 is null);
      create index batches_of_group on batches (group_id) where group_id is not null;
      insert into moves (subject, from_status, to_status) values
        ('batches', 'parsing', 'asking'), ('batches', 'asking', 'uploaded'), ('batches', 'asking', 'undone');
    `)
  }
}
