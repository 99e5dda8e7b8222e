-- Something is still to happen, by us, their traveller or an operator.
create or replace view unfinished_claims with (security_invoker = true) as
  select id, tenant_id, user_id from claims where status not in ('refunded', 'closed', 'withdrawn', 'expired', 'rejected');
grant select on unfinished_claims to :application;
