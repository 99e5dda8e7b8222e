-- The rows of files that are in force: those of imported batches, each once.
create or replace view transactions with (security_invoker = true) as
  select r.id, r.tenant_id, r.card_id, r.batch_id, r.line, r.fingerprint, r.kind, r.at, r.end_at, r.from_place, r.to_place,
    r.amount_cents, r.product, r.operator_name, r.transport, r.purpose, r.note, r.travel_class, r.correction_from,
    r.correction_until, r.external_id, r.version
  from batch_rows r join batch_cards c on c.batch_id = r.batch_id and c.card_id = r.card_id
  where c.imported_at is not null and r.disposition in ('create', 'not_a_trip');
grant select on transactions to :application;
