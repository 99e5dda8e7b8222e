import { BaseSchema } from '@adonisjs/lucid/schema'

/** Lists count and add up from an index alone, which needs the columns of the policy and of the sums in it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      drop index claims_of_reason;
      create index claims_of_reason on claims (rejection_reason, id) include (tenant_id, user_id, gross_cents)
        where rejection_reason is not null;

      drop index claims_awaiting;
      drop index claims_unanswered;
      create index claims_unanswered on claims (expected_answer_on, id)
        include (tenant_id, user_id, gross_cents, counterparty_id, channel, operator_reminded_at)
        where status in ('submitted', 'acknowledged');

      create index claims_in_review on claims (counterparty_id) include (tenant_id, user_id, gross_cents)
        where stage = 'review';

      drop index statement_lines_of_operator;
      create index statement_lines_of_operator on statement_lines (counterparty_id, booked_on desc, id desc)
        include (amount_cents, open_cents);
      create index statement_lines_reference_start on statement_lines (reference text_pattern_ops);
      create index statement_lines_open_of_statement on statement_lines (statement_id) where open_cents <> 0;

      drop index expenses_of_category;
      create index expenses_of_category on expenses (category, id) include (tenant_id, user_id, amount_cents, vat_cents);
      create index expenses_reference_start on expenses (reference text_pattern_ops);
      drop index expenses_of_file;
      create index expenses_of_file on expenses (sha_256) where status <> 'withdrawn';
      drop index expenses_of_day;
      create index expenses_of_day on expenses (incurred_on, amount_cents) where status <> 'withdrawn'`)
  }
}
