import { BaseSchema } from '@adonisjs/lucid/schema'

/** One trigger looks at the entries of a posting, where there were four, and a seal covers text instead of jsonb: what was sealed is sealed anew. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      drop trigger if exists ledger_entries_scope on ledger_entries;
      drop trigger if exists ledger_entries_template on ledger_entries;
      drop trigger if exists ledger_transactions_have_entries on ledger_transactions;
      drop trigger if exists ledger_transactions_open on ledger_transactions;
      drop trigger if exists ledger_accounts_closed on ledger_accounts;
      drop function if exists check_ledger_scope, check_ledger_template, check_ledger_transaction, refuse_closed_day, refuse_closed_wallet;
      drop view if exists ledger_faults;
      drop function if exists ledger_seal_body(bigint);

      alter table ledger_seals disable trigger user;
      insert into ledger_tail (transaction_id) select transaction_id from ledger_seals;
      delete from ledger_seals;
      delete from ledger_days;
      update ledger_checks set head_position = null, head_hash = null;
      alter table ledger_seals enable trigger user;
    `)
  }
}
