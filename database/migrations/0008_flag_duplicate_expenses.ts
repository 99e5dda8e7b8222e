import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which expenses were perhaps handed in twice was looked for among all of them for each list. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table expenses add column is_duplicate boolean not null default false;
      update expenses e set is_duplicate = true
        where status <> 'withdrawn' and exists (
          select 1 from expenses t where t.id <> e.id and t.status <> 'withdrawn'
            and (t.sha_256 = e.sha_256 or (t.incurred_on = e.incurred_on and t.amount_cents = e.amount_cents)));
      create index expenses_duplicates on expenses (id) include (tenant_id, user_id, amount_cents, vat_cents, status) where is_duplicate`)
  }
}
