-- How many claims each operator has in a state, and for how much: a row for each change, so that no two wait for each other.
create or replace function tally_claim()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    insert into claim_tallies (counterparty_id, status, claims_count, gross_cents)
    values (old.counterparty_id, old.status, -1, -old.gross_cents);
  end if;
  if tg_op <> 'DELETE' then
    insert into claim_tallies (counterparty_id, status, claims_count, gross_cents)
    values (new.counterparty_id, new.status, 1, new.gross_cents);
  end if;
  return null;
end
$$;

create or replace trigger claims_tallied after insert or delete on claims for each row execute function tally_claim();
create or replace trigger claims_tallied_again
  after update on claims for each row
  when ((old.counterparty_id, old.status, old.gross_cents) is distinct from (new.counterparty_id, new.status, new.gross_cents))
  execute function tally_claim();
