-- An expense is a duplicate while another that was not withdrawn has its file, or its day and amount, whoever handed it in. Two that change at the
-- same time wait for each other here; the other expenses are not locked, as whoever decides on them would wait the other way round.
create or replace function find_duplicate_expenses()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed expenses := coalesce(new, old);
begin
  perform pg_advisory_xact_lock(hashtext('expenses'), hashtext(changed.sha_256));
  perform pg_advisory_xact_lock(hashtext('expenses of a day'), hashtext(changed.incurred_on || ' ' || changed.amount_cents));
  with alike as (
    select e.id, e.status <> 'withdrawn' and exists (
      select 1 from expenses d where d.id <> e.id and d.status <> 'withdrawn' and d.sha_256 = e.sha_256
      union all
      select 1 from expenses d where d.id <> e.id and d.status <> 'withdrawn' and d.incurred_on = e.incurred_on and d.amount_cents = e.amount_cents
    ) as is_duplicate
    from expenses e
    where e.sha_256 = changed.sha_256 or (e.incurred_on = changed.incurred_on and e.amount_cents = changed.amount_cents)
  ), single as (
    delete from duplicate_expenses where expense_id = changed.id and tg_op = 'DELETE'
      or expense_id in (select id from alike where not is_duplicate)
  )
  insert into duplicate_expenses select id from alike where is_duplicate on conflict do nothing;
  return null;
end
$$;

create or replace trigger expenses_duplicates after insert or delete on expenses for each row execute function find_duplicate_expenses();
create or replace trigger expenses_duplicates_again
  after update of status on expenses for each row
  when ((old.status = 'withdrawn') <> (new.status = 'withdrawn')) execute function find_duplicate_expenses();
