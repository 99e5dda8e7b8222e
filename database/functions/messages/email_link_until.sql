-- Until when the link of a message works, as far as it is there: all that staff may know of it.
create or replace function email_link_until(p_email_id bigint)
  returns timestamptz language sql stable security definer set search_path = public, pg_temp as $$
select expires_at from email_links where email_id = p_email_id and is_for_staff()
$$;
revoke execute on function email_link_until from public;
grant execute on function email_link_until to :application;
