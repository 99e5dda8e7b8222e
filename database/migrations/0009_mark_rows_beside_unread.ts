import { BaseSchema } from '@adonisjs/lucid/schema'

/** Looked for row by row, what stands beside thousands of unread rows took minutes. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table batch_rows add column is_beside_unread boolean not null default false;
      update batch_rows r set is_beside_unread = true from (
        select id, coalesce(lag(unread) over of_card, 0) as unread_before, coalesce(lead(unread) over of_card, all_unread) as unread_after
        from (
          select id, batch_id, card_id, line,
            count(*) filter (where disposition = 'error') over (partition by batch_id order by line) as unread,
            count(*) filter (where disposition = 'error') over (partition by batch_id) as all_unread
          from batch_rows
        ) counted
        window of_card as (partition by batch_id, card_id order by line)
      ) placed
      where r.id = placed.id and r.disposition <> 'error' and placed.unread_after > placed.unread_before`)
  }
}
