-- What the role of the application may do depends on whom it acts for: someone in their own scope sees their own rows, sets no role, no fee
-- and no account of a payment, and moves money out of their own wallet alone. Errors: FB018 outside the scope for it; FB007 as in
-- ledger_post.
create or replace function is_for_staff()
  returns boolean language sql stable as $$
select coalesce(current_setting('fareback.scope', true) in ('staff', 'worker'), false)
$$;
grant execute on function is_for_staff to :application;
