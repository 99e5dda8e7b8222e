-- What a person has to look at before a payout leaves. What goes back to an operator was matched by a person.
create or replace view payout_findings with (security_invoker = true) as
  select p.id as payout_id, finding.reason from payouts p
  cross join lateral (
    select 'wallet_below_zero' as reason where p.kind = 'traveller'
      and exists (select 1 from ledger_accounts a where a.balance_cents < 0 and a.user_id = p.user_id)
    union all
    select 'wallet_below_zero' where p.kind = 'tenant'
      and exists (select 1 from ledger_accounts a where a.balance_cents < 0 and a.tenant_id = p.tenant_id and a.user_id is null)
    union all
    select 'account_shared' where exists (select 1 from users u where u.iban_index = p.iban_index and u.id is distinct from p.user_id)
      or exists (select 1 from payouts o where o.iban_index = p.iban_index and o.kind <> 'operator'
        and (o.user_id is distinct from p.user_id or o.tenant_id <> p.tenant_id))
    union all
    select 'account_changed' where coalesce(
        (select u.iban_changed_at from users u where u.id = p.user_id),
        (select t.replaced_at from tenant_bank_accounts t where t.tenant_id = p.tenant_id and p.kind = 'tenant')
      ) > now() - interval '30 days'
    union all
    select 'first_payout' where not exists (
      select 1 from payouts o where o.iban_index = p.iban_index and o.status in ('sent', 'paid') and o.kind = p.kind
        and o.tenant_id = p.tenant_id and o.user_id is not distinct from p.user_id)
    union all
    select 'other_name' where p.has_other_name
    union all
    select 'payee_not_verified' where p.payee_answer <> 'match'
    union all
    -- The function may see who uploaded a report; most have nothing that was rejected, and need not ask it.
    -- A `case`, as conditions joined by `and` are asked in any order, and this function costs more than all above.
    select 'rejected_by_report' where case
      when p.kind = 'traveller' and exists (select 1 from payouts o where o.user_id = p.user_id and o.status = 'rejected')
        or p.kind = 'tenant' and exists (
          select 1 from payouts o where o.tenant_id = p.tenant_id and o.user_id is null and o.status = 'rejected')
      then exists (select 1 from reporters_before(p.id)) end
  ) finding
  where p.status in ('requested', 'in_run') and p.kind <> 'operator';
grant select on payout_findings to :application;
create or replace view payout_holds with (security_invoker = true) as
  select f.payout_id, f.reason from payout_findings f
  where not exists (select 1 from payout_clearances c where c.payout_id = f.payout_id and c.reason = f.reason);
grant select on payout_holds to :application;
