-- It runs at the commit, without the settings of ledger_post, and needs them too: planned for each posting, or while the books were
-- small, it reads whole tables.
create or replace function check_ledger_subject()
  returns trigger language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  s record := ledger_subject(new.subject_type, new.subject_id);
  v_statuses text[];
begin
  if not exists (select from ledger_entries where transaction_id = new.id) then
    raise exception 'Ledger transaction % has no entries', new.id using errcode = 'FB003';
  end if;
  select statuses into v_statuses from ledger_subjects where kind = new.kind and subject_type = new.subject_type;
  if not found then
    raise exception 'Ledger transaction "%" is not about a %', new.kind, new.subject_type using errcode = 'FB028';
  end if;
  if s.is_there is not true or not coalesce(s.status = any (v_statuses), v_statuses is null) then
    raise exception 'Ledger transaction "%" is about % % in state %', new.kind, new.subject_type, new.subject_id, s.status using errcode = 'FB028';
  end if;
  -- Those of a payment to an operator and of what belongs to nobody move no wallet of theirs.
  if s.tenant_id is not null then
    if exists (
      select from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transaction_id = new.id and a.balance_cents is not null and (a.tenant_id <> s.tenant_id or a.user_id <> s.user_id)
    ) then
      raise exception 'Ledger transaction "%" moves a wallet that % % is not of', new.kind, new.subject_type, new.subject_id using errcode = 'FB028';
    end if;
  end if;
  return null;
end
$$;

drop trigger if exists ledger_transactions_subject on ledger_transactions;
create constraint trigger ledger_transactions_subject
  after insert on ledger_transactions deferrable initially deferred
  for each row execute function check_ledger_subject();
