-- One clock for statements and for code, and views of the claims that others count.
-- The time of the scope where it stands still (a test, a demo), else that of the transaction.
-- A `case`: behind row-level security PostgreSQL takes `coalesce` for something that may leak, and leaves indexes by day unused.
create or replace function clock_now()
  returns timestamptz language sql stable parallel safe as $$
select case when nullif(current_setting('fareback.now', true), '') is null then now()
  else current_setting('fareback.now')::timestamptz end
$$;
