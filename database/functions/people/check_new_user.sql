-- A manager was invited as one. Staff are made by staff.
create or replace function check_new_user()
  returns trigger language plpgsql as $$
begin
  if current_user <> 'fareback_app' or is_for_staff() or (new.role = 'member' and not new.is_researcher) then
    return new;
  end if;
  if not new.is_researcher and new.role = 'manager' and exists (
    select 1 from invitations where tenant_id = new.tenant_id and role = 'manager' and lower(email) = lower(new.email)
      and accepted_at is null and revoked_at is null
  ) then return new; end if;
  raise exception 'A % is not made in a scope of its own', new.role using errcode = 'FB018';
end
$$;

create or replace trigger users_made_in_scope
  before insert on users for each row when (new.role <> 'member' or new.is_researcher) execute function check_new_user();
