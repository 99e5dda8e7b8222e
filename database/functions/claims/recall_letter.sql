-- A letter is sent when the operator's mail server accepted it, and posted with an address and a day; until then it is being sent, and its
-- claims have not left. What fails or comes back gives its claims back.
-- Travellers see no letters: whether the letter with this claim can be written anew, because it has not left. One that waits for
-- the mail server is taken back; of one that is handed over at this moment nothing is changed. Waits for nobody.
create or replace function recall_letter(p_claim bigint)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare v_letter submissions;
begin
  select s.* into v_letter from submissions s join claims c on c.submission_id = s.id where c.id = p_claim;
  if v_letter.status is distinct from 'sending' then return coalesce(v_letter.status in ('preparing', 'prepared', 'failed'), true); end if;
  perform 1 from emails where id = v_letter.email_id and status = 'queued' for update skip locked;
  if not found then return false; end if;
  perform 1 from submissions where id = v_letter.id and status = 'sending' for update skip locked;
  if not found then return false; end if;
  update submissions set status = 'preparing', email_id = null where id = v_letter.id;
  update emails set status = 'failed', problem = 'The letter is written anew.' where id = v_letter.email_id;
  return true;
end
$$;
revoke execute on function recall_letter from public;
grant execute on function recall_letter to :application;
