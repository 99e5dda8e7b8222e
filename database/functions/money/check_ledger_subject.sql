-- It runs at the commit, without the settings of ledger_post, and needs them too: planned for each posting, or while the books were
-- small, it reads whole tables.
create or replace function check_ledger_subject()
  returns trigger language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  s record := ledger_subject(new.subject_type, new.subject_id);
  t record;
begin
  select written.*, k.kind, k.statuses
  into t
  from (
    -- Those of a payment to an operator and of what belongs to nobody move no wallet of theirs.
    select count(*) as entries, bool_or(a.balance_cents is not null and (a.tenant_id <> s.tenant_id or a.user_id <> s.user_id)) as is_of_another
    from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transaction_id = new.id
  ) written
  left join ledger_subjects k on k.kind = new.kind and k.subject_type = new.subject_type;
  if t.entries = 0 then
    raise exception 'Ledger transaction % has no entries', new.id using errcode = 'FB003';
  end if;
  if t.kind is null then
    raise exception 'Ledger transaction "%" is not about a %', new.kind, new.subject_type using errcode = 'FB028';
  end if;
  if s.is_there is not true or not coalesce(s.status = any (t.statuses), t.statuses is null) then
    raise exception 'Ledger transaction "%" is about % % in state %', new.kind, new.subject_type, new.subject_id, s.status using errcode = 'FB028';
  end if;
  if s.tenant_id is not null and t.is_of_another then
    raise exception 'Ledger transaction "%" moves a wallet that % % is not of', new.kind, new.subject_type, new.subject_id using errcode = 'FB028';
  end if;
  return null;
end
$$;

drop trigger if exists ledger_transactions_subject on ledger_transactions;
create constraint trigger ledger_transactions_subject
  after insert on ledger_transactions deferrable initially deferred
  for each row execute function check_ledger_subject();
