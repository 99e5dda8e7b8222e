create or replace function session_destroy(p_id text)
  returns void language sql security definer set search_path = public, pg_temp as $$
delete from sessions where id = encode(sha256(p_id::bytea), 'hex')
$$;
revoke execute on function session_destroy from public;
grant execute on function session_destroy to :application;
