-- When a transaction ends, a line is explained by its allocations and a claim received what they say.
create or replace function check_allocation()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select 1 from statement_lines l where l.id = new.line_id and l.open_cents <> l.amount_cents
      - (select coalesce(sum(amount_cents), 0) from allocations where line_id = l.id and reversed_at is null)
  ) then
    raise exception 'The allocations of line % do not add up', new.line_id using errcode = 'FB009';
  end if;
  if new.claim_id is not null and exists (
    select 1 from claims c where c.id = new.claim_id and c.received_cents
      <> (select coalesce(sum(amount_cents), 0) from allocations where claim_id = c.id and reversed_at is null)
  ) then
    raise exception 'Claim % did not receive what its allocations say', new.claim_id using errcode = 'FB009';
  end if;
  return null;
end
$$;

drop trigger if exists allocations_add_up on allocations;
create constraint trigger allocations_add_up
  after insert or update on allocations deferrable initially deferred for each row execute function check_allocation();
