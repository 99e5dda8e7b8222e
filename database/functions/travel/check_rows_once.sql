-- A transaction is in force once: two batches of one card come into force one after the other.
create or replace function check_rows_once()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from ovcp_cards where id = new.card_id for no key update;
  if exists (select 1 from batch_cards where card_id = new.card_id and batch_id <> new.batch_id and imported_at is not null)
    and exists (
      select 1 from transactions own join transactions other using (card_id, fingerprint)
      where card_id = new.card_id and own.batch_id = new.batch_id and other.batch_id <> new.batch_id) then
    raise exception 'Batch % repeats what another holds', new.batch_id using errcode = 'FB031';
  end if;
  return null;
end
$$;

create or replace trigger batch_cards_once
  after insert or update of imported_at on batch_cards for each row when (new.imported_at is not null)
  execute function check_rows_once();
