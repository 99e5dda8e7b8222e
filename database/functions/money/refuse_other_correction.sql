-- What is approved is what was asked for: neither changes in between.
create or replace function refuse_other_correction()
  returns trigger language plpgsql as $$
begin
  raise exception 'What correction % asks for is never changed', old.reference using errcode = 'FB010';
end
$$;

create or replace trigger corrections_cost
  before update on corrections for each row when (new.cost_kind is distinct from old.cost_kind) execute function refuse_other_correction();
create or replace trigger corrections_stay
  before update on corrections
  for each row when (old.reference is distinct from new.reference or old.kind is distinct from new.kind or old.tenant_id is distinct from new.tenant_id or old.user_id is distinct from new.user_id or old.line_id is distinct from new.line_id or old.amount_cents is distinct from new.amount_cents or old.requested_by_id is distinct from new.requested_by_id or old.created_at is distinct from new.created_at)
  execute function refuse_other_correction();
