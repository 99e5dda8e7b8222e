-- Claims are made for whoever gets their refund: once there are any, that stays. Error: FB031.
create or replace function keep_refund_destination()
  returns trigger language plpgsql as $$
begin
  -- Waits for claims that are being made: the reference of each holds this row until it commits.
  perform 1 from tenants where id = new.id for update;
  if exists (select 1 from claims where tenant_id = new.id) then
    raise exception 'Refunds of organisation % go where its claims were made for', new.slug using errcode = 'FB031';
  end if;
  return new;
end
$$;

create or replace trigger tenants_keep_refund_destination
  before update of refund_destination on tenants
  for each row when (old.refund_destination is distinct from new.refund_destination) execute function keep_refund_destination();
