-- A session comes with its person and their browser, in one answer.
create or replace function session_open(p_id text, p_seconds integer)
  returns table(data text, is_due boolean, person users, browser browser_sessions) language sql stable security definer set search_path = public, pg_temp as $$
select s.data, s.expires_at < now() + make_interval(secs => p_seconds - 300), p, b
from sessions s
left join users p on p.public_id = s.user_id::uuid
left join browser_sessions b on b.tenant_id = p.tenant_id and b.user_id = p.id
  and b.id = (s.data::jsonb #>> '{message,browser_id}')::bigint
where s.id = encode(sha256(p_id::bytea), 'hex') and s.expires_at > now()
$$;
revoke execute on function session_open from public;
grant execute on function session_open to :application;
