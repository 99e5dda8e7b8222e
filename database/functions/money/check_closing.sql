create or replace function check_closing()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.confirmed_at is not null then
    raise exception 'The month until % is closed', old.until_on using errcode = 'FB027';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if new.until_on <= books_closed_until() or new.until_on >= (clock_timestamp() at time zone 'Europe/Amsterdam')::date then
    raise exception 'The month until % is closed or not over', new.until_on using errcode = 'FB027';
  end if;
  if tg_op = 'INSERT' then
    if new.confirmed_at is not null then
      raise exception 'The month until % is signed off by one person', new.until_on using errcode = 'FB027';
    end if;
    perform refuse_new_staff(new.signed_by_id, new.signed_at);
  else
    if (new.until_on, new.totals, new.statement_cents, new.head_position, new.head_hash, new.signed_by_id, new.signed_at)
      is distinct from (old.until_on, old.totals, old.statement_cents, old.head_position, old.head_hash, old.signed_by_id, old.signed_at) then
      raise exception 'What was signed of the month until % does not change', new.until_on using errcode = 'FB027';
    end if;
    perform refuse_new_staff(new.confirmed_by_id, new.confirmed_at);
    -- What is being posted ends first, and nothing is posted until the month is closed.
    lock table ledger_transactions in share mode;
  end if;
  if ledger_totals(new.until_on) is distinct from new.totals then
    raise exception 'The sums of the month until % are not those that were signed', new.until_on using errcode = 'FB027';
  end if;
  return new;
end
$$;

create or replace trigger month_closings_check before insert or delete or update on month_closings for each row execute function check_closing();
