import { BaseSchema } from '@adonisjs/lucid/schema'
import { wall } from '#database/walls'

/** What researchers and staff paid themselves for their work, with the receipt of each. */
export default class extends BaseSchema {
  async up() {
    this.#createExpenses()
    this.#guardMoves()
    this.#keepWhatWasHandedIn()
  }

  #createExpenses() {
    this.schema.raw(`
      create table expenses (
        id bigint generated always as identity primary key,
        reference text not null unique check (reference ~ '^EXP-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
        tenant_id bigint not null,
        user_id bigint not null,
        category text not null check (category in ('travel', 'meals', 'lodging', 'equipment', 'phone', 'other')),
        incurred_on date not null,
        amount_cents bigint not null check (amount_cents between 1 and 500000),
        vat_cents bigint not null check (vat_cents >= 0),
        description text not null check (length(description) between 1 and 500),
        -- Of the research job, as its researcher names it.
        job text check (length(job) between 1 and 60),
        receipt_key text not null unique,
        receipt_type text not null check (receipt_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
        receipt_size integer not null check (receipt_size between 1 and 10000000),
        sha_256 text not null check (sha_256 ~ '^[0-9a-f]{64}$'),
        status text not null default 'submitted' check (status in ('submitted', 'approved', 'rejected', 'reimbursed', 'withdrawn')),
        decided_by_id bigint references users (id),
        decided_at timestamptz,
        rejection_reason text check (length(rejection_reason) between 5 and 500),
        reimbursed_by_id bigint references users (id),
        reimbursed_at timestamptz,
        ledger_transaction_id bigint unique references ledger_transactions (id),
        -- Null where the person had no bank account, or owed us the amount.
        payout_id bigint unique references payouts (id),
        created_at timestamptz not null default now(),
        updated_at timestamptz,
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        check (vat_cents <= amount_cents),
        check (incurred_on between (created_at at time zone 'Europe/Amsterdam')::date - 365
          and (created_at at time zone 'Europe/Amsterdam')::date),
        check ((status in ('approved', 'rejected', 'reimbursed')) = (decided_by_id is not null)),
        check ((decided_by_id is null) = (decided_at is null)),
        check ((status = 'rejected') = (rejection_reason is not null)),
        check ((status = 'reimbursed') = (ledger_transaction_id is not null)),
        check (num_nulls(ledger_transaction_id, reimbursed_by_id, reimbursed_at) in (0, 3)),
        check (payout_id is null or status = 'reimbursed'),
        constraint expenses_not_of_oneself check (decided_by_id <> user_id and reimbursed_by_id <> user_id),
        constraint expenses_by_two_people check (reimbursed_by_id <> decided_by_id or amount_cents <= 5000)
      );
      create index expenses_newest on expenses (tenant_id, user_id, id desc);
      create index expenses_of_user on expenses (user_id, id);
      create index expenses_of_status on expenses (status, id);
      create index expenses_of_category on expenses (category, id);
      -- The same receipt, and the same amount on one day.
      create index expenses_of_file on expenses (sha_256);
      create index expenses_of_day on expenses (incurred_on, amount_cents);
      create index expenses_by_day on expenses (incurred_on, id);
      create index expenses_by_amount on expenses (amount_cents, id);
      create trigger expenses_refuse_erased before insert on expenses
        for each row execute function refuse_row_of_erased();
    `)
    this.schema.raw(wall('expenses'))
  }

  #guardMoves() {
    this.schema.raw(`
      insert into moves (subject, from_status, to_status) values
        ('expenses', 'submitted', 'approved'), ('expenses', 'submitted', 'rejected'),
        ('expenses', 'submitted', 'withdrawn'), ('expenses', 'approved', 'submitted'),
        ('expenses', 'approved', 'reimbursed');
      create trigger expenses_move before update of status on expenses
        for each row when (old.status is distinct from new.status) execute function check_move();
    `)
  }

  /** Only what it was for may go, when its person is erased. */
  #keepWhatWasHandedIn() {
    this.schema.raw(`
      create function refuse_change_of_expense() returns trigger language plpgsql
        set search_path = public, pg_temp as $$
      begin
        raise exception 'What expense % says is never changed', old.id using errcode = 'FB010';
      end $$;
      create trigger expenses_unchanged
        before update of user_id, category, incurred_on, amount_cents, vat_cents, receipt_key, sha_256 on expenses
        for each row when ((old.user_id, old.category, old.incurred_on, old.amount_cents, old.vat_cents, old.receipt_key, old.sha_256)
          is distinct from (new.user_id, new.category, new.incurred_on, new.amount_cents, new.vat_cents, new.receipt_key, new.sha_256))
        execute function refuse_change_of_expense();
    `)
  }
}
