create or replace function record_stop_names()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into stop_names
    select from_place from added where from_place is not null
    union select to_place from added where to_place is not null
    on conflict do nothing;
  return null;
end
$$;

create or replace trigger trips_new_stop_names
  after update on trips referencing new table as added for each statement execute function record_stop_names();
create or replace trigger trips_stop_names
  after insert on trips referencing new table as added for each statement execute function record_stop_names();
