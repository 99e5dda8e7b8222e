import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#database/walls'

const LINE = { statement_line: null }
const ANSWERED = ['approved', 'partly_approved', 'refunded', 'closed']

/** What each kind is about, and the states that this is in when the transaction ends; null where it has none. */
const SUBJECTS: Record<string, Record<string, string[] | null>> = {
  'statement.booked': LINE,
  'statement.taken_back': LINE,
  'refund.received': { claim: ANSWERED },
  'refund.reclaimed': { claim: ANSWERED },
  'refund.reversed': { claim: ANSWERED },
  'refund.sent_back': { payout: ['requested'] },
  'settlement.received': LINE,
  'settlement.reversed': LINE,
  'payout.requested': { payout: ['requested'] },
  'payout.cancelled': { payout: ['cancelled', 'rejected', 'returned'], ...LINE },
  'payout.paid': { payout: ['paid', 'returned', 'rejected'], payout_run: ['released', 'confirmed'] },
  'payout.reversed': LINE,
  'payout.returned': { payout: ['returned', 'rejected'] },
  'payout.rejected': { payout: ['rejected'] },
  'premium.charged': { user: null },
  'referral.rewarded': { referral: null },
  'balance.given_up': { user: null },
  'expense.reimbursed': { expense: ['reimbursed'] },
  correction: { correction: ['applied'] },
  write_off: LINE,
  'write_off.reversed': LINE,
  'cost.booked': LINE,
  'cost.reversed': LINE,
} // prettier-ignore

const list = (values: string[] | null) =>
  values ? `array[${values.map((value) => `'${value}'`).join(', ')}]` : 'null::text[]'

/**
 * A transaction is about something that exists, is in a state that it can be about, and belongs to the person or organisation whose
 * wallet it moves. It is looked at when the database transaction ends, because the state follows the money. Error: FB028.
 */
export default class extends BaseSchema {
  async up() {
    const rows = Object.entries(SUBJECTS).flatMap(([kind, subjects]) =>
      Object.entries(subjects).map(([type, statuses]) => `('${kind}', '${type}', ${list(statuses)})`)
    ) // prettier-ignore
    this.schema.raw(`
      create table ledger_subjects (
        kind text not null references ledger_kinds (kind),
        subject_type text not null,
        -- When the transaction ends; null where its table has no states.
        statuses text[],
        primary key (kind, subject_type)
      );
      insert into ledger_subjects (kind, subject_type, statuses) values ${rows.join(', ')};
      grant select on ledger_subjects to ${appRole};

      create function ledger_subject(p_type text, p_id bigint, out status text, out tenant_id bigint, out user_id bigint, out is_there boolean)
        language plpgsql stable security definer set search_path = public, pg_temp as $$
      begin
        case p_type
          when 'statement_line' then select null, null, null, true into status, tenant_id, user_id, is_there from statement_lines l where l.id = p_id;
          when 'claim' then select c.status, c.tenant_id, c.user_id, true into status, tenant_id, user_id, is_there from claims c where c.id = p_id;
          when 'payout' then select p.status, p.tenant_id, p.user_id, true into status, tenant_id, user_id, is_there from payouts p where p.id = p_id;
          when 'payout_run' then select r.status, null, null, true into status, tenant_id, user_id, is_there from payout_runs r where r.id = p_id;
          when 'expense' then select e.status, e.tenant_id, e.user_id, true into status, tenant_id, user_id, is_there from expenses e where e.id = p_id;
          when 'correction' then select c.status, c.tenant_id, c.user_id, true into status, tenant_id, user_id, is_there from corrections c where c.id = p_id;
          when 'user' then select null, u.tenant_id, u.id, true into status, tenant_id, user_id, is_there from users u where u.id = p_id;
          when 'referral' then select null, null, null, true into status, tenant_id, user_id, is_there from referrals r where r.id = p_id;
          -- What only the tests post about.
          else is_there := true;
        end case;
      end $$;
      revoke execute on function ledger_subject from public;

      create function check_ledger_subject() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        v_statuses text[];
        s record;
      begin
        select statuses into v_statuses from ledger_subjects where kind = new.kind and subject_type = new.subject_type;
        if not found then
          raise exception 'Ledger transaction "%" is not about a %', new.kind, new.subject_type using errcode = 'FB028';
        end if;
        s := ledger_subject(new.subject_type, new.subject_id);
        if s.is_there is not true or not coalesce(s.status = any (v_statuses), v_statuses is null) then
          raise exception 'Ledger transaction "%" is about % % in state %', new.kind, new.subject_type, new.subject_id, s.status using errcode = 'FB028';
        end if;
        -- Those of a payment to an operator and of what belongs to nobody move no wallet of theirs.
        if s.tenant_id is not null and exists (
          select 1 from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.balance_cents is not null
          where e.transaction_id = new.id and (a.tenant_id <> s.tenant_id or a.user_id <> s.user_id)
        ) then
          raise exception 'Ledger transaction "%" moves a wallet that % % is not of', new.kind, new.subject_type, new.subject_id using errcode = 'FB028';
        end if;
        return null;
      end $$;
      create constraint trigger ledger_transactions_subject after insert on ledger_transactions
        deferrable initially deferred for each row execute function check_ledger_subject();
    `)
  }
}
