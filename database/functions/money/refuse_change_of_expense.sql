create or replace function refuse_change_of_expense()
  returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'What expense % says is never changed', old.id using errcode = 'FB010';
end
$$;

create or replace trigger expenses_unchanged
  before update of user_id, category, incurred_on, amount_cents, vat_cents, receipt_key, sha_256 on expenses
  for each row when (old.user_id is distinct from new.user_id or old.category is distinct from new.category or old.incurred_on is distinct from new.incurred_on or old.amount_cents is distinct from new.amount_cents or old.vat_cents is distinct from new.vat_cents or old.receipt_key is distinct from new.receipt_key or old.sha_256 is distinct from new.sha_256)
  execute function refuse_change_of_expense();
