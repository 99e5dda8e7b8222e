-- Errors: FB027 a closed month, FB024 no day of the books.
create or replace function check_ledger_day(p_kind text, p_day date)
  returns void language plpgsql stable security definer set search_path = public, pg_temp as $$
declare v ledger_bounds;
begin
  select * into v from ledger_bounds;
  -- A day before the books were opened is refused as such.
  if p_day >= v.opened_on and exists (select 1 from month_closings where confirmed_at is not null and until_on >= p_day) then
    raise exception 'Ledger transaction "%" counts for %, in a month that is closed', p_kind, p_day using errcode = 'FB027';
  end if;
  if p_day < v.opened_on or p_day > (clock_timestamp() at time zone 'Europe/Amsterdam')::date + v.days_ahead then
    raise exception 'Ledger transaction "%" counts for %, which is no day of the books', p_kind, p_day using errcode = 'FB024';
  end if;
end
$$;
revoke execute on function check_ledger_day from public;
