-- A claim says what the letter is about that it is in: whom it waits for depends on it.
create or replace function note_letter_of_claim()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update claims set in_letter = (
    select min(kind) from letter_claims where claim_id = new.claim_id and outcome is null and kind <> 'reminder'
  )
  where id = new.claim_id;
  return null;
end
$$;
create or replace trigger letter_claims_of_claims
  after insert or update of outcome on letter_claims for each row execute function note_letter_of_claim();
