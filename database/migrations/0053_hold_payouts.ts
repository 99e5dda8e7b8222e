import { BaseSchema } from '@adonisjs/lucid/schema'
import { JOB_OPTIONS } from '#app/platform/shared/jobs/jobs'
import { appRole, staffOnly } from '#database/walls'

const REASONS = [
  'wallet_below_zero',
  'account_shared',
  'account_changed',
  'first_payout',
  'other_name',
  'payee_not_verified',
]

/**
 * A payout with something to look at is held: no run takes it until a person has looked, and whoever looked does not release the
 * run. Errors: FB016 and FB018 as in 0044 and 0045; FB026 a run with a payout that is held, or a hold
 * cleared by its payee.
 */
export default class extends BaseSchema {
  async up() {
    this.#columns()
    this.#holds()
    this.#causes()
    this.schema.raw(`select pgboss.create_queue('verify_payees', '${JSON.stringify(JOB_OPTIONS)}')`)
  }

  #columns() {
    this.schema.raw(`
      alter table payouts add column has_other_name boolean not null default false,
        add column payee_answer text check (payee_answer in ('pending', 'match', 'close_match', 'no_match', 'not_possible')),
        add column payee_answered_at timestamptz,
        add column payee_name_encrypted text,
        add constraint payouts_answer check ((payee_answered_at is null) = (payee_answer is null or payee_answer = 'pending'));
      grant update (payee_answer, payee_answered_at, payee_name_encrypted) on payouts to ${appRole};
      -- Who asks for a payout does not say what the bank of the payee answers.
      create function refuse_own_answer() returns trigger language plpgsql as $$
      begin
        raise exception 'The answer of a bank about payout % is for jobs', new.reference using errcode = 'FB018';
      end $$;
      create trigger payouts_first_answer before insert on payouts
        for each row when (new.payee_answer <> 'pending') execute function refuse_own_answer();
      create trigger payouts_next_answer before update of payee_answer on payouts
        for each row when (new.payee_answer is distinct from old.payee_answer and current_setting('fareback.scope', true) is distinct from 'worker')
        execute function refuse_own_answer();
      create index payouts_unanswered on payouts (id) where payee_answer = 'pending';

      create table payout_clearances (
        payout_id bigint not null references payouts,
        reason text not null check (reason in (${REASONS.map((reason) => `'${reason}'`).join(', ')})),
        note text not null check (length(note) between 5 and 500),
        cleared_by_id bigint not null references users,
        cleared_at timestamptz not null,
        primary key (payout_id, reason)
      );
      create index payout_clearances_by on payout_clearances (cleared_by_id);
    `)
    this.schema.raw(staffOnly('payout_clearances', 'select, insert, delete'))
  }

  #holds() {
    this.schema.raw(`
      -- What a person has to look at before a payout leaves. What goes back to an operator was matched by a person.
      create view payout_findings with (security_invoker = true) as
        select p.id as payout_id, 'wallet_below_zero' as reason from payouts p
        join ledger_accounts a on a.balance_cents < 0 and case p.kind when 'tenant' then a.tenant_id = p.tenant_id and a.user_id is null else a.user_id = p.user_id end
        where p.status in ('requested', 'in_run') and p.kind <> 'operator'
        union all
        select p.id, 'account_shared' from payouts p
        where p.status in ('requested', 'in_run') and p.kind <> 'operator' and (
          exists (select 1 from users u where u.iban_index = p.iban_index and u.id is distinct from p.user_id)
          or exists (select 1 from payouts o where o.iban_index = p.iban_index and o.kind <> 'operator'
            and (o.user_id is distinct from p.user_id or o.tenant_id <> p.tenant_id)))
        union all
        select p.id, 'account_changed' from payouts p
        left join users u on u.id = p.user_id
        left join tenant_bank_accounts t on t.tenant_id = p.tenant_id and p.kind = 'tenant'
        where p.status in ('requested', 'in_run') and p.kind <> 'operator'
          and coalesce(u.iban_changed_at, t.replaced_at) > now() - interval '30 days'
        union all
        select p.id, 'first_payout' from payouts p
        where p.status in ('requested', 'in_run') and p.kind <> 'operator' and not exists (
          select 1 from payouts o where o.iban_index = p.iban_index and o.status in ('sent', 'paid') and o.kind = p.kind
            and o.tenant_id = p.tenant_id and o.user_id is not distinct from p.user_id)
        union all
        select p.id, 'other_name' from payouts p
        where p.status in ('requested', 'in_run') and p.kind <> 'operator' and p.has_other_name
        union all
        select p.id, 'payee_not_verified' from payouts p
        where p.status in ('requested', 'in_run') and p.kind <> 'operator' and p.payee_answer <> 'match';
      grant select on payout_findings to ${appRole};

      create view payout_holds with (security_invoker = true) as
        select f.payout_id, f.reason from payout_findings f
        where not exists (select 1 from payout_clearances c where c.payout_id = f.payout_id and c.reason = f.reason);
      grant select on payout_holds to ${appRole};

      create function check_clearance() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      declare v payouts;
      begin
        select * into v from payouts where id = coalesce(new.payout_id, old.payout_id);
        if v.status not in ('requested', 'in_run') then
          raise exception 'Payout % is held no longer', v.reference using errcode = 'FB026';
        end if;
        if tg_op = 'DELETE' then return old; end if;
        if v.user_id = new.cleared_by_id then
          raise exception 'A hold of payout % is cleared by its payee', v.reference using errcode = 'FB026';
        end if;
        perform refuse_new_staff(new.cleared_by_id, new.cleared_at);
        return new;
      end $$;
      create trigger payout_clearances_check before insert or delete on payout_clearances
        for each row execute function check_clearance();

      create function refuse_held() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        if exists (select 1 from payouts p join payout_holds h on h.payout_id = p.id where p.payout_run_id = new.id) then
          raise exception 'Payout run % has a payout that is held', new.reference using errcode = 'FB026';
        end if;
        return new;
      end $$;
      create trigger payout_runs_held before update of status on payout_runs
        for each row when (new.status = 'released' and old.status = 'open') execute function refuse_held();
    `)
  }

  #causes() {
    this.schema.raw(`
      alter function run_people(bigint) rename to run_movers;
      -- Whom the payouts of a run are to, who made them possible, and who cleared a hold of them.
      create function run_people(p_run bigint) returns table (payout_id bigint, user_id bigint, why text)
        language sql stable security definer set search_path = public, pg_temp as $$
          select * from run_movers(p_run)
          union select c.payout_id, c.cleared_by_id, 'cleared' from payouts p join payout_clearances c on c.payout_id = p.id
            where p.payout_run_id = p_run
        $$;
      revoke execute on function run_people, run_movers from public;

      drop function run_causes(bigint, bigint);
      -- For the page of a run: what its payouts stand on, and in what way this person is behind each.
      create function run_causes(p_run bigint, p_person bigint)
        returns table (payout_id bigint, own_causes text[], unproven text[], is_to_staff boolean)
        language sql stable security definer set search_path = public, pg_temp as $$
          with theirs as materialized (
            select r.payout_id, array_agg(distinct r.why order by r.why) as causes from run_people(p_run) r where r.user_id = p_person group by 1
          ), unproven as materialized (
            select r.payout_id, array_agg(distinct s.reference order by s.reference) as lines
            from run_unproven(p_run) r join statement_lines s on s.id = r.line_id group by 1
          )
          select p.id, coalesce(t.causes, '{}'), coalesce(n.lines, '{}'), coalesce(u.role in ('agent', 'finance', 'owner'), false)
          from payouts p left join theirs t on t.payout_id = p.id left join unproven n on n.payout_id = p.id
          left join users u on u.id = p.user_id
          where p.payout_run_id = p_run and current_setting('fareback.scope', true) in ('staff', 'worker')
        $$;
      revoke execute on function run_causes from public;
      grant execute on function run_causes to ${appRole};
    `)
  }
}
