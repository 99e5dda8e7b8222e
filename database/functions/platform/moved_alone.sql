-- Of a person and kind, on the day (in Amsterdam) of a moment, whatever the direction.
-- What goes to people is one sum, by whatever route; what is written off is another.
create or replace function moved_alone(p_kind text, p_by bigint, p_at timestamptz)
  returns bigint language sql stable security definer set search_path = public, pg_temp as $$
select coalesce(sum(cents), 0)::bigint from (
  select abs(amount_cents) as cents, decided_at as at from corrections
  where (kind = 'write_off') = (p_kind = 'write_off') and status = 'applied' and decided_by_id = requested_by_id and decided_by_id = p_by
    and decided_at > p_at - interval '26 hours'
  union all
  select amount_cents, reimbursed_at from expenses
  where p_kind <> 'write_off' and status = 'reimbursed' and reimbursed_by_id = decided_by_id and reimbursed_by_id = p_by
    and reimbursed_at > p_at - interval '26 hours'
) moved where (at at time zone 'Europe/Amsterdam')::date = (p_at at time zone 'Europe/Amsterdam')::date
$$;
revoke execute on function moved_alone from public;
grant execute on function moved_alone to :application;
