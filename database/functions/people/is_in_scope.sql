create or replace function is_in_scope(p_user_id bigint)
  returns boolean language sql stable as $$
select is_for_staff() or nullif(current_setting('fareback.person_id', true), '') is null
  or nullif(current_setting('fareback.person_id', true), '')::bigint = p_user_id
$$;
grant execute on function is_in_scope to :application;
