create or replace function session_touch(p_id text, p_seconds integer)
  returns void language sql security definer set search_path = public, pg_temp as $$
update sessions set expires_at = now() + make_interval(secs => p_seconds)
where id = encode(sha256(p_id::bytea), 'hex')
$$;
revoke execute on function session_touch from public;
grant execute on function session_touch to :application;
