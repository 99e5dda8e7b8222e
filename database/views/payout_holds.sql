create or replace view payout_risks with (security_invoker = true) as
  select p.id as payout_id, 'wallet_below_zero' as reason from payouts p
  join ledger_accounts a on a.balance_cents < 0 and a.user_id = p.user_id
  where p.status in ('requested', 'in_run') and p.kind = 'traveller'
  union all
  select p.id, 'wallet_below_zero' from payouts p
  join ledger_accounts a on a.balance_cents < 0 and a.tenant_id = p.tenant_id and a.user_id is null
  where p.status in ('requested', 'in_run') and p.kind = 'tenant'
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
grant select on payout_risks to :application;
-- What a person has to look at before a payout leaves. What goes back to an operator was matched by a person.
create or replace view payout_findings with (security_invoker = true) as
  select payout_id, reason from payout_risks
  union all
  select p.id, 'rejected_by_report' from payouts p
  where p.status in ('requested', 'in_run') and exists (select 1 from reporters_before(p.id));
grant select on payout_findings to :application;
create or replace view payout_holds with (security_invoker = true) as
  select f.payout_id, f.reason from payout_findings f
  where not exists (select 1 from payout_clearances c where c.payout_id = f.payout_id and c.reason = f.reason);
grant select on payout_holds to :application;
