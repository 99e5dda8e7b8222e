-- Neither paid nor returned.
create or replace view pending_payouts with (security_invoker = true) as
  select id, tenant_id, user_id, amount_cents from payouts where status in ('requested', 'in_run', 'sent');
grant select on pending_payouts to :application;
