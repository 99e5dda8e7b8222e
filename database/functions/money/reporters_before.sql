-- A report of the bank is a file that one person uploads, and no balance proves it: what was rejected by one is looked at before the next
-- payout leaves, by someone else than uploaded it, who does not release it either. Error: FB026 as in 0053.
-- Who uploaded reports that rejected payments of this payee since one was last paid.
create or replace function reporters_before(p_payout bigint)
  returns SETOF bigint language sql stable security definer set search_path = public, pg_temp as $$
select r.uploaded_by_id from payouts p
join payouts o on o.kind = p.kind and o.tenant_id = p.tenant_id and o.user_id is not distinct from p.user_id and o.id < p.id
  and o.status = 'rejected' and o.bank_status = 'RJCT'
join payment_reports r on r.payout_run_id = o.payout_run_id and r.rejected_count > 0
where p.id = p_payout and p.kind <> 'operator' and current_setting('fareback.scope', true) in ('staff', 'worker') and not exists (
  select 1 from payouts q where q.kind = p.kind and q.tenant_id = p.tenant_id and q.user_id is not distinct from p.user_id
    and q.id > o.id and q.id < p.id and q.status in ('sent', 'paid'))
$$;
revoke execute on function reporters_before from public;
grant execute on function reporters_before to :application;
