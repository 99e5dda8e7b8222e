-- Takes one erased person out of the log: their name and address where they acted, and the words of
-- what was changed about them and theirs.
create or replace function scrub_audit_logs(p_user_id bigint)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from users where id = p_user_id and erased_at is not null) then
    raise exception 'User % is not erased', p_user_id using errcode = 'FB011';
  end if;
  perform set_config('fareback.erasing', p_user_id::text, true);

  update audit_logs set actor_name = 'Former traveller', ip = null, changes = redact_text(changes)
  where actor_id = p_user_id;

  update audit_logs set changes = redact_text(changes)
  where (tenant_id, subject_type, subject_id) in (
    select tenant_id, 'user', id from users where id = p_user_id
    union all select tenant_id, 'correction', id from corrections where user_id = p_user_id
    union all select tenant_id, 'payout', id from payouts where user_id = p_user_id
    union all select tenant_id, 'batch', id from batches where user_id = p_user_id
    union all select tenant_id, 'browser_session', id from browser_sessions where user_id = p_user_id
    union all select tenant_id, 'email', id from emails where user_id = p_user_id
    union all select tenant_id, 'impersonation', id from impersonations where user_id = p_user_id
    union all select tenant_id, 'invitation', id from invitations where accepted_by_id = p_user_id
    union all select tenant_id, 'job_application', id from job_applications where user_id = p_user_id
    union all select tenant_id, 'mandate', id from mandates where user_id = p_user_id
    union all select tenant_id, 'ovcp_card', id from ovcp_cards where user_id = p_user_id
    union all select tenant_id, 'passkey', id from passkeys where user_id = p_user_id
  );
  perform set_config('fareback.erasing', '', true);
end
$$;
revoke execute on function scrub_audit_logs from public;
grant execute on function scrub_audit_logs to :application;
