-- A name may be what someone typed into a file, so it goes with the last trip that has it.
create or replace function delete_stop_names()
  returns void language sql security definer set search_path = public, pg_temp as $$
delete from stop_names where current_setting('fareback.scope', true) = 'worker'
  and not exists (select from trips where from_place = stop_names.name)
  and not exists (select from trips where to_place = stop_names.name)
$$;
revoke execute on function delete_stop_names from public;
grant execute on function delete_stop_names to :application;
