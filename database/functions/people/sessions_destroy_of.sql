create or replace function sessions_destroy_of(p_user_id text)
  returns void language sql security definer set search_path = public, pg_temp as $$
delete from sessions where user_id = p_user_id
$$;
revoke execute on function sessions_destroy_of from public;
grant execute on function sessions_destroy_of to :application;
