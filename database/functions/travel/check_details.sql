create or replace function check_details()
  returns trigger language plpgsql as $$
begin
  -- Seeds and tests write as jobs; people write as staff.
  if current_setting('fareback.scope', true) is distinct from 'staff' then return new; end if;
  if (select (d.name, d.email, d.address, d.ibans) from counterparty_drafts d
      where d.counterparty_id = new.id and d.status = 'active' order by d.decided_at desc, d.id desc limit 1)
    is distinct from (new.name, new.email, new.address, new.ibans) then
    raise exception 'Nobody activated these details of operator %', new.slug using errcode = 'FB019';
  end if;
  return new;
end
$$;

create or replace trigger counterparties_details
  before update on counterparties
  for each row when (old.name is distinct from new.name or old.email is distinct from new.email or old.address is distinct from new.address or old.ibans is distinct from new.ibans)
  execute function check_details();
create or replace trigger counterparties_made before insert on counterparties for each row execute function check_details();
