-- An operator answers what it got: not before the letter, the objection or the case left. Error: FB030.
create or replace function check_answer_day()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare v_left timestamptz;
begin
  select case new.previous_status when 'objected' then c.objected_at when 'escalated' then c.escalated_at else c.submitted_at end
  into v_left from claims c where c.id = new.claim_id;
  if new.answered_on < (v_left at time zone 'Europe/Amsterdam')::date then
    raise exception 'Claim % was answered before it was asked', new.claim_id using errcode = 'FB030';
  end if;
  return new;
end
$$;

create or replace trigger decisions_day before insert on decisions for each row execute function check_answer_day();
