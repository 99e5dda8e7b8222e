import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#database/walls'

/**
 * A report of the bank is a file that one person uploads, and no balance proves it: what was rejected by one is looked at before the
 * next payout leaves, by someone else than uploaded it, who does not release it either. Error: FB026 as in 0053.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- Who uploaded reports that rejected payments of this payee since one was last paid.
      create function reporters_before(p_payout bigint) returns setof bigint
        language sql stable security definer set search_path = public, pg_temp as $$
          select r.uploaded_by_id from payouts p
          join payouts o on o.kind = p.kind and o.tenant_id = p.tenant_id and o.user_id is not distinct from p.user_id and o.id < p.id
            and o.status = 'rejected' and o.bank_status = 'RJCT'
          join payment_reports r on r.payout_run_id = o.payout_run_id and r.rejected_count > 0
          where p.id = p_payout and p.kind <> 'operator' and current_setting('fareback.scope', true) in ('staff', 'worker') and not exists (
            select 1 from payouts q where q.kind = p.kind and q.tenant_id = p.tenant_id and q.user_id is not distinct from p.user_id
              and q.id > o.id and q.id < p.id and q.status in ('sent', 'paid'))
        $$;
      revoke execute on function reporters_before from public;
      grant execute on function reporters_before to ${appRole};

      alter table payout_clearances drop constraint payout_clearances_reason_check, add constraint payout_clearances_reason_check check (reason in
        ('wallet_below_zero', 'account_shared', 'account_changed', 'first_payout', 'other_name', 'payee_not_verified', 'rejected_by_report'));
      alter view payout_findings rename to payout_risks;
      create view payout_findings with (security_invoker = true) as
        select payout_id, reason from payout_risks
        union all
        select p.id, 'rejected_by_report' from payouts p
        where p.status in ('requested', 'in_run') and exists (select 1 from reporters_before(p.id));
      grant select on payout_findings to ${appRole};
      create or replace view payout_holds with (security_invoker = true) as
        select f.payout_id, f.reason from payout_findings f
        where not exists (select 1 from payout_clearances c where c.payout_id = f.payout_id and c.reason = f.reason);

      create function refuse_reporter() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        if new.cleared_by_id in (select reporters_before(new.payout_id)) then
          raise exception 'A report before payout % was uploaded by who clears it', new.payout_id using errcode = 'FB026';
        end if;
        return new;
      end $$;
      create trigger payout_clearances_report before insert on payout_clearances
        for each row when (new.reason = 'rejected_by_report') execute function refuse_reporter();

      create index statement_entries_asking on statement_entries (file_id) where line_id is null and candidates is not null;

      alter function run_people(bigint) rename to run_clearers;
      -- And who uploaded a report that gave them their money back.
      create function run_people(p_run bigint) returns table (payout_id bigint, user_id bigint, why text)
        language sql stable security definer set search_path = public, pg_temp as $$
          select * from run_clearers(p_run)
          union select p.id, reporter, 'reported' from payouts p cross join lateral reporters_before(p.id) reporter where p.payout_run_id = p_run
        $$;
      revoke execute on function run_people, run_clearers from public;
    `)
  }
}
