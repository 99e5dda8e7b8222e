import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a list adds up over all claims of an operator is kept; the others count from an index alone, and sort by one. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table claim_tallies (
        id bigint generated always as identity primary key,
        counterparty_id bigint not null references counterparties (id),
        status text not null,
        claims_count integer not null,
        gross_cents bigint not null
      );
      create index claim_tallies_of_operator on claim_tallies (counterparty_id, status) include (claims_count, gross_cents);
      insert into claim_tallies (counterparty_id, status, claims_count, gross_cents)
        select counterparty_id, status, count(*), sum(gross_cents) from claims group by 1, 2;
      drop index claims_in_review;

      drop index expenses_of_status;
      create index expenses_of_status on expenses (status, id) include (tenant_id, user_id, amount_cents, vat_cents);

      create index letters_by_day on letters (day, id);
      create index letters_by_gross on letters (gross_cents, id);

      -- The start of a reference is far rarer than a hundredth, which is the least that fewer samples can tell.
      alter table claims alter column reference set statistics 1000;
      alter table expenses alter column reference set statistics 1000;
      alter table statement_lines alter column reference set statistics 1000;
      alter table statements alter column reference set statistics 1000;
      alter table contact_messages alter column reference set statistics 1000`)
  }
}
