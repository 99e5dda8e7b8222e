-- Once for each transaction: its entries are written by one statement.
-- A plan that was made while the books were empty would read all of them for each transaction.
create or replace function check_ledger_template()
  returns trigger language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare t record;
begin
  for t in
    select l.id, l.kind, l.effective_on, l.reverses_id, k.allowed, k.reverses, reversed.kind as reversed_kind, b.opened_on, b.days_ahead,
      not ('*' = any (k.allowed)) and exists (
        select 1 from new_entries e join ledger_accounts a on a.id = e.account_id
        where e.transaction_id = l.id and not (a.rollup || case when e.amount_cents > 0 then '+' else '-' end) = any (k.allowed)
      ) as is_other,
      -- Money goes from one person to another with no kind; a referral rewards two.
      not ('*' = any (k.allowed)) and (
        select count(*) from new_entries e join ledger_accounts a on a.id = e.account_id
        where e.transaction_id = l.id and a.balance_cents is not null
      ) > case when l.kind = 'referral.rewarded' then 2 else 1 end as has_others
    from (select distinct transaction_id as id from new_entries) ids
    join ledger_transactions l on l.id = ids.id join ledger_kinds k on k.kind = l.kind cross join ledger_bounds b
    left join ledger_transactions reversed on reversed.id = l.reverses_id
  loop
    if t.effective_on < t.opened_on or t.effective_on > (clock_timestamp() at time zone 'Europe/Amsterdam')::date + t.days_ahead then
      raise exception 'Ledger transaction "%" counts for %, which is no day of the books', t.kind, t.effective_on using errcode = 'FB024';
    end if;
    if t.reverses is null and t.reverses_id is not null and not '*' = any (t.allowed)
      or t.reverses is not null and (t.reverses_id is null or not t.reversed_kind = any (t.reverses)) then
      raise exception 'Ledger transaction "%" reverses "%"', t.kind, t.reversed_kind using errcode = 'FB023';
    end if;
    if t.reverses is null and (t.is_other or t.has_others) then
      raise exception 'Ledger transaction "%" has other accounts or signs', t.kind using errcode = 'FB022';
    end if;
  end loop;
  return null;
end
$$;

create or replace trigger ledger_entries_template
  after insert on ledger_entries referencing new table as new_entries for each statement execute function check_ledger_template();
