-- One clock for statements and for code, and views of the claims that others count.
-- The time of the scope where it stands still (a test, a demo), else that of the transaction.
create or replace function clock_now()
  returns timestamptz language sql stable parallel safe as $$
select coalesce(nullif(current_setting('fareback.now', true), '')::timestamptz, now())
$$;
