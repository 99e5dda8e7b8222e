create or replace function refuse_closed_day()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- A day before the books were opened is refused as such.
  if new.effective_on <= (select max(until_on) from month_closings where confirmed_at is not null)
    and new.effective_on >= (select opened_on from ledger_bounds) then
    raise exception 'Ledger transaction "%" counts for %, in a month that is closed', new.kind, new.effective_on using errcode = 'FB027';
  end if;
  return new;
end
$$;

create or replace trigger ledger_transactions_open before insert on ledger_transactions for each row execute function refuse_closed_day();
