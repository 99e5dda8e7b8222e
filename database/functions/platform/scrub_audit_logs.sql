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
    -- Of claims and expenses the log holds states and amounts, by which their histories are told.
    select s.tenant_id, s.type, s.id from subjects s where s.user_id = p_user_id and s.type not in ('claim', 'expense')
  );
  perform set_config('fareback.erasing', '', true);
end
$$;
revoke execute on function scrub_audit_logs from public;
grant execute on function scrub_audit_logs to :application;
