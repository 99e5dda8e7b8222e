import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which expenses were perhaps handed in twice was looked for among all of them for each list. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table duplicate_expenses (expense_id bigint primary key);
      insert into duplicate_expenses
        select id from expenses e
        where status <> 'withdrawn' and exists (
          select 1 from expenses d where d.id <> e.id and d.status <> 'withdrawn'
            and (d.sha_256 = e.sha_256 or (d.incurred_on = e.incurred_on and d.amount_cents = e.amount_cents)))`)
  }
}
