import { BaseSchema } from '@adonisjs/lucid/schema'
import { staffOnly, wall } from '#database/walls'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table refunds (
        id bigint generated always as identity primary key,
        counterparty_id bigint not null references counterparties (id),
        amount_cents integer not null check (amount_cents > 0),
        received_on date not null,
        statement_reference text not null,
        recorded_by_id bigint not null references users (id),
        created_at timestamptz not null default now(),
        -- A line of the bank statement is booked once.
        unique (counterparty_id, statement_reference)
      );
      create table refund_allocations (
        id bigint generated always as identity primary key,
        tenant_id bigint not null,
        refund_id bigint not null references refunds (id),
        claim_id bigint not null,
        amount_cents integer not null check (amount_cents > 0),
        fee_cents integer not null check (fee_cents >= 0 and fee_cents <= amount_cents),
        ledger_transaction_id bigint not null references ledger_transactions (id),
        created_at timestamptz not null default now(),
        unique (refund_id, claim_id),
        foreign key (tenant_id, claim_id) references claims (tenant_id, id)
      );
      create index refund_allocations_of_claim on refund_allocations (claim_id);

      create table payout_runs (
        id bigint generated always as identity primary key,
        reference text not null unique,
        status text not null default 'open' check (status in ('open', 'released', 'confirmed', 'cancelled')),
        execute_on date not null,
        total_cents bigint not null check (total_cents > 0),
        payouts_count integer not null check (payouts_count > 0),
        created_by_id bigint not null references users (id),
        released_by_id bigint references users (id),
        released_at timestamptz,
        confirmed_at timestamptz,
        file_xml text,
        file_sha256 text,
        created_at timestamptz not null default now(),
        updated_at timestamptz,
        -- Four eyes: who made a run does not release it.
        check (released_by_id <> created_by_id),
        check ((status in ('released', 'confirmed')) <= (file_xml is not null and released_by_id is not null))
      );
      create table payout_run_downloads (
        id bigint generated always as identity primary key,
        payout_run_id bigint not null references payout_runs (id),
        user_id bigint not null references users (id),
        created_at timestamptz not null default now()
      );
      create index payout_run_downloads_of_run on payout_run_downloads (payout_run_id);

      create table payouts (
        id bigint generated always as identity primary key,
        reference text not null unique,
        tenant_id bigint not null,
        user_id bigint not null,
        amount_cents integer not null check (amount_cents > 0),
        iban_encrypted text not null,
        holder_encrypted text not null,
        iban_last4 text not null,
        status text not null default 'requested'
          check (status in ('requested', 'in_run', 'sent', 'paid', 'rejected', 'returned', 'cancelled')),
        payout_run_id bigint references payout_runs (id),
        ledger_transaction_id bigint not null references ledger_transactions (id),
        created_at timestamptz not null default now(),
        updated_at timestamptz,
        unique (tenant_id, id),
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        check ((status in ('in_run', 'sent', 'paid', 'returned')) <= (payout_run_id is not null))
      );
      create index payouts_newest on payouts (tenant_id, user_id, id desc);
      create index payouts_queue on payouts (status, id);
      create index payouts_of_run on payouts (payout_run_id);
    `)
    this.schema.raw(wall('refund_allocations', 'select, insert'))
    this.schema.raw(wall('payouts', 'select, insert, update'))
    this.schema.raw(staffOnly('refunds', 'select, insert'))
    this.schema.raw(staffOnly('payout_runs', 'select, insert, update'))
    this.schema.raw(staffOnly('payout_run_downloads', 'select, insert'))
  }
}
