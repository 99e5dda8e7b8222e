-- What staff need to find anyone among a hundred thousand people, and to view their pages without harm.
-- LIKE could leak a hidden row, so PostgreSQL keeps it behind row-level security and away from the index.
-- The owner of the table sees all rows anyway; this lends that to staff, and to no one else.
create or replace function find_users(typed text)
  returns SETOF bigint language sql stable security definer rows 250 set search_path = public, pg_temp as $$
      select id from (
select id from users 
  where length(typed) >= 3 and lower(first_name || ' ' || last_name || ' ' || email) like '%' || regexp_replace(lower(typed), '([\\%_])', '\\\1', 'g') || '%'
union all
select id from users  where length(typed) < 3 and sort_name like regexp_replace(lower(typed), '([\\%_])', '\\\1', 'g') || '%') found where current_setting('fareback.scope', true) = 'staff' limit 251
$$;
revoke execute on function find_users from public;
grant execute on function find_users to :application;
