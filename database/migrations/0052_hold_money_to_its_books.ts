import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole, staffOnly } from '#database/walls'

/** What a kind posts to, with its sign; a kind that reverses names what it takes back. Without either, nothing is posted. */
const TEMPLATES: Record<string, string[]> = {
  'statement.booked': ['bank+', 'bank-', 'suspense+', 'suspense-'],
  'refund.received': ['suspense-', 'users+', 'tenants+', 'fees+'],
  'refund.reclaimed': ['suspense+', 'users-', 'tenants-', 'fees-'],
  'refund.sent_back': ['suspense-', 'in_transit+'],
  'settlement.received': ['suspense-', 'users+', 'tenants+'],
  'payout.requested': ['users-', 'tenants-', 'in_transit+'],
  'payout.paid': ['in_transit-', 'due_from_bank-', 'suspense+'],
  'payout.returned': ['suspense-', 'in_transit+', 'due_from_bank+'],
  'payout.rejected': ['due_from_bank-', 'in_transit+'],
  'premium.charged': ['users-', 'fees+'],
  'referral.rewarded': ['referral_costs-', 'users+'],
  'balance.given_up': ['users-', 'fees+'],
  'expense.reimbursed': ['expenses-', 'users+'],
  correction: ['users+', 'users-', 'fees+', 'fees-'],
  write_off: ['suspense+', 'suspense-', 'fees+', 'fees-'],
  'cost.booked': ['suspense+', 'suspense-', 'bank_costs+', 'bank_costs-', 'interest+', 'interest-'],
}

const REVERSALS: Record<string, string[]> = {
  'statement.taken_back': ['statement.booked'],
  'refund.reversed': ['refund.received', 'refund.reclaimed'],
  'settlement.reversed': ['settlement.received'],
  'payout.cancelled': ['payout.requested', 'refund.sent_back'],
  'payout.reversed': ['payout.paid'],
  'write_off.reversed': ['write_off'],
  'cost.reversed': ['cost.booked'],
}

/**
 * A kind of transaction has a template, a reversal takes back what is no reversal, a move counts for a day of the books, and what
 * money hangs on stays as it was posted; the nightly check ties it to the books. Errors: FB022 accounts or signs that the kind does
 * not have, FB023 a reversal of something else, FB024 a day outside the books, FB025 a column that money hangs on.
 */
export default class extends BaseSchema {
  async up() {
    this.#templates()
    this.#columns()
    this.#differences()
  }

