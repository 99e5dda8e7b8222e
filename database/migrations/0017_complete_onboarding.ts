import { BaseSchema } from '@adonisjs/lucid/schema'

/** Addresses abroad, cards known by their last digits only, and payouts that wait for a new account number. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table users add column country text not null default 'NL' check (country ~ '^[A-Z]{2}$');

      -- An OV-pas has a second number beside the first.
      alter table ovcp_cards add column sequence_encrypted text;
      drop index ovcp_cards_numberless;
      -- A bank card is known by its last four digits. One card per person and kind has not even those: what an
      -- export that names no card is booked on.
      create unique index ovcp_cards_numberless on ovcp_cards (tenant_id, user_id, kind, last_4)
        nulls not distinct where number_index is null;

      -- Stored with the payout: a second change of the account must not set an earlier one free.
      alter table payouts add column not_before timestamptz;
    `)
  }
}
