create or replace function check_details_approver()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refuse_new_staff(new.decided_by_id, new.decided_at);
  if not exists (select 1 from users where id = new.decided_by_id and role = 'owner' and blocked_at is null) then
    raise exception 'The details of operator % are activated by no owner', new.counterparty_id using errcode = 'FB019';
  end if;
  return new;
end
$$;

create or replace trigger counterparty_drafts_approver
  before update of status on counterparty_drafts
  for each row when (new.status = 'active') execute function check_details_approver();
