import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole, staffOnly } from '#database/walls'

const ACCOUNTS = ['bank', 'fees', 'in_transit', 'due_from_bank', 'suspense', 'expenses', 'referral_costs', 'bank_costs', 'interest'] // prettier-ignore

/**
 * What is in transit is what open payouts hold, at every moment. A payment that the bank debits and rejects, or returns before its debit
 * is known, is between us and the bank: `due_from_bank`, below zero while it owes us. Operators are known by account, by confirmed
 * name, or only by likeness.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter domain ledger_code drop constraint ledger_code_check;
      alter domain ledger_code add constraint ledger_code_check check (
        value in (${ACCOUNTS.map((code) => `'${code}'`).join(', ')}) or value ~ '^(users|tenants):[0-9]+:wallet$');
      insert into ledger_accounts (code) values ('due_from_bank'), ('bank_costs'), ('interest');
      insert into ledger_kinds (kind, limit_cents, may_overdraw) values
        ('payout.rejected', 100000000, false), ('cost.booked', 1000000, false), ('cost.reversed', 1000000, false);

      alter table allocations drop constraint allocations_kind_check, add check (kind in
        ('claim', 'reclaim', 'payout_run', 'payout', 'payout_return', 'settlement', 'sent_back', 'write_off', 'withdrawn', 'cost')),
        add column cost_kind text check (cost_kind in ('bank_costs', 'interest')),
        add check ((kind = 'cost') = (cost_kind is not null));

      alter table payouts
        -- The match of the debit that took it from the account.
        add column debited_by_id bigint references allocations (id);
      grant update (debited_by_id) on payouts to ${appRole};
      create index payouts_of_debit on payouts (debited_by_id) where debited_by_id is not null;
      update payouts p set debited_by_id = a.id from allocations a
      where a.reversed_at is null and p.status in ('paid', 'returned')
        and ((a.kind = 'payout_run' and a.payout_run_id = p.payout_run_id) or (a.kind = 'payout' and a.payout_id = p.id));
      insert into moves (subject, from_status, to_status) values ('payouts', 'paid', 'rejected');
      drop trigger payouts_rejected_by_bank on payouts;
      create trigger payouts_rejected_by_bank before update of status on payouts
        for each row when (old.status in ('sent', 'paid') and new.status = 'rejected' and new.rejected_by_id is not null)
        execute function refuse_rejection_at_bank();

      alter table statement_lines
        -- How its operator is known; null where it is not.
        add column counterparty_basis text check (counterparty_basis in ('account', 'confirmed_name', 'name', 'entered')),
        add check (counterparty_basis is null or counterparty_id is not null);
      update statement_lines set counterparty_basis = case when statement_id is null then 'entered' else 'name' end where counterparty_id is not null;

      -- What operators are called on statements: brands and legal names, and what staff confirmed. One name can be of several operators.
      create table counterparty_names (
        id bigint generated always as identity primary key,
        counterparty_id bigint not null references counterparties (id),
        name text not null check (length(name) between 2 and 140),
        normalized_name text not null generated always as (regexp_replace(lower(name), '[^[:alnum:]]+', '', 'g')) stored,
        -- Null for what came with the reference data.
        confirmed_by_id bigint references users (id),
        created_at timestamptz not null default now(),
        unique (normalized_name, counterparty_id)
      );
      create index counterparty_names_of on counterparty_names (counterparty_id);
      insert into counterparty_names (counterparty_id, name)
      select c.id, given.name from counterparties c join (values
        ${NAMES.flatMap(([slug, ...names]) => names.map((name) => `('${slug}', '${name}')`)).join(', ')}
      ) as given (slug, name) on given.slug = c.slug;

      ${CREDITED}
      create view ledger_differences with (security_invoker = true) as
        select 'in transit differs from open payouts' as fault, null::bigint as id from (
          select (select coalesce(sum(e.amount_cents), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.code = 'in_transit') as books,
            (select coalesce(sum(amount_cents), 0) from payouts where status in ('requested', 'in_run', 'sent')) as open
        ) sums where books <> open
        union all
        select 'due from bank differs from payments', null from (
          select (select coalesce(sum(e.amount_cents), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.code = 'due_from_bank') as books,
            (select coalesce(sum(case when p.debited_by_id is null then p.amount_cents else -p.amount_cents end), 0) from payouts p
             where (p.status = 'rejected' and p.debited_by_id is not null and not credited(p.id))
               or (p.status in ('rejected', 'returned') and p.debited_by_id is null and credited(p.id))) as owed
        ) sums where books <> owed;
    `)
    this.schema.raw(`grant select on ledger_differences to ${appRole};`)
    this.schema.raw(staffOnly('counterparty_names', 'select, insert'))
  }
}

/** Whether the bank gave a payment back. */
const CREDITED = `
      create function credited(p_payout bigint) returns boolean language sql stable set search_path = public, pg_temp as $$
        select exists (select 1 from allocations a where a.payout_id = p_payout and a.kind = 'payout_return' and a.reversed_at is null)
      $$;
      revoke execute on function credited from public;
      grant execute on function credited to ${appRole};
      `

/** Legal names and brands on statements (domain-2 A; chamber of commerce). A brand of several operators is none's alone. */
const NAMES = [
  ['ns', 'NS', 'NS Reizigers B.V.', 'NS Groep N.V.', 'Nederlandse Spoorwegen'],
  ['arriva', 'Arriva', 'Arriva Personenvervoer Nederland B.V.', 'Arriva Nederland', 'RRReis', 'Blauwnet', 'Bravo'],
  ['transdev', 'Transdev', 'Transdev Nederland Mobility Services', 'Connexxion Openbaar Vervoer N.V.', 'Connexxion', 'Hermes', 'Breng', 'Overal', 'Texelhopper', 'U-OV', 'RRReis', 'Bravo'],
  ['keolis', 'Keolis', 'Keolis Nederland B.V.', 'Syntus', 'allGo', 'Twents', 'Blauwnet', 'RRReis', 'U-OV'],
  ['qbuzz', 'Qbuzz', 'Qbuzz B.V.', 'Qlink', 'Qliner', 'U-OV'],
  ['ebs', 'EBS', 'EBS Public Transportation B.V.', 'Egged Bus Systems', 'MeerPlus', 'RRReis'],
  ['htm', 'HTM', 'HTM Personenvervoer N.V.'],
  ['gvb', 'GVB', 'GVB Exploitatie B.V.', 'GVB Activa'],
  ['ret', 'RET', 'RET N.V.', 'RET Bus B.V.', 'RET Metro'],
] // prettier-ignore
