-- Still never removed. Changed only by scrub_audit_logs, in three columns, about someone who is erased.
create or replace function refuse_audit_change()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if to_jsonb(new) - '{actor_name,ip,changes}'::text[] = to_jsonb(old) - '{actor_name,ip,changes}'::text[]
    and new.actor_name in (old.actor_name, 'Former traveller')
    and (new.ip is null or new.ip = old.ip)
    and new.changes in (old.changes, redact_text(old.changes))
    and exists (select 1 from users where erased_at is not null
      and id = nullif(current_setting('fareback.erasing', true), '')::bigint)
  then
    return new;
  end if;
  raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'FB010';
end
$$;

create or replace trigger audit_logs_unchanged before update on audit_logs for each row execute function refuse_audit_change();
