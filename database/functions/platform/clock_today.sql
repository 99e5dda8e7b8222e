-- The day in the Netherlands.
create or replace function clock_today()
  returns date language sql stable parallel safe as $$
select (clock_now() at time zone 'Europe/Amsterdam')::date
$$;
