import { BaseSchema } from '@adonisjs/lucid/schema'

const POSTING = [
  'ledger_post(text, text, text[], bigint[], text, bigint, bigint, bigint, timestamptz, date)',
  'check_ledger_entries()',
  'check_ledger_scope()',
]

/**
 * Each view of the lines is counted in an index of its own, and what others booked on a day is found in one. A function of the ledger
 * that a connection planned while its tables were empty does not read all of them for each transaction from then on.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create index statement_lines_to_match on statement_lines (booked_on desc, id desc) include (amount_cents, open_cents)
        where open_cents <> 0 and set_aside_at is null;
      create index statement_lines_in_suspense on statement_lines (booked_on desc, id desc) include (amount_cents, open_cents)
        where open_cents <> 0 and set_aside_at is not null;
      drop index statement_lines_of_day;
      create index statement_lines_of_day on statement_lines (booked_on, statement_id, id);
      create index statement_lines_matched on statement_lines (booked_on desc, id desc) where open_cents = 0;
    `)
    for (const name of POSTING) {
      this.schema.raw(
        `alter function ${name} set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off`
      )
    }
  }
}
