create or replace function check_line_open()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select 1 from statement_lines l where l.id = new.id and l.open_cents <> l.amount_cents
      - (select coalesce(sum(amount_cents), 0) from allocations where line_id = l.id and reversed_at is null)
  ) then
    raise exception 'The allocations of line % do not add up', new.id using errcode = 'FB009';
  end if;
  return null;
end
$$;

drop trigger if exists statement_lines_add_up on statement_lines;
create constraint trigger statement_lines_add_up
  after update of open_cents, amount_cents on statement_lines deferrable initially deferred
  for each row execute function check_line_open();
