-- What is told late of a closed month counts for the first day after it; a day before the books were opened is none.
create or replace function open_ledger_day(p_day date)
  returns date language sql stable security definer set search_path = public, pg_temp as $$
select case when p_day <= closed.until_on and p_day >= b.opened_on then closed.until_on + 1 else p_day end
from ledger_bounds b, (select max(until_on) as until_on from month_closings where confirmed_at is not null) closed
$$;
revoke execute on function open_ledger_day from public;
grant execute on function open_ledger_day to :application;
