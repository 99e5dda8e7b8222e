import { BaseSchema } from '@adonisjs/lucid/schema'
import { JOB_OPTIONS } from '#app/platform/shared/jobs/jobs'
import { appRole, staffOnly } from '#database/walls'

/**
 * What a bank takes and gives is booked by rules that one person of finance writes and another activates, or by hand. What a cost was
 * is under the seal, and the nightly check ties each match to its booking. Errors: FB014 as in 0044, FB025 as in 0052.
 */
export default class extends BaseSchema {
  async up() {
    this.#rules()
    this.#books()
    this.schema.raw(`select pgboss.create_queue('book_costs', '${JSON.stringify(JOB_OPTIONS)}')`)
  }

  #rules() {
    this.schema.raw(`
      create table cost_rules (
        id bigint generated always as identity primary key,
        cost_kind text not null check (cost_kind in ('bank_costs', 'interest')),
        direction text not null check (direction in ('in', 'out')),
        -- In the name or the description of a line, in whatever case.
        pattern text check (length(pattern) between 3 and 140),
        iban_encrypted text,
        iban_last_4 text,
        -- What is more waits for a person.
        most_cents bigint not null check (most_cents between 1 and 100000),
        status text not null default 'draft' check (status in ('draft', 'active', 'retired')),
        created_by_id bigint not null references users (id),
        created_at timestamptz not null,
        activated_by_id bigint references users (id),
        activated_at timestamptz,
        retired_by_id bigint references users (id),
        retired_at timestamptz,
        check (pattern is not null or iban_encrypted is not null),
        check ((iban_encrypted is null) = (iban_last_4 is null)),
        check ((activated_by_id is null) = (activated_at is null)),
        check ((retired_by_id is null) = (retired_at is null)),
        check (status <> 'draft' or (activated_by_id is null and retired_by_id is null)),
        check (status <> 'active' or (activated_by_id is not null and retired_by_id is null)),
        check (status <> 'retired' or retired_by_id is not null),
        check (activated_by_id <> created_by_id)
      );
      create index cost_rules_created_by on cost_rules (created_by_id);
      create index cost_rules_activated_by on cost_rules (activated_by_id);
      create index cost_rules_retired_by on cost_rules (retired_by_id);
      insert into moves (subject, from_status, to_status) values
        ('cost_rules', 'draft', 'active'), ('cost_rules', 'draft', 'retired'), ('cost_rules', 'active', 'retired');
      create trigger cost_rules_move before update of status on cost_rules
        for each row when (old.status is distinct from new.status) execute function check_move();

      create function check_cost_rule_approver() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        perform refuse_new_staff(new.activated_by_id, new.activated_at);
        return new;
      end $$;
      create trigger cost_rules_approver before update of status on cost_rules
        for each row when (new.status = 'active') execute function check_cost_rule_approver();
    `)
    this.schema.raw(staffOnly('cost_rules', 'select, insert'))
    // Terms stay as they were written; a new key encrypts the account anew.
    this.schema.raw(
      `grant update (status, activated_by_id, activated_at, retired_by_id, retired_at, iban_encrypted) on cost_rules to ${appRole}`
    )
  }

  #books() {
    this.schema.raw(`
      alter table allocations add column cost_rule_id bigint references cost_rules (id),
        add check (cost_rule_id is null or kind = 'cost');
      create index allocations_of_cost_rule on allocations (cost_rule_id) where cost_rule_id is not null;
      create trigger allocations_cost before update on allocations for each row
        when ((new.cost_kind, new.cost_rule_id) is distinct from (old.cost_kind, old.cost_rule_id))
        execute function refuse_posted_column();

      -- What a write-off books to instead of fees.
      alter table corrections add column cost_kind text check (cost_kind in ('bank_costs', 'interest')),
        add check (cost_kind is null or kind = 'write_off');
      create trigger corrections_cost before update on corrections for each row
        when (new.cost_kind is distinct from old.cost_kind) execute function refuse_other_correction();

      create view ledger_match_ties with (security_invoker = true) as
        select 'match differs from its booking' as fault, a.id from allocations a
        join statement_lines l on l.id = a.line_id
        -- Some were booked together with the bank, before lines were booked on their own.
        where a.ledger_transaction_id <> l.ledger_transaction_id and a.kind <> 'withdrawn' and not exists (
          select 1 from ledger_entries e join ledger_accounts s on s.id = e.account_id and s.code = 'suspense'
          where e.transaction_id = a.ledger_transaction_id and e.amount_cents = -a.amount_cents)
        union all
        select 'cost differs from its booking', a.id from allocations a
        where a.kind = 'cost' and not exists (
          select 1 from ledger_entries e join ledger_accounts c on c.id = e.account_id and c.code = a.cost_kind
          where e.transaction_id = a.ledger_transaction_id and e.amount_cents = a.amount_cents);
      grant select on ledger_match_ties to ${appRole};
    `)
  }
}
