-- Travellers see no letters: takes a claim out of the letter that has not left; letter_id is that letter, to be written anew without it, or null, also for the claim of
-- someone else. One that
-- waits for the mail server is taken back; while one is handed over nothing changes. Needs the claim locked, and waits for nobody.
create or replace function recall_letter(p_claim bigint, out letter_id bigint, out is_handed_over boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare v_letter letters;
begin
  is_handed_over := false;
  select l.* into v_letter from letters l join letter_claims c on c.letter_id = l.id join claims on claims.id = c.claim_id
  where c.claim_id = p_claim and c.outcome is null and c.kind <> 'reminder' and is_in_scope(claims.user_id);
  if not found then return; end if;
  if v_letter.status = 'sending' then
    perform 1 from emails where id = v_letter.email_id and status = 'queued'
      and (leased_until is null or leased_until < clock_timestamp()) for update skip locked;
    is_handed_over := not found;
    if is_handed_over then return; end if;
    perform 1 from letters where id = v_letter.id and status = 'sending' for update skip locked;
    is_handed_over := not found;
    if is_handed_over then return; end if;
    update letters set status = 'preparing', email_id = null where id = v_letter.id;
    update emails set status = 'failed', problem = 'The letter is written anew.' where id = v_letter.email_id;
  end if;
  letter_id := v_letter.id;
  update letter_claims c set outcome = 'taken_out' where c.letter_id = v_letter.id and c.claim_id = p_claim;
end
$$;
revoke execute on function recall_letter from public;
grant execute on function recall_letter to :application;
