create or replace function find_trips(typed text)
  returns SETOF bigint language sql stable security definer rows 250 set search_path = public, pg_temp as $$
      select id from (select trip.id from stop_names cross join lateral (
(select id from trips where from_place = stop_names.name order by travelled_at desc limit 251) union all (select id from trips where to_place = stop_names.name order by travelled_at desc limit 251)) trip
   where length(typed) >= 3 and lower(stop_names.name) like '%' || regexp_replace(lower(typed), '([\\%_])', '\\\1', 'g') || '%'
 union all
 select trip.id from stop_names cross join lateral (
(select id from trips where from_place = stop_names.name order by travelled_at desc limit 251) union all (select id from trips where to_place = stop_names.name order by travelled_at desc limit 251)) trip
   where length(typed) < 3 and lower(stop_names.name) like regexp_replace(lower(typed), '([\\%_])', '\\\1', 'g') || '%'
 union all
 
select trip.id from users cross join lateral
(select id from trips where tenant_id = users.tenant_id and user_id = users.id order by travelled_at desc limit 251) trip
  where length(typed) >= 3 and lower(first_name || ' ' || last_name || ' ' || email) like '%' || regexp_replace(lower(typed), '([\\%_])', '\\\1', 'g') || '%'
union all
select trip.id from users cross join lateral
(select id from trips where tenant_id = users.tenant_id and user_id = users.id order by travelled_at desc limit 251) trip where length(typed) < 3 and sort_name like regexp_replace(lower(typed), '([\\%_])', '\\\1', 'g') || '%') found where current_setting('fareback.scope', true) = 'staff' limit 251
$$;
revoke execute on function find_trips from public;
grant execute on function find_trips to :application;
