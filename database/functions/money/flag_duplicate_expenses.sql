-- An expense is a duplicate while another that was not withdrawn has its file, or its day and amount, whoever handed it in. Two that are handed in at
-- the same time wait for each other.
create or replace function flag_duplicate_expenses()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed expenses := coalesce(new, old);
begin
  perform pg_advisory_xact_lock(hashtext('expenses'), hashtext(changed.sha_256));
  perform pg_advisory_xact_lock(hashtext('expenses of a day'), hashtext(changed.incurred_on || ' ' || changed.amount_cents));
  update expenses e set is_duplicate = found.is_duplicate
  from (
    select own.id, own.status <> 'withdrawn' and exists (
      select 1 from expenses t where t.id <> own.id and t.status <> 'withdrawn' and t.sha_256 = own.sha_256
      union all
      select 1 from expenses t where t.id <> own.id and t.status <> 'withdrawn' and t.incurred_on = own.incurred_on and t.amount_cents = own.amount_cents
    ) as is_duplicate
    from expenses own
    where own.sha_256 = changed.sha_256 or (own.incurred_on = changed.incurred_on and own.amount_cents = changed.amount_cents)
  ) found
  where e.id = found.id and e.is_duplicate <> found.is_duplicate;
  return null;
end
$$;

create or replace trigger expenses_duplicates after insert or delete on expenses for each row execute function flag_duplicate_expenses();
create or replace trigger expenses_duplicates_again
  after update of status on expenses for each row
  when ((old.status = 'withdrawn') <> (new.status = 'withdrawn')) execute function flag_duplicate_expenses();
