create or replace function check_clearance()
  returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare v payouts;
begin
  select * into v from payouts where id = coalesce(new.payout_id, old.payout_id);
  if v.status not in ('requested', 'in_run') then
    raise exception 'Payout % is held no longer', v.reference using errcode = 'FB026';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if v.user_id = new.cleared_by_id then
    raise exception 'A hold of payout % is cleared by its payee', v.reference using errcode = 'FB026';
  end if;
  perform refuse_new_staff(new.cleared_by_id, new.cleared_at);
  return new;
end
$$;

create or replace trigger payout_clearances_check before insert or delete on payout_clearances for each row execute function check_clearance();
