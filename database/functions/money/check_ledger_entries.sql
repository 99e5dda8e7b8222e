-- Beside what ledger_post refuses, whoever writes the statement: one statement writes all entries of one transaction, so that they are looked at
-- once. Errors: FB003 off balance or of two transactions, FB004 unknown account, FB007 outside the scope of its kind, FB027 a closed
-- month, FB024 no day of the books, FB023 reverses another kind, FB022 other accounts or signs.
-- Its plan is made inside ledger_post, whose settings it has: one that was made while the books were empty would read all of them.
create or replace function check_ledger_entries()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_scope text := coalesce(current_setting('fareback.scope', true), '');
  v_today date := (clock_timestamp() at time zone 'Europe/Amsterdam')::date;
  v_reversed text;
  t record;
  posted record;
begin
  select min(a.transaction_id) as id, max(a.transaction_id) as last_id, sum(a.amount_cents) as cents, bool_and(account.id is not null) as has_accounts,
    array_agg(account.rollup || case when a.amount_cents > 0 then '+' else '-' end) as signs, count(account.balance_cents) as wallets
  into t
  from added a
  left join ledger_accounts account on account.id = a.account_id;
  if t.id is null then return null; end if;
  if t.id <> t.last_id then
    raise exception 'Ledger transactions % and % are written by one statement', t.id, t.last_id using errcode = 'FB003';
  end if;
  if t.cents <> 0 then
    raise exception 'Ledger transaction % does not sum to zero', t.id using errcode = 'FB003';
  end if;
  select l.kind, l.effective_on, l.reverses_id, k.scopes, k.allowed, k.reverses
  into posted
  from ledger_transactions l join ledger_kinds k on k.kind = l.kind where l.id = t.id;
  if not found or not t.has_accounts then
    raise exception 'Ledger transaction % or one of its accounts does not exist', t.id using errcode = 'FB004';
  end if;
  if not v_scope = any (posted.scopes) then
    raise exception 'Ledger transaction "%" is not posted in scope "%"', posted.kind, v_scope using errcode = 'FB007';
  end if;
  if v_scope = '' then perform check_own_posting(t.id); end if;
  -- The books of today are open.
  if posted.effective_on <> v_today then perform check_ledger_day(posted.kind, posted.effective_on); end if;
  if '*' = any (posted.allowed) then return null; end if;
  if posted.reverses is not null or posted.reverses_id is not null then
    select kind into v_reversed from ledger_transactions where id = posted.reverses_id;
    if v_reversed is null or posted.reverses is null or not v_reversed = any (posted.reverses) then
      raise exception 'Ledger transaction "%" reverses "%"', posted.kind, v_reversed using errcode = 'FB023';
    end if;
  end if;
  -- Money goes from one person to another with no kind; a referral rewards two.
  if posted.reverses is null and (not t.signs <@ posted.allowed or t.wallets > case when posted.kind = 'referral.rewarded' then 2 else 1 end) then
    raise exception 'Ledger transaction "%" has other accounts or signs', posted.kind using errcode = 'FB022';
  end if;
  return null;
end
$$;

create or replace trigger ledger_entries_check
  after insert on ledger_entries referencing new table as added for each statement execute function check_ledger_entries();
