create or replace function run_movers(p_run bigint)
  returns table(payout_id bigint, user_id bigint, why text) language sql stable security definer set search_path = public, pg_temp as $$
with line as materialized (select * from run_lines(p_run)), paid as materialized (
  select p.id, p.user_id, p.ledger_transaction_id from payouts p where p.payout_run_id = p_run
)
select p.id, p.user_id, 'payee' from paid p where p.user_id is not null
union select l.payout_id, l.created_by_id, 'matched' from line l where l.created_by_id is not null
union select l.payout_id, s.entered_by_id, 'entered' from line l join statement_lines s on s.id = l.line_id
  where s.entered_by_id is not null
union select l.payout_id, f.uploaded_by_id, 'uploaded' from line l join statement_lines s on s.id = l.line_id
  join statements st on st.id = s.statement_id join statement_files f on f.id = st.file_id
union select l.payout_id, d.decided_by_id, 'decided' from line l join decisions d on d.claim_id = l.claim_id
  where d.decided_by_id is not null
union select p.id, x.person, 'corrected' from paid p
  join ledger_accounts a on a.user_id = p.user_id
  join corrections c on c.user_id = p.user_id and c.status = 'applied' and c.amount_cents > 0
  join ledger_entries ce on ce.transaction_id = c.ledger_transaction_id and ce.account_id = a.id
  join ledger_entries pe on pe.transaction_id = p.ledger_transaction_id and pe.account_id = a.id and ce.id < pe.id
    and not exists (select 1 from ledger_entries z where z.account_id = a.id and z.id > ce.id and z.id < pe.id and z.balance_after_cents <= 0)
  cross join lateral (values (c.requested_by_id), (c.decided_by_id)) x (person)
union select e.payout_id, x.person, 'reimbursed' from paid p join expenses e on e.payout_id = p.id
  cross join lateral (values (e.decided_by_id), (e.reimbursed_by_id)) x (person)
$$;
revoke execute on function run_movers from public;
