create or replace function books_closed_until()
  returns date language sql stable security definer set search_path = public, pg_temp as $$
select max(until_on) from month_closings where confirmed_at is not null
$$;
revoke execute on function books_closed_until from public;
grant execute on function books_closed_until to :application;