  #templates() {
    const allowed = Object.entries(TEMPLATES).map(([kind, accounts]) => `('${kind}', array[${accounts.map((one) => `'${one}'`).join(', ')}])`) // prettier-ignore
    const reversals = Object.entries(REVERSALS).map(([kind, kinds]) => `('${kind}', array[${kinds.map((one) => `'${one}'`).join(', ')}])`) // prettier-ignore
    this.schema.raw(`
      alter table ledger_kinds add column allowed text[] not null default '{}', add column reverses text[];
      update ledger_kinds k set allowed = t.allowed from (values ${allowed.join(', ')}) as t (kind, allowed) where t.kind = k.kind;
      update ledger_kinds k set reverses = t.reverses from (values ${reversals.join(', ')}) as t (kind, reverses) where t.kind = k.kind;

      -- The days that a move can count for: from the first of the books to so many ahead of today. One row, of the owner.
      create table ledger_bounds (
        is_only boolean primary key default true check (is_only),
        opened_on date not null,
        days_ahead integer not null check (days_ahead >= 0)
      );
      insert into ledger_bounds (opened_on, days_ahead) values ('2020-01-01', 1);

      -- Once for each transaction: its entries are written by one statement.
      -- A plan that was made while the books were empty would read all of them for each transaction.
      create function check_ledger_template() returns trigger language plpgsql security definer
        set search_path = public, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
      declare t record;
      begin
        for t in
          select l.id, l.kind, l.effective_on, l.reverses_id, k.allowed, k.reverses, reversed.kind as reversed_kind, b.opened_on, b.days_ahead,
            not ('*' = any (k.allowed)) and exists (
              select 1 from new_entries e join ledger_accounts a on a.id = e.account_id
              where e.transaction_id = l.id and not (a.rollup || case when e.amount_cents > 0 then '+' else '-' end) = any (k.allowed)
            ) as is_other,
            -- Money goes from one person to another with no kind; a referral rewards two.
            not ('*' = any (k.allowed)) and (
              select count(*) from new_entries e join ledger_accounts a on a.id = e.account_id
              where e.transaction_id = l.id and a.balance_cents is not null
            ) > case when l.kind = 'referral.rewarded' then 2 else 1 end as has_others
          from (select distinct transaction_id as id from new_entries) ids
          join ledger_transactions l on l.id = ids.id join ledger_kinds k on k.kind = l.kind cross join ledger_bounds b
          left join ledger_transactions reversed on reversed.id = l.reverses_id
        loop
          if t.effective_on < t.opened_on or t.effective_on > (clock_timestamp() at time zone 'Europe/Amsterdam')::date + t.days_ahead then
            raise exception 'Ledger transaction "%" counts for %, which is no day of the books', t.kind, t.effective_on using errcode = 'FB024';
          end if;
          if t.reverses is null and t.reverses_id is not null and not '*' = any (t.allowed)
            or t.reverses is not null and (t.reverses_id is null or not t.reversed_kind = any (t.reverses)) then
            raise exception 'Ledger transaction "%" reverses "%"', t.kind, t.reversed_kind using errcode = 'FB023';
          end if;
          if t.reverses is null and (t.is_other or t.has_others) then
            raise exception 'Ledger transaction "%" has other accounts or signs', t.kind using errcode = 'FB022';
          end if;
        end loop;
        return null;
      end $$;
      create trigger ledger_entries_template after insert on ledger_entries
        referencing new table as new_entries for each statement execute function check_ledger_template();
    `)
  }

  #columns() {
    this.schema.raw(staffOnly('ledger_bounds', 'select'))
    this.schema.raw(`
      create function refuse_posted_column() returns trigger language plpgsql as $$
      begin
        raise exception 'What money hangs on in % does not change', tg_table_name using errcode = 'FB025';
      end $$;
      -- The bank's line takes the place of one that was entered by hand, once.
      create trigger statement_lines_posted before update on statement_lines for each row
        when (new.amount_cents <> old.amount_cents or (old.statement_id is not null
          and (new.booked_on, new.ledger_transaction_id, new.statement_id, new.identity, new.balance_after_cents)
            is distinct from (old.booked_on, old.ledger_transaction_id, old.statement_id, old.identity, old.balance_after_cents)))
        execute function refuse_posted_column();
      create trigger payouts_posted before update on payouts for each row
        when ((new.amount_cents, new.iban_last_4, new.user_id, new.tenant_id, new.ledger_transaction_id)
            is distinct from (old.amount_cents, old.iban_last_4, old.user_id, old.tenant_id, old.ledger_transaction_id)
          -- A new key encrypts the same account anew; the id of the key stands first.
          or (new.iban_encrypted <> old.iban_encrypted and split_part(new.iban_encrypted, '.', 1) = split_part(old.iban_encrypted, '.', 1)))
        execute function refuse_posted_column();
      create trigger allocations_posted before update on allocations for each row
        when ((new.line_id, new.kind, new.amount_cents, new.fee_cents, new.claim_id, new.payout_run_id, new.payout_id, new.account_id, new.ledger_transaction_id)
          is distinct from (old.line_id, old.kind, old.amount_cents, old.fee_cents, old.claim_id, old.payout_run_id, old.payout_id, old.account_id, old.ledger_transaction_id)
          or (old.reversed_at is not null and (new.reversed_at, new.reversal_transaction_id) is distinct from (old.reversed_at, old.reversal_transaction_id)))
        execute function refuse_posted_column();
      create trigger corrections_posted before update on corrections for each row
        when ((new.amount_cents, new.user_id, new.tenant_id, new.line_id, new.kind, new.requested_by_id)
          is distinct from (old.amount_cents, old.user_id, old.tenant_id, old.line_id, old.kind, old.requested_by_id))
        execute function refuse_posted_column();
      create trigger payout_runs_posted before update on payout_runs for each row
        when (old.status <> 'open' and (new.total_cents, new.payouts_count, new.file_checksum, new.reference)
          is distinct from (old.total_cents, old.payouts_count, old.file_checksum, old.reference))
        execute function refuse_posted_column();
    `)
  }

  #differences() {
    this.schema.raw(`
      -- Columns beside the books that they are about; no row, ever.
      create view ledger_ties with (security_invoker = true) as
        select 'line differs from its booking' as fault, l.id from statement_lines l
        where not exists (
          select 1 from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.code in ('bank', 'suspense')
          where e.transaction_id = l.ledger_transaction_id and abs(e.amount_cents) = abs(l.amount_cents))
        union all
        select 'payout differs from its reservation', p.id from payouts p
        where not exists (
          select 1 from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.code = 'in_transit'
          where e.transaction_id = p.ledger_transaction_id and e.amount_cents = p.amount_cents)
        union all
        select 'claim differs from its refunds', c.id from claims c
        where c.received_cents <> coalesce((
          select sum(amount_cents) from allocations a where a.claim_id = c.id and a.reversed_at is null), 0)
        union all
        select 'correction differs from its booking', c.id from corrections c
        where c.ledger_transaction_id is not null and not exists (
          select 1 from ledger_entries e where e.transaction_id = c.ledger_transaction_id and abs(e.amount_cents) = abs(c.amount_cents))
        union all
        select 'run differs from its payouts', r.id from payout_runs r
        where r.status in ('released', 'confirmed')
          and r.total_cents <> (select coalesce(sum(amount_cents), 0) from payouts p where p.payout_run_id = r.id);
      grant select on ledger_ties to ${appRole};
    `)
  }
}
