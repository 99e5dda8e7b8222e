-- Four eyes by person: what one moved alone is summed by day, who is new approves nothing for a day, nobody releases what they are paid or
-- caused, and money leaves only when its line is proven by the balances around it or by a second person. Errors: FB014 new in this role,
-- FB015 above what one person moves alone, FB016 released by a payee or a cause, FB017 a line that nobody proved.
-- Whoever changes a role and does not say since when does so now.
create or replace function move_role_since()
  returns trigger language plpgsql as $$
begin
  if new.role_since is not distinct from old.role_since then new.role_since := now(); end if;
  return new;
end
$$;

create or replace trigger users_role_since
  before update of role on users for each row when (old.role is distinct from new.role) execute function move_role_since();
