create or replace function session_write(p_id text, p_data text, p_user_id text, p_seconds integer)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into sessions (id, data, user_id, expires_at)
  values (encode(sha256(p_id::bytea), 'hex'), p_data, p_user_id, now() + make_interval(secs => p_seconds))
  on conflict (id) do update
    set data = excluded.data, user_id = excluded.user_id, expires_at = excluded.expires_at;
  -- One in fifty writers takes along what has expired.
  if random() < 0.02 then
    delete from sessions where expires_at < now();
  end if;
end
$$;
revoke execute on function session_write from public;
grant execute on function session_write to :application;
