-- Neither given up nor too late: one of them at most stands for a trip and a kind.
create or replace view live_claims with (security_invoker = true) as
  select id, tenant_id, user_id, trip_id, batch_id, kind, reference, gross_cents, created_at, submitted_at from claims
  where status not in ('withdrawn', 'expired');
grant select on live_claims to :application;
