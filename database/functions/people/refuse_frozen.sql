-- Nothing new is filed or uploaded for a frozen organisation. Error: FB032.
create or replace function refuse_frozen()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from tenants where id = new.tenant_id and status = 'frozen') then
    raise exception 'The organisation of this % is frozen', tg_table_name using errcode = 'FB032';
  end if;
  return new;
end
$$;

create or replace trigger claims_refuse_frozen before insert on claims for each row execute function refuse_frozen();
create or replace trigger batches_refuse_frozen before insert on batches for each row execute function refuse_frozen();
create or replace trigger mandates_refuse_frozen before insert on tenant_mandates for each row execute function refuse_frozen();
