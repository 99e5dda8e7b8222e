-- What an audit entry or a posting is about, by its type: whose it is, and what people call it.
create or replace view subjects with (security_invoker = true) as
  select 'user' as type, id, tenant_id, id as user_id, public_id::text as reference, first_name || ' ' || last_name as title from users
  union all select 'claim', id, tenant_id, user_id, reference, reference from claims
  union all select 'payout', id, tenant_id, user_id, reference, reference from payouts
  union all select 'payout_run', id, null, null, reference, reference from payout_runs
  union all select 'expense', id, tenant_id, user_id, reference, reference from expenses
  union all select 'correction', id, tenant_id, user_id, reference, reference from corrections
  union all select 'batch', id, tenant_id, user_id, null, file_name from batches
  union all select 'ovcp_card', id, tenant_id, user_id, null, '•••• ' || last_4 from ovcp_cards
  union all select 'email', id, tenant_id, user_id, null, subject from emails
  union all select 'contact_message', id, tenant_id, user_id, reference, reference from contact_messages
  union all select 'job_application', id, tenant_id, user_id, null, null from job_applications
  union all select 'passkey', id, tenant_id, user_id, null, name from passkeys
  union all select 'mandate', id, tenant_id, user_id, null, null from mandates
  union all select 'browser_session', id, tenant_id, user_id, null, null from browser_sessions
  union all select 'impersonation', id, tenant_id, user_id, null, null from impersonations
  union all select 'invitation', id, tenant_id, accepted_by_id, null, null from invitations
  union all select 'tenant', id, id, null, slug, name from tenants;
grant select on subjects to :application;
